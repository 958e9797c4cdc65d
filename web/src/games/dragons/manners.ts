/** How Aladdin's Dragons behaves at the shared table. */
import type { Detail, Manners } from "../../games";
import type { Say } from "../../language/render";
import type { DragonsBoard, DragonsView, EventFrame, Option } from "../../protocol";
import { ARTIFACTS, SIGNS, TREASURES } from "./art";
import { handle } from "./choice";

export const MANNERS: Manners<DragonsView, DragonsBoard> = {
  when: (view, say) => {
    if (view.round === 0) return say("page-dragons_set_up");
    const space = view.current === "placement" || view.current === "end" ? "market" : view.current;
    return say("page-dragons_when", { round: view.round, place: view.current, space });
  },
  chapters: ["round_began", "game_over"],
  tones: [
    ["end", /^game_over$/],
    ["score", /^bought/],
    ["coin", /^(treasure_won|units_)/],
  ],
  icons: { ...TREASURES, artifacts: ARTIFACTS["unknown"] ?? "", spells: SIGNS["spell"] ?? "", tokens: SIGNS["token"] ?? "" },
  closing: ["pass", "done"],
  means: ["spell", "space", "artifact", "kind"],
  targets: (option) => [handle(option)],
  pieces,
  family,
  detail,
};

/** Log lines light the space, the piece and the treasures they speak of. */
function pieces(event: EventFrame): string[] {
  const { space, origin, owner, seat, number, kind, spell, artifact } = event.args;
  const found: string[] = [];
  for (const place of [space, origin]) if (typeof place === "string") found.push(`space:${place}`);
  const of = typeof owner === "number" ? owner : seat;
  if (typeof number === "number" && typeof of === "number") found.push(`piece:${of}.${number}`);
  if (typeof kind === "string") found.push(`bank:${kind}`);
  if (typeof spell === "string") found.push(`spell:${spell}`);
  if (typeof artifact === "string") found.push(`artifact:${artifact}`);
  return found;
}

/** The beginning of a sentence with many ends, such as “Place the 9”. */
function family(kind: string, name: string, say: Say): string {
  const words = name.split(" ");
  const [spell, second, third] = words;
  switch (kind) {
    case "place":
      return say("page-dragons_place", { token: Number(name) });
    case "give":
    case "take":
      return say(`page-dragons_${kind}_units`, { units: Number(name) });
    case "cast_at":
      return say("move-cast", { spell });
    case "cast_move_own":
      return say("page-dragons_move_own", { spell, token: Number(second) });
    case "cast_move_other":
      return say("page-dragons_move_other", { spell, owner: Number(second), number: Number(third) });
    case "cast_apprentice":
      return say("page-dragons_apprentice", { space: name });
    case "cast_eye":
      return say("page-dragons_eye", { owner: Number(name) });
    default:
      return name;
  }
}

/** What a player's row of artifacts is made of. */
function detail(category: string, seat: number, view: DragonsView, _: unknown, say: Say): Detail[] {
  const player = view.players.find((one) => one.seat === seat);
  const count = category === "artifacts" ? player?.artifact_count : player?.artifacts[category];
  if (!count) return [];
  const text = category === "artifacts" ? say("term-artifacts") : say(`artifact-${category}`);
  return [{ text: category === "scroll" ? `${text}: ${say("artifact-scroll-effect")}` : text, points: count, rule: category === "scroll" ? "DRA-END.3" : "DRA-END.2" }];
}
