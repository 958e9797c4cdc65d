/** What lies in the box, to be looked up by name. */
import type { EmiraBoard, EmiraCaravanBoard, EmiraEventBoard, EmiraGoalBoard, EmiraObjectiveBoard, EmiraPlayerView, EmiraPrincessBoard } from "../../protocol";

/** The gold pieces, the largest first. */
const PIECES = [1000, 500, 100, 50, 10] as const;

export interface Box {
  princess: (name: string) => EmiraPrincessBoard | undefined;
  caravan: (name: string) => EmiraCaravanBoard | undefined;
  event: (name: string) => EmiraEventBoard | undefined;
  objective: (name: string) => EmiraObjectiveBoard | undefined;
  points: (status: string) => number;
  goal: (players: number) => EmiraGoalBoard | undefined;
}

const boxes = new WeakMap<EmiraBoard, Box>();

export function openBox(board: EmiraBoard): Box {
  const known = boxes.get(board);
  if (known) return known;
  const princesses = new Map(board.princesses.map((one) => [one.princess, one]));
  const caravans = new Map(board.caravans.map((one) => [one.caravan, one]));
  const events = new Map(board.events.map((one) => [one.event, one]));
  const objectives = new Map(board.objectives.map((one) => [one.objective, one]));
  const points = new Map(board.statuses.map((one) => [one.status, one.points]));
  const box: Box = {
    princess: (name) => princesses.get(name),
    caravan: (name) => caravans.get(name),
    event: (name) => events.get(name),
    objective: (name) => objectives.get(name),
    points: (status) => points.get(status) ?? 0,
    goal: (players) => board.goals.find((one) => one.players === players),
  };
  boxes.set(board, box);
  return box;
}

/** An amount in as few gold pieces as can be. */
export function pieces(amount: number): number[] {
  const made: number[] = [];
  let rest = amount;
  for (const piece of PIECES) {
    for (; rest >= piece; rest -= piece) made.push(piece);
  }
  return made;
}

/** What a sheik can show a princess who looks for this; null when it cannot be seen. */
export function worth(player: EmiraPlayerView, trait: string): number | null {
  if (trait === "gold") return player.gold;
  if (trait === "appearance") return player.appearance;
  if (trait === "status") return player.status;
  if (trait === "palace") return player.palace_halves;
  return player.princesses.length;
}
