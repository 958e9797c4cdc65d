/** The colours a game may name for its pieces, in the materials of the house. */

const NAMED: Readonly<Record<string, string>> = {
  blue: "lapis", lapis: "lapis", indigo: "indigo", night: "night",
  "light blue": "turquoise", light_blue: "turquoise", turquoise: "turquoise", teal: "turquoise",
  green: "sage", sage: "sage",
  yellow: "saffron", gold: "saffron", saffron: "saffron",
  orange: "terracotta", brown: "terracotta", terracotta: "terracotta",
  red: "pomegranate", pomegranate: "pomegranate",
  purple: "violet", violet: "violet", pink: "rose", rose: "rose",
  white: "sand", grey: "sand", sand: "sand", ivory: "sand", black: "night",
};
const ORDER = ["lapis", "terracotta", "turquoise", "pomegranate", "sage", "violet", "saffron", "indigo"];
const LIGHT = new Set(["saffron", "sand", "sage"]);

/** The name of a colour token; a colour that is not known gets one of its own, always the same. */
export function tone(name: string): string {
  const known = NAMED[name];
  if (known !== undefined) return known;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return ORDER[sum % ORDER.length] ?? "lapis";
}

/** Colours for a piece: its tone, or its owner's, or plain stone. */
export function colours(toneName: string, owner: number | null): { paint: string; ink: string } {
  if (toneName !== "") {
    const token = tone(toneName);
    return { paint: `var(--${token})`, ink: LIGHT.has(token) ? "var(--ink)" : "var(--ivory)" };
  }
  if (owner !== null) return { paint: `var(--cube-${owner % 8})`, ink: `var(--cube-${owner % 8}-ink)` };
  return { paint: "var(--sand)", ink: "var(--ink)" };
}
