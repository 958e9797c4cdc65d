/** The three faces of a table: drawn by hand, laid out from the scene, or told in words. */

export type Face = "drawn" | "plain" | "text";

const PLAINER: readonly Face[] = ["drawn", "plain", "text"];

/** The face one wishes for, or the next plainer one that can be shown; words are always there. */
export function faceOf(wish: Face, drawable: boolean, failed: readonly Face[]): Face {
  const first = PLAINER.indexOf(wish);
  return PLAINER.slice(first).find((face) => !failed.includes(face) && (face !== "drawn" || drawable)) ?? "text";
}
