/** Outlines drawn once and used everywhere: icons, board, cards. */

/** A dromedary walking to the right, standing on y = 84 in a box of 100 by 88. */
export const CAMEL = {
  body:
    "M15 36C20 27 29 27 34 20C38 11 50 9 56 19C59 25 64 29 70 30C75 31 77 26 78 20C79 12 80 6 86 4C92 2 95 6 98 10" +
    "C101 13 99 17 95 17C92 17 90 16 89 19C88 26 88 35 83 42C80 46 76 49 72 50L70 53C64 56 36 56 27 53C19 51 12 44 15 36Z",
  /** Legs nearer to us and, darker, the two behind. */
  near: "M21 46L31 50L29 66L27 84H21.5L22 66Z M62 50L73 46L72 64L75 84H69.5L65 66Z",
  far: "M31 50L39 52L36 66L38 84H33L31 67Z M55 52L63 50L61 66L60 84H55L57 66Z",
  tail: "M16 37C11 42 11 52 13 58L10.5 60C7 52 8 41 14 34Z",
  saddle: "M33 21C38 11 50 9 56.5 19.5L61 34C53 38 38 38 30 33Z",
  fringe: "M30 33C38 38 53 38 61 34L60 39C52 43 38 43 30 38Z",
  eye: [91, 9] as const,
};

/** An eight-pointed star (two squares) of radius 10 around (0, 0). */
export const KHATAM = khatam(10);

export function khatam(radius: number, inner = 0.765): string {
  const points: string[] = [];
  for (let i = 0; i < 16; i++) {
    const r = i % 2 ? radius * inner : radius;
    const angle = (Math.PI / 8) * i;
    points.push(`${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`);
  }
  return `M${points.join("L")}Z`;
}

/** A pointed Persian arch standing in a box. */
export function arch(x: number, y: number, w: number, h: number, spring = 0.42): string {
  const s = y + h * spring;
  const m = x + w / 2;
  return `M${x} ${y + h}V${s}C${x} ${y + h * spring * 0.42} ${x + w * 0.26} ${y + h * spring * 0.3} ${m} ${y}C${x + w * 0.74} ${y + h * spring * 0.3} ${x + w} ${y + h * spring * 0.42} ${x + w} ${s}V${y + h}Z`;
}
