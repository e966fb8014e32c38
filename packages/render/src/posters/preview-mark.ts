import type { RawFrame } from "../renderer/contract.ts";

/** Share of the shorter side. */
const size = 0.13;
const opacity = 0.62;
const ink = [22, 18, 14] as const;
const light = [253, 251, 246] as const;
/** A cut gem in a square of 1 × 1, and the line between its crown and its point. */
const outline: readonly (readonly [number, number])[] = [
  [0.24, 0.12],
  [0.76, 0.12],
  [1, 0.4],
  [0.5, 0.96],
  [0, 0.4],
];
const crownAt = 0.4;
const samples = [0.125, 0.375, 0.625, 0.875];

/** Stamps a small gem into the lower right corner of a picture: whoever has only the preview sees that it is one. */
export function stampPreviewMark({ pixels, width, height }: RawFrame): void {
  const side = Math.max(6, Math.round(Math.min(width, height) * size));
  const left = width - side - Math.round(side * 0.4);
  const top = height - side - Math.round(side * 0.4);
  if (left < 0 || top < 0) return;
  const coverage = coverageOf(side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const { edge, face } = coverage[y * side + x] ?? none;
      if (edge + face === 0) continue;
      const at = ((top + y) * width + left + x) * 4;
      const share = (edge + face) * opacity;
      const below = ((pixels[at + 3] ?? 0) / 255) * (1 - share);
      const alpha = share + below;
      for (let channel = 0; channel < 3; channel++) {
        const own =
          ((ink[channel] ?? 0) * edge + (light[channel] ?? 0) * face) / Math.max(edge + face, Number.EPSILON);
        pixels[at + channel] = Math.round((own * share + (pixels[at + channel] ?? 0) * below) / alpha);
      }
      pixels[at + 3] = Math.round(alpha * 255);
    }
}

interface Coverage {
  edge: number;
  face: number;
}
const none: Coverage = { edge: 0, face: 0 };
/** Of the size asked for last: the pictures of a preview, and nearly all previews, have one size. */
let known: { side: number; coverage: Coverage[] } | null = null;

/** The gem in a square of this side, row by row. */
function coverageOf(side: number): readonly Coverage[] {
  if (known?.side !== side) {
    const coverage = Array.from({ length: side * side }, (_, index) =>
      pixelCoverage(index % side, Math.floor(index / side), side),
    );
    known = { side, coverage };
  }
  return known.coverage;
}

/** How much of a pixel the lines of the gem cover, and how much its face. */
function pixelCoverage(x: number, y: number, side: number): Coverage {
  let edge = 0;
  let face = 0;
  for (const dx of samples)
    for (const dy of samples) {
      const [u, v] = [(x + dx) / side, (y + dy) / side];
      const inside = depthOf(u, v);
      if (inside < 0) continue;
      if (inside < 0.07 || Math.abs(v - crownAt) < 0.035) edge += 1;
      else face += 1;
    }
  return { edge: edge / samples.length ** 2, face: face / samples.length ** 2 };
}

/** Distance to the nearest side of the gem, negative outside: it is convex. */
function depthOf(u: number, v: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay);
    least = Math.min(least, ((bx - ax) * (v - ay) - (by - ay) * (u - ax)) / length);
  }
  return least;
}
