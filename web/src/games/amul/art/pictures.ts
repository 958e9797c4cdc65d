/** One picture for each kind of card. */
import { GOODS } from "./goods";
import { PEOPLE } from "./people";
import { THINGS } from "./things";
import { TRADERS } from "./traders";

export const PICTURES: Readonly<Record<string, string>> = { ...GOODS, ...THINGS, ...PEOPLE, ...TRADERS };
