/** The tally as it was told: space by space, who had what there, in which order, and what came of it. */
import type { DragonsView, EventFrame } from "../../protocol";

export interface Showing {
  seat: number;
  strength: number;
  faces: number[];
}

export interface Stop {
  space: string;
  round: number;
  /** Where in the story it begins, and how far it reaches. */
  from: number;
  to: number;
  showings: Showing[];
  /** From the strongest; empty before the guard, where nobody is a rival. */
  order: number[];
  guard: number | null;
  /** What came of it, to be said in words. */
  outcomes: EventFrame[];
}

const OUTCOMES = new Set([
  "treasure_won", "left_in_cave", "spells_drawn", "spell_kept", "spell_given", "spell_rejected", "no_spell_left", "djinn_won", "market_used",
  "market_not_used", "units_paid", "units_taken", "start_player_named", "admitted", "bribed", "not_bribed", "not_admitted", "key_turned",
  "tokens_taken_back", "bought", "bought_face_up", "bought_searching", "not_bought", "unsold", "smuggled",
]);
const ENDS = new Set(["token_placed", "token_placed_face_up", "round_began", "round_ended", "last_artifact_sold"]);

export function stops(story: EventFrame[]): Stop[] {
  const found: Stop[] = [];
  let round = 0;
  let open: Stop | null = null;
  const at = (space: string, index: number): Stop => {
    if (open?.space === space) return open;
    open = { space, round, from: index, to: index + 1, showings: [], order: [], guard: null, outcomes: [] };
    found.push(open);
    return open;
  };
  for (const [index, { name, args }] of story.entries()) {
    if (name === "round_began") round = Number(args["round"]);
    if (ENDS.has(name)) open = null;
    else if (name === "tokens_turned_up") show(at(String(args["space"]), index), args);
    else if (name === "ranked") at(String(args["space"]), index).order = args["seats"] as number[];
    else if (name === "guard_shown") at("guard", index).guard = Number(args["value"]);
    else if (open && OUTCOMES.has(name)) (open as Stop).outcomes.push(story[index] as EventFrame);
    else continue;
    if (open) (open as Stop).to = index + 1;
  }
  return found;
}

function show(stop: Stop, args: EventFrame["args"]): void {
  const showing = { seat: Number(args["seat"]), strength: Number(args["strength"]), faces: args["faces"] as number[] };
  stop.showings = [...stop.showings.filter((one) => one.seat !== showing.seat), showing];
}

/** Those with tokens there, the strongest first. */
export function ranked(stop: Stop): Showing[] {
  const place = (seat: number): number => (stop.order.includes(seat) ? stop.order.indexOf(seat) : stop.order.length);
  return [...stop.showings].sort((a, b) => place(a.seat) - place(b.seat));
}

/** The table while the tally walks: what has been reached is turned up, what lies ahead is as it was. */
export function during(before: DragonsView, passed: Stop[]): DragonsView {
  const here = passed.at(-1);
  if (!here) return before;
  const reached = new Map(passed.map((stop) => [stop.space, stop]));
  return {
    ...before,
    current: here.space,
    turned_up: true,
    guard: here.guard ?? before.guard,
    ranking: ranked(here).map(({ seat, strength }) => ({ seat, strength })),
    spaces: before.spaces.map((space) => {
      const stop = reached.get(space.space);
      if (!stop) return space;
      const left = new Map(stop.showings.map((one) => [one.seat, [...one.faces]]));
      const pieces = space.pieces.map((piece) =>
        piece.carpet || piece.face_up ? piece : { ...piece, face_up: true, value: piece.value ?? left.get(piece.owner)?.shift() ?? null },
      );
      return { ...space, pieces, tallied: stop !== here };
    }),
    caves: before.caves.map((cave) => (reached.has(cave.space) && cave.space !== here.space ? { ...cave, shelves: cave.shelves.map(() => 0) } : cave)),
  };
}
