/** What the parts of the table share: what may be chosen now, and how to say it. */
import type { BoardProps } from "../../games";
import type { Say } from "../../language/render";
import type { DragonsBoard, DragonsView, Option } from "../../protocol";

export type { Say };

export interface Choice {
  readonly targets: ReadonlySet<string>;
  choose: (target: string) => void;
  readonly say: Say;
}

export type TableProps = BoardProps<DragonsView, DragonsBoard>;

/** Every option can also be called by its move: the trays and cards of the herald do. */
export function handle(option: Option): string {
  return `move:${option.text}`;
}

/** Three crowns in words. */
export function amount(say: Say, units: number, kind: string): string {
  return say("amount-kind", { units, kind });
}
