/** How Āmul behaves at the shared table. */
import type { Detail, Manners, Note } from "../../games";
import type { Say } from "../../language/render";
import type { AmulBoard, AmulCardScoreView, AmulView, EventFrame, Option } from "../../protocol";
import { SYMBOLS } from "./art/signs";
import { openBox } from "./box";
import { plain } from "./choice";

const symbols = Object.entries(SYMBOLS).map(([name, drawing]) => [name, `<g transform="scale(1.5)">${drawing}</g>`]);

export const MANNERS: Manners<AmulView, AmulBoard> = {
  when: (view, say) => `${say("term-round")} ${view.round}`,
  chapters: ["round_began", "game_over"],
  hushed: (event) => event.name === "card_dealt" && event.args["card"] === null,
  tones: [
    ["end", /^game_over$/],
    ["score", /^scored$/],
    ["coin", /^card_taken$/],
    ["card", /^card_(played|offered|picked|thrown_away)$/],
  ],
  icons: { cards: "card", points: "points", ...Object.fromEntries(symbols) },
  closing: [],
  pieces,
  note,
  detail,
};

/** Log lines light the very card, and whoever it is about. */
function pieces(event: EventFrame): string[] {
  const { number, seat } = event.args;
  return [...(typeof number === "number" ? [`card:${number}`] : []), ...(typeof seat === "number" ? [`seat:${seat}`] : [])];
}

/** What a card would give now and at best; of a card that would be lost, that. */
function note(option: Option, view: AmulView, board: AmulBoard, say: Say): Note | null {
  const card = option.args["card"];
  if (typeof card !== "string") return null;
  const box = openBox(board);
  const found = view.prospects.find((one) => box.card(one.number).card === card);
  if (!found) return null;
  const worth = { now: plain(found.now), best: plain(found.best) };
  const words: Note = { short: say("page-amul_worth", worth), spoken: say("page-amul_worth_spoken", worth) };
  if (option.kind !== "play" || box.card(found.number).place !== "hand") return words;
  return { short: `⚠ ${say("page-amul_lost")}`, spoken: say("page-amul_lost_spoken") };
}

/** What stands behind a row of the score pad. */
function detail(category: string, seat: number, view: AmulView, board: AmulBoard, say: Say): Detail[] {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return [];
  const majority = player.majorities.find((one) => category === `${one.symbol}_majority`);
  if (majority) {
    const symbols = say("page-amul_symbols", { count: majority.count, which: majority.symbol });
    const text = majority.place === null ? symbols : say("page-amul_placed", { symbols, place: majority.place });
    return [{ text, points: majority.points, rule: majority.count ? "AMU-MAJ.3" : "AMU-MAJ.4" }];
  }
  return player.scores
    .filter((line) => line.style === category)
    .map((line) => ({ text: reason(line, board, say), points: line.points, rule: line.sets === null ? line.rule : "AMU-TRADER.5" }));
}

/** A card with its copies, a trader with its sets, a spy with the neighbour it looks at. */
function reason(line: AmulCardScoreView, board: AmulBoard, say: Say): string {
  const name = say(`card-${line.card}`);
  if (line.sets !== null) {
    const goods = openBox(board).face(line.card).terms.flatMap((term) => term.of);
    return say("page-amul_sets", { name, sets: line.sets, goods: goods.map((good) => say(`card-${good}`)).join(" + ") });
  }
  if (line.neighbour !== null) return say("page-amul_looks_at", { name, seat: line.neighbour });
  return line.copies > 1 ? `${name} ×${line.copies}` : name;
}
