/** Every drawing hangs in the page once; an icon points at it, which costs less than drawing it anew each time. */
import { ICONS } from "./icons";

export function hangIcons(): void {
  const drawings = Object.entries(ICONS).map(([name, drawing]) => `<g id="icon-${name}">${drawing}</g>`);
  const wall = document.createElement("div");
  wall.className = "hidden-visually";
  wall.ariaHidden = "true";
  wall.innerHTML = `<svg width="0" height="0"><defs>${drawings.join("")}</defs></svg>`;
  document.body.append(wall);
}
