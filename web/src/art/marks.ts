/** The shape that stands for a seat beside its colour, drawn around (0, 0) with a radius of about 10. */

function ring(corners: number, radius: number, turn = -90): string {
  const points: string[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = ((turn + (360 / corners) * i) * Math.PI) / 180;
    points.push(`${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`);
  }
  return `M${points.join("L")}Z`;
}

function star(points: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 ? inner : outer;
    const angle = ((-90 + (180 / points) * i) * Math.PI) / 180;
    corners.push(`${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`);
  }
  return `M${corners.join("L")}Z`;
}

export interface Mark {
  path: string;
  /** Where a letter on the mark sits, measured from its middle. */
  letter: number;
}

export const MARKS: readonly Mark[] = [
  { path: "M-9.5 0A9.5 9.5 0 1 0 9.5 0A9.5 9.5 0 1 0 -9.5 0Z", letter: 0 },
  { path: "M0 -11L11.2 8.4L-11.2 8.4Z", letter: 2.6 },
  { path: "M-8.8 -8.8H8.8V8.8H-8.8Z", letter: 0 },
  { path: "M0 -11.6L10.4 0L0 11.6L-10.4 0Z", letter: 0 },
  { path: ring(5, 10.8), letter: 0.6 },
  { path: "M-4 -10.5H4V-4H10.5V4H4V10.5H-4V4H-10.5V-4H-4Z", letter: 0 },
  { path: star(5, 12, 6), letter: 0.8 },
  { path: ring(6, 10.8, 0), letter: 0 },
];

export function mark(seat: number): Mark {
  return MARKS[seat % MARKS.length] as Mark;
}
