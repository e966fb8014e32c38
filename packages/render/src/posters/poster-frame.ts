/** Where a poster is looked for, as shares of the length: the start counts when it shows enough. */
const sampleShares = [0, 0.15, 0.35, 0.5, 0.7];
/** A frame is worth showing when it scores this share of the best. */
const enough = 0.8;

/** Longer side of the drawings that are compared; small, because five of them are made for every poster. */
export const sampleSideInPixels = 64;

/** The first of a few frames that shows nearly as much as the best of them. The same file always gives the same frame. */
export function choosePosterFrame(
  frameCount: number,
  drawSmall: (frame: number) => Uint8Array,
  width: number,
): number {
  const last = Math.max(0, frameCount - 1);
  const frames = [...new Set(sampleShares.map((share) => Math.round(share * last)))];
  const samples = frames.map((frame) => measure(frame, drawSmall(frame), width));
  const mostPainted = Math.max(...samples.map(({ painted }) => painted), Number.EPSILON);
  const mostDetailed = Math.max(...samples.map(({ detail }) => detail), Number.EPSILON);
  const scores = samples.map(({ painted, detail }) => painted / mostPainted + detail / mostDetailed);
  const best = Math.max(...scores);
  return samples[scores.findIndex((score) => score >= enough * best)]?.frame ?? 0;
}

/** Painted area, and how much neighbouring pixels differ: outlines and shapes rather than one flat field. */
function measure(
  frame: number,
  pixels: Uint8Array,
  width: number,
): { frame: number; painted: number; detail: number } {
  let painted = 0;
  let detail = 0;
  const rowLength = width * 4;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    painted += alpha;
    const x = at % rowLength;
    if (x + 4 < rowLength) detail += difference(pixels, at, at + 4, alpha);
    if (at + rowLength < pixels.length) detail += difference(pixels, at, at + rowLength, alpha);
  }
  return { frame, painted, detail };
}

/** Difference of two pixels as they look: colour counts as far as it is opaque. */
function difference(pixels: Uint8Array, a: number, b: number, alphaOfA: number): number {
  const alphaOfB = pixels[b + 3] ?? 0;
  if (alphaOfA === 0 && alphaOfB === 0) return 0;
  let sum = Math.abs(alphaOfA - alphaOfB) * 255;
  for (let channel = 0; channel < 3; channel++) {
    sum += Math.abs((pixels[a + channel] ?? 0) * alphaOfA - (pixels[b + channel] ?? 0) * alphaOfB);
  }
  // Faint gradients are not detail.
  return sum > 12_000 ? sum : 0;
}
