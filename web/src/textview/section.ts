/** The table in words: sections of lists and tables, made from the same view as the board. */

export interface Section {
  title: string;
  /** What tells it from another with the same title. */
  id?: string;
  /** Sentences or short facts. */
  items?: string[];
  /** A table with a heading row; the first cell of each row names it. */
  table?: { columns: string[]; rows: string[][] };
}
