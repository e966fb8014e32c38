import type { RawFrame } from "../drawing/raw-frame.ts";

/** Digits of 3 × 5 pixels, a row each, the leftmost highest. */
const digits = ["75557", "26227", "71747", "71717", "55711", "74717", "74757", "71111", "75757", "75717"];
const scale = 2;
const cellWidth = 4 * scale;
const rim = scale;

/** Writes a whole number into a picture, light on dark, with its corner at a place; what lies outside is left out. */
export function stampNumber(picture: RawFrame, number: number, left: number, top: number): void {
  const text = Array.from(String(Math.abs(Math.round(number))), Number);
  const width = text.length * cellWidth - scale + 2 * rim;
  const height = 5 * scale + 2 * rim;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor((x - rim) / scale), Math.floor((y - rim) / scale)];
      const glyph = digits[text[Math.floor(column / 4)] ?? 0] ?? "";
      const isLit =
        column >= 0 &&
        column % 4 < 3 &&
        row >= 0 &&
        row < 5 &&
        ((Number(glyph[row]) >> (2 - (column % 4))) & 1) === 1;
      paint(picture, left + x, top + y, isLit ? 255 : 0);
    }
}

function paint({ pixels, width, height }: RawFrame, x: number, y: number, value: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  pixels.set([value, value, value, 255], (y * width + x) * 4);
}
