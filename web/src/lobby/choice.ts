/** How one likes to play a game against the computer: remembered in this browser, one choice for each game. */
import type { GameInfo, Level, NewTable, OptionInfo } from "../protocol";
import { bot, levels } from "./levels";

type Value = OptionInfo["default"];

export interface Choice {
  players: number;
  level: Level;
  variants: Record<string, Value>;
}

/** The part of localStorage that is used, so that tests can hand in their own. */
type Notes = Pick<Storage, "getItem" | "setItem">;

export const USUAL: Level = "merchant";

const note = (game: GameInfo): string => `play:${game.id}`;

/** The options that are worth a choice before every game. */
export const variants = (game: GameInfo): OptionInfo[] => game.options.filter((option) => option.variant);

/** What is remembered may be of an older version of the game, or of somebody's own making: only what fits is kept. */
export function remembered(game: GameInfo, notes: Notes = localStorage): Choice {
  let kept: Partial<Choice> = {};
  try {
    kept = (JSON.parse(notes.getItem(note(game)) ?? "{}") ?? {}) as Partial<Choice>;
  } catch {
    // unreadable: as if nothing had been chosen yet
  }
  const wished = kept.variants ?? {};
  const players = game.players.find((count) => count === kept.players) ?? usual(game);
  return {
    players,
    level: levels(game, players).find((level) => level === kept.level) ?? USUAL,
    variants: Object.fromEntries(
      variants(game).map((option) => [option.name, option.values.find((value) => value === wished[option.name]) ?? option.default]),
    ),
  };
}

export function remember(game: GameInfo, choice: Choice, notes: Notes = localStorage): void {
  notes.setItem(note(game), JSON.stringify(choice));
}

/** Four at the table if the game allows it. */
const usual = (game: GameInfo): number => (game.players.includes(4) ? 4 : Math.max(...game.players));

/** The reader and computers. */
export function againstComputer(game: GameInfo, { players, level, variants: options }: Choice): NewTable {
  const others = Array.from({ length: players - 1 }, () => bot(level));
  return { game: game.id, seats: [{ kind: "person" }, ...others], options };
}
