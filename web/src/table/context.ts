/** What parts of the table page hand to those inside them. */

export const OPEN_RULE = Symbol("open rule");
export type OpenRule = (rule: string) => void;
