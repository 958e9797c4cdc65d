/** The few strokes that all drawings of Emira are made of. */

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const stroke = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const disc = (x: number, y: number, r: number, colour: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const at = (x: number, y: number, scale: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** An outlined shape, so that pale things stand out on pale ground too. */
export const plate = (d: string, colour: string, edge = "#221c16", width = 1.4): string =>
  `<path d="${d}" fill="${colour}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;

export const GOLD = "#e9ac35";
export const GOLD_LIGHT = "#ffdf8c";
export const GOLD_DEEP = "#9a6511";
export const IVORY = "#f8f1e3";
export const INK = "#221c16";
