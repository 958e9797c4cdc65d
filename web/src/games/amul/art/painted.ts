/** Drawings as images: each is painted once and shown many times, so that a full table stays light. */

/** An image is a page of its own and knows no custom properties: cards are painted, the same in any light. */
const PAINTS: Readonly<Record<string, string>> = {
  gold: "#e9ac35",
  "gold-deep": "#9a6511",
  "gold-light": "#ffdf8c",
  camel: "#d3a468",
  "camel-deep": "#8e6231",
  terracotta: "#c1502e",
  ink: "#221c16",
  "tower-wall": "#d9c49a",
  "tower-wall-deep": "#a98f68",
  "wall-deep": "#6d5c4c",
  niche: "#14142b",
};

const made = new Map<string, string>();

export function painted(drawing: string, box: number): string {
  const known = made.get(drawing);
  if (known !== undefined) return known;
  const drawn = drawing.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => PAINTS[name] ?? "none");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${drawn}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  made.set(drawing, address);
  return address;
}
