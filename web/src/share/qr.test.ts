import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { code } from "./qr";

const DOT = 4;

/** What a camera would see: the path's squares painted black on white. */
function painted(link: string): { pixels: Uint8ClampedArray; width: number } {
  const { size, path } = code(link);
  const width = size * DOT;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = 0; y < DOT; y++) {
      for (let x = 0; x < DOT; x++) {
        const at = ((Number(top) * DOT + y) * width + Number(left) * DOT + x) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return { pixels, width };
}

describe("a QR code", () => {
  it.each([
    "http://192.168.1.20:8000/table/G_cMVJYwUavj",
    "https://play.example.org/table/G_cMVJYwUavj#invite=C9adAPfbcUkydtd7lFM9jybhu9llkQ3x",
    "https://caravanserai.a-rather-long-name.example.org:8443/carry#token=abcdefghijklmnopqrstuvwxyz_-0123",
  ])("is read as the link it was made of: %s", (link) => {
    const { pixels, width } = painted(link);
    expect(jsQR(pixels, width, width)?.data).toBe(link);
  });
});
