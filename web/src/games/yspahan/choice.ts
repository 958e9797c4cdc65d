/** Names of things in words, for every part of the board. */
import type { BoardProps } from "../../games";
import type { YspahanBoard, YspahanView } from "../../protocol";

export type Say = (key: string, args?: Record<string, unknown>) => string;

export type TableProps = BoardProps<YspahanView, YspahanBoard>;

/** "chest_pink_3" in words. */
export function shopName(say: Say, shop: string): string {
  const cut = shop.lastIndexOf("_");
  return say("shop", { souk: shop.slice(0, cut), number: Number(shop.slice(cut + 1)) });
}

/** A road space in words: its sign and the shops it touches. */
export function spaceName(say: Say, space: string, touched: string[]): string {
  const name = space === "C" ? say("space-C") : `${say("term-road_space")} ${space}`;
  return [name, ...touched.map((shop) => shopName(say, shop))].join(", ");
}

/** A price in words. */
export function price(say: Say, camels: number, gold: number): string {
  return say("price", { camels, gold });
}
