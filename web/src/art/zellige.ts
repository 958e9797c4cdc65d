/**
 * Star patterns as the tile cutters of Isfahan drew them: polygons that share their edges are laid out with compass and
 * ruler, two lines leave the middle of every edge at the same angle, and where lines of neighbouring edges meet a star
 * closes (Hankin's "polygons in contact"). Colours are custom properties of the page; a seed chooses among variations.
 */

type Point = readonly [number, number];
type Polygon = readonly Point[];
type Kind = 8 | 10 | 12;

interface Repeat {
  /** The rectangle that repeats, for polygons with edges of length 1. */
  width: number;
  height: number;
  stars: Polygon[];
  fillers: Polygon[];
}

function regular(corners: number, [x, y]: Point, turn: number): Polygon {
  const radius = 0.5 / Math.sin(Math.PI / corners);
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

function apothem(corners: number): number {
  return 0.5 / Math.tan(Math.PI / corners);
}

/** Octagons on a square grid, with squares between them. */
function eightfold(): Repeat {
  const step = 2 * apothem(8);
  const turn = Math.PI / 8;
  return {
    width: step,
    height: step,
    stars: [regular(8, [step / 2, step / 2], turn)],
    fillers: [regular(4, [0, 0], 0), regular(4, [step, 0], 0), regular(4, [0, step], 0), regular(4, [step, step], 0)],
  };
}

/** Decagons on a rhombic grid of 72 degrees, with bow ties between them. */
function tenfold(): Repeat {
  const step = 2 * apothem(10);
  const half: Point = [step * Math.cos(Math.PI / 5), step * Math.sin(Math.PI / 5)];
  const width = 2 * half[0];
  const height = 2 * half[1];
  const centres: Point[] = [[0, 0], [width, 0], [0, height], [width, height], [width / 2, height / 2]];
  const turn = Math.PI / 5 + Math.PI / 10;
  const stars = centres.map((centre) => regular(10, centre, turn));
  return { width, height, stars, fillers: bowTies(width, height, turn) };
}

/** The gap between four decagons: six corners, two of them turned inwards. */
function bowTies(width: number, height: number, turn: number): Polygon[] {
  const own = regular(10, [0, 0], turn);
  const corner = (x: number, y: number): Point => {
    const near = own.map(([px, py]) => [px + x, py + y] as const);
    return near.reduce((best, each) => (far(each) < far(best) ? each : best));
  };
  const far = ([x, y]: Point): number => Math.hypot(x - width / 2, y);
  const around = [corner(0, 0), corner(width, 0)];
  const all = [
    ...own,
    ...own.map(([x, y]) => [x + width, y] as const),
    ...own.map(([x, y]) => [x + width / 2, y + height / 2] as const),
    ...own.map(([x, y]) => [x + width / 2, y - height / 2] as const),
  ];
  const limit = 1.2;
  const kept: Point[] = [];
  for (const point of [...around, ...all]) {
    if (far(point) > limit || kept.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < 0.01)) continue;
    kept.push(point);
  }
  kept.sort((a, b) => Math.atan2(a[1], a[0] - width / 2) - Math.atan2(b[1], b[0] - width / 2));
  const move = (x: number, y: number): Polygon => kept.map(([px, py]) => [px + x, py + y] as const);
  return [move(0, 0), move(0, height), move(-width / 2, height / 2), move(width / 2, height / 2)];
}

/** Dodecagons on a triangular grid, with triangles between them. */
function twelvefold(): Repeat {
  const step = 2 * apothem(12);
  const height = step * Math.sqrt(3);
  const centres: Point[] = [[0, 0], [step, 0], [0, height], [step, height], [step / 2, height / 2]];
  const stars = centres.map((centre) => regular(12, centre, Math.PI / 12));
  const fillers: Polygon[] = [];
  for (const [x, y] of [...centres, [-step / 2, height / 2] as const, [step / 2, -height / 2] as const]) {
    fillers.push(regular(3, [x + step / 2, y + height / 6], -Math.PI / 2 + Math.PI));
    fillers.push(regular(3, [x + step / 2, y - height / 6], -Math.PI / 2));
  }
  return { width: step, height, stars, fillers };
}

/** The star inside a polygon: from the middle of each edge to where the lines of two neighbouring edges meet. */
function starIn(polygon: Polygon, contact: number): Polygon {
  const corners = polygon.length;
  const made: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const [a, b, c] = [polygon[i], polygon[(i + 1) % corners], polygon[(i + 2) % corners]] as [Point, Point, Point];
    const from: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const to: Point = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2];
    made.push(from, meeting(from, turned(a, b, contact), to, turned(c, b, -contact)));
  }
  return made;
}

/** The direction of an edge from a to b, turned inwards by the contact angle. */
function turned(a: Point, b: Point, angle: number): Point {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

function meeting(p: Point, u: Point, q: Point, v: Point): Point {
  const cross = u[0] * v[1] - u[1] * v[0];
  if (Math.abs(cross) < 1e-9) return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const t = ((q[0] - p[0]) * v[1] - (q[1] - p[1]) * v[0]) / cross;
  return [p[0] + u[0] * t, p[1] + u[1] * t];
}

function shrunk(polygon: Polygon, factor: number, turn: number): Polygon {
  const x = polygon.reduce((sum, point) => sum + point[0], 0) / polygon.length;
  const y = polygon.reduce((sum, point) => sum + point[1], 0) / polygon.length;
  return polygon.map(([px, py]) => {
    const [dx, dy] = [(px - x) * factor, (py - y) * factor];
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)] as const;
  });
}

const REPEATS: Record<Kind, () => Repeat> = { 8: eightfold, 10: tenfold, 12: twelvefold };
const ANGLES: Record<Kind, readonly number[]> = { 8: [45, 56, 64], 10: [50, 54, 60], 12: [62, 68, 74] };

/** Ground, star, heart of the star, filler, line. */
const GLAZES: readonly (readonly [string, string, string, string, string])[] = [
  ["--indigo", "--lapis", "--saffron", "--turquoise", "--sand"],
  ["--lapis", "--turquoise", "--ivory", "--saffron", "--ivory"],
  ["--night", "--turquoise", "--saffron", "--terracotta", "--sand"],
  ["--pomegranate", "--saffron", "--pomegranate", "--terracotta", "--ivory"],
  ["--turquoise", "--lapis", "--ivory", "--saffron", "--ivory"],
  ["--indigo", "--terracotta", "--saffron", "--lapis", "--sand"],
];

/** A small generator of repeatable choices (mulberry32). */
function chooser(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

function drawn(polygons: Polygon[], scale: number): string {
  return polygons
    .map((polygon) => "M" + polygon.map(([x, y]) => `${(x * scale).toFixed(2)} ${(y * scale).toFixed(2)}`).join("L") + "Z")
    .join("");
}

export interface Zellige {
  id: string;
  /** A `<pattern>` element to put into `<defs>`; fill with `url(#id)`. */
  pattern: string;
}

/** The pattern alone, for a drawing that fills its own shapes with it; `edge` is the length of a polygon's edge. */
export function zelligePattern(kind: Kind, seed: number, edge: number): Zellige {
  const choose = chooser(seed * 31 + kind);
  const glaze = GLAZES[choose(GLAZES.length)] as (typeof GLAZES)[number];
  const angle = ((ANGLES[kind][choose(3)] as number) * Math.PI) / 180;
  const turn = choose(2) ? Math.PI / kind : 0;
  const { width, height, stars, fillers } = REPEATS[kind]();
  const [ground, star, heart, filler, line] = glaze.map((name) => `var(${name})`) as [string, string, string, string, string];
  const big = stars.map((polygon) => starIn(polygon, angle));
  const small = fillers.map((polygon) => starIn(polygon, angle));
  const hearts = big.map((polygon) => shrunk(polygon, 0.42, turn));
  const outlines = drawn([...big, ...small], edge);
  const thick = (edge * 0.13).toFixed(2);
  const id = `zellige-${kind}-${seed}-${String(edge).replace(".", "_")}`;
  const pattern =
    `<pattern id="${id}" width="${(width * edge).toFixed(3)}" height="${(height * edge).toFixed(3)}" patternUnits="userSpaceOnUse">` +
    `<rect width="${(width * edge + 1).toFixed(2)}" height="${(height * edge + 1).toFixed(2)}" fill="${ground}"/>` +
    `<path d="${drawn(small, edge)}" fill="${filler}"/><path d="${drawn(big, edge)}" fill="${star}"/>` +
    `<path d="${outlines}" fill="none" stroke="${ground}" stroke-width="${(edge * 0.22).toFixed(2)}" stroke-linejoin="round"/>` +
    `<path d="${outlines}" fill="none" stroke="${line}" stroke-width="${thick}" stroke-linejoin="round"/>` +
    `<path d="${drawn(hearts, edge)}" fill="${heart}"/></pattern>`;
  return { id, pattern };
}

/** A square of pattern as a whole `<svg>`; it fills its box when the page sizes it. */
export function zellige(kind: Kind, seed: number, size: number): string {
  const across = { 8: 3.2, 10: 2.1, 12: 1.9 }[kind];
  const edge = Number((size / across / (2 * apothem(kind))).toFixed(1));
  const { id, pattern } = zelligePattern(kind, seed, edge);
  return (
    `<svg class="zellige" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${pattern}</defs>` +
    `<rect width="${size}" height="${size}" fill="url(#${id})"/></svg>`
  );
}
