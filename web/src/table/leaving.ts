/** The ways to leave a game, and which of them a table allows. */
import { api } from "../net/api";
import type { TableInfo } from "../protocol";

/** `stand_in`: a computer plays until one comes back. `resign`: it plays to the end. `delete`: there is no game any more. */
export type Farewell = "stand_in" | "resign" | "delete";

/** Whether only computers play beside the reader: nobody is left waiting. */
const alone = (table: TableInfo): boolean => table.seats.every((seat) => seat.mine || seat.resigned || seat.kind === "bot" || seat.kind === "open");

/** How a game is given up for good. */
export function forGood(table: TableInfo): Farewell | null {
  const running = table.status === "playing" || table.status === "gathering";
  if (!running || !table.seats.some((seat) => seat.mine)) return null;
  if (alone(table)) return "delete";
  return table.status === "playing" && table.seats.some((seat) => seat.mine && !seat.resigned) ? "resign" : null;
}

/** Whether the reader may hand the seat to a computer and take it back later. */
export function mayStandIn(table: TableInfo): boolean {
  return table.status === "playing" && table.seats.some((seat) => seat.mine && !seat.bot_for_now);
}

/** Whether a computer plays for the reader, who may take the seat back. */
export function mayReturn(table: TableInfo): boolean {
  return table.status === "playing" && table.seats.some((seat) => seat.mine && seat.bot_for_now && !seat.resigned);
}

export const FAREWELLS: Readonly<Record<Farewell, (id: string) => Promise<TableInfo>>> = {
  stand_in: api.leave,
  resign: api.resign,
  delete: api.close,
};
