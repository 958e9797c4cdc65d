/** Where one was in each game's book beside the table, so that it opens there again. */
export const places = new Map<string, number>();
