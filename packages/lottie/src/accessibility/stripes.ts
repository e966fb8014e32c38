import { luminanceOf } from "./flash/linear-light.ts";
import { wcag } from "./flash/wcag.ts";
import { minOpaque, type StillFrame } from "./still-frame.ts";

/** ITU-R BT.1702: more than five pairs of light and dark stripes. */
const minStripes = 10;
/** Widths of neighbouring stripes differ by no more than this factor. */
const maxUneven = 1.5;
const linesApart = 4;

/** Stripes that a line of pixels crosses. */
export interface StripedRun {
  /** A row, or a column of those that lie one above the other. */
  line: number;
  /** Where light and dark meet, from the first to the last, in pixels. */
  edges: number[];
}

export interface Stripes {
  /** Of all lines. */
  share: number;
  runs: StripedRun[];
}

/** Of a pixel as it lies in memory; where the page shines through it is taken for white. */
const brightnessOf = (word: number): number =>
  word >>> 24 < minOpaque ? 1 : luminanceOf(word & 255, (word >> 8) & 255, (word >> 16) & 255);

/** How much of a frame's lines, across or down, lies in regular stripes that are no fine pattern. */
export function stripesIn(still: StillFrame, displayWidth: number, isAcross: boolean): Stripes {
  const [length, lines] = isAcross ? [still.width, still.height] : [still.height, still.width];
  const { buffer, byteOffset } = still.pixels;
  const words = new Uint32Array(buffer, byteOffset, still.width * still.height);
  const step = isAcross ? 1 : still.width;
  const least = (wcag.finePattern * still.width) / displayWidth;
  const runs: StripedRun[] = [];
  let striped = 0;
  for (let line = 0; line < lines; line += linesApart) {
    const edges: number[] = [];
    let direction = 0;
    let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const start = isAcross ? line * still.width : line;
    let last = -1;
    for (let at = 0; at < length; at++) {
      const word = words[start + at * step] as number;
      // Nothing is brighter or darker than its like: most pixels are as the one before.
      if (word === last) continue;
      last = word;
      const luminance = brightnessOf(word);
      lowest = Math.min(lowest, luminance);
      highest = Math.max(highest, luminance);
      const isUp =
        direction !== 1 && luminance - lowest >= wcag.minLuminanceChange && lowest < wcag.maxDarkerLuminance;
      const isDown =
        direction !== -1 &&
        highest - luminance >= wcag.minLuminanceChange &&
        luminance < wcag.maxDarkerLuminance;
      if (!isUp && !isDown) continue;
      direction = isUp ? 1 : -1;
      lowest = luminance;
      highest = luminance;
      edges.push(at);
    }
    for (const run of regularRuns(edges, least)) {
      striped += (run.at(-1) ?? 0) - (run[0] ?? 0);
      runs.push({ line, edges: run });
    }
  }
  return { share: striped / (length * Math.ceil(lines / linesApart)), runs };
}

/** All runs of enough stripes of about the same width. */
function regularRuns(edges: readonly number[], least: number): number[][] {
  const runs: number[][] = [];
  let start = 0;
  const widthAt = (index: number): number => (edges[index + 1] ?? 0) - (edges[index] ?? 0);
  for (let index = 1; index < edges.length; index++) {
    const isLast = index === edges.length - 1;
    const [before, width] = [widthAt(index - 1), isLast ? 0 : widthAt(index)];
    const isRegular =
      !isLast &&
      Math.min(before, width) >= least &&
      Math.max(before, width) <= maxUneven * Math.min(before, width);
    if (isRegular) continue;
    if (index - start >= minStripes) runs.push(edges.slice(start, index + 1));
    start = index;
  }
  return runs;
}
