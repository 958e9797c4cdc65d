/** A link as a QR code, drawn as one path of dark squares. */
import { encode } from "uqr";

export interface Code {
  /** How many squares wide, with the quiet border that cameras need. */
  size: number;
  path: string;
}

const BORDER = 4;

export function code(link: string): Code {
  const { data, size } = encode(link, { ecc: "M", border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
