import { asWords } from "../encode/changed-box.ts";

/** Where a poster is looked for, as shares of the length: the start counts when it shows enough. */
const sampleShares = [0, 0.15, 0.35, 0.5, 0.7];
/** A frame is worth showing when it scores this share of the best. */
const enough = 0.8;

/** Longer side of the drawings that are compared; small, because five of them are made for every poster. */
export const sampleSideInPixels = 64;

/**
 * The first of a few frames that shows nearly as much as the best of them. The same file always gives the same frame. It is drawn last:
 * resizing draws that one anew, which is then the poster.
 */
export function choosePosterFrame(
  frameCount: number,
  viewSmall: (frame: number) => Uint8Array,
  width: number,
): number {
  const last = Math.max(0, frameCount - 1);
  const frames = [...new Set(sampleShares.map((share) => Math.round(share * last)))];
  const samples = frames.map((frame) => measure(frame, viewSmall(frame), width));
  const mostPainted = Math.max(...samples.map(({ painted }) => painted), Number.EPSILON);
  const mostDetailed = Math.max(...samples.map(({ detail }) => detail), Number.EPSILON);
  const scores = samples.map(({ painted, detail }) => painted / mostPainted + detail / mostDetailed);
  const best = Math.max(...scores);
  const chosen = samples[scores.findIndex((score) => score >= enough * best)]?.frame ?? 0;
  viewSmall(chosen);
  return chosen;
}

/** Painted area, and how much neighbouring pixels differ: outlines and shapes rather than one flat field. */
function measure(
  frame: number,
  pixels: Uint8Array,
  width: number,
): { frame: number; painted: number; detail: number } {
  let painted = 0;
  let detail = 0;
  const words = asWords(pixels);
  for (let at = 0, x = 0; at < words.length; at++) {
    painted += pixels[at * 4 + 3] as number;
    x = x + 1 === width ? 0 : x + 1;
    // Most pixels are like their neighbours.
    if (x > 0 && words[at] !== words[at + 1]) detail += difference(pixels, at * 4, at * 4 + 4);
    const below = at + width;
    if (below < words.length && words[at] !== words[below]) detail += difference(pixels, at * 4, below * 4);
  }
  return { frame, painted, detail };
}

/** Difference of two pixels as they look: colour counts as far as it is opaque. */
function difference(pixels: Uint8Array, a: number, b: number): number {
  const alphaOfA = pixels[a + 3] as number;
  const alphaOfB = pixels[b + 3] as number;
  let sum = Math.abs(alphaOfA - alphaOfB) * 255;
  for (let channel = 0; channel < 3; channel++) {
    sum += Math.abs((pixels[a + channel] as number) * alphaOfA - (pixels[b + channel] as number) * alphaOfB);
  }
  // Faint gradients are not detail.
  return sum > 12_000 ? sum : 0;
}
