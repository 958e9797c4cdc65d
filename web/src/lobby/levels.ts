/** How strong computers can be. */
import type { GameInfo, Level, SeatWish } from "../protocol";

const LEVELS: Level[] = ["novice", "apprentice", "merchant", "master", "vizier"];

/** The levels to choose from: a learned player only where the server has one for so many players. */
export function levels(game: GameInfo | null, players: number): Level[] {
  return game?.learned.includes(players) ? [...LEVELS, "learned"] : LEVELS;
}

/** The levels that think ahead: their answers take a moment. */
export const SEARCHING: Level[] = ["vizier"];

export function bot(level: Level = "merchant"): SeatWish {
  return { kind: "bot", level };
}
