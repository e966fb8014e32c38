import { maxFlashingArea, wcag } from "./flash/wcag.ts";
import type { AccessibilityFinding } from "./finding.ts";
import { lookRanges } from "./look-ranges.ts";
import { luminanceOf } from "./flash/linear-light.ts";
import { leastOpaque, type StillFrame } from "./still-frame.ts";

/** ITU-R BT.1702: more than five pairs of light and dark stripes. */
const leastStripes = 10;
/** Widths of neighbouring stripes differ by no more than this factor. */
const mostUneven = 1.5;
const linesApart = 4;
const leastShare = 0.25;

/** Of one frame. */
export interface Pattern {
  frame: number;
  share: number;
  isBoard: boolean;
}

/** Stripes or a checkerboard of strong contrast that fill much of a frame and of the field of view; null where there are none. */
export function patternIn(still: StillFrame, displayWidth: number): Pattern | null {
  const across = stripedShare(still, displayWidth, true);
  const down = stripedShare(still, displayWidth, false);
  const share = Math.max(across, down);
  const area = share * displayWidth ** 2 * (still.height / still.width);
  if (share < leastShare || area <= maxFlashingArea) return null;
  return { frame: still.frame, share, isBoard: Math.min(across, down) >= leastShare };
}

/** Of all frames that were looked at, in the order of time. */
export function patternFindings(
  found: readonly Pattern[],
  looked: readonly number[],
  canvas: { width: number; height: number },
): AccessibilityFinding[] {
  const worst = found.toSorted((a, b) => b.share - a.share)[0];
  if (worst === undefined) return [];
  const area = { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
  return [
    {
      code: worst.isBoard ? "checkerboard" : "stripes",
      severity: "warning",
      frames: lookRanges(
        found.map(({ frame }) => frame),
        looked,
      ),
      layers: [],
      picture: { frame: worst.frame, area },
      parameters: { share: Math.round(worst.share * 100) / 100 },
    },
  ];
}

/** Of a pixel as it lies in memory; where the page shines through it is taken for white. */
const brightnessOf = (word: number): number =>
  word >>> 24 < leastOpaque ? 1 : luminanceOf(word & 255, (word >> 8) & 255, (word >> 16) & 255);

/** How much of a frame's lines, across or down, lies in regular stripes that are no fine pattern. */
function stripedShare(still: StillFrame, displayWidth: number, isAcross: boolean): number {
  const [length, lines] = isAcross ? [still.width, still.height] : [still.height, still.width];
  const { buffer, byteOffset } = still.pixels;
  const words = new Uint32Array(buffer, byteOffset, still.width * still.height);
  const step = isAcross ? 1 : still.width;
  const least = (wcag.finePattern * still.width) / displayWidth;
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
    striped += regularLength(edges, least);
  }
  return striped / (length * Math.ceil(lines / linesApart));
}

/** Of all runs of enough stripes of about the same width. */
function regularLength(edges: readonly number[], least: number): number {
  let sum = 0;
  let start = 0;
  const widthAt = (index: number): number => (edges[index + 1] ?? 0) - (edges[index] ?? 0);
  for (let index = 1; index < edges.length; index++) {
    const isLast = index === edges.length - 1;
    const [before, width] = [widthAt(index - 1), isLast ? 0 : widthAt(index)];
    const isRegular =
      !isLast &&
      Math.min(before, width) >= least &&
      Math.max(before, width) <= mostUneven * Math.min(before, width);
    if (isRegular) continue;
    if (index - start >= leastStripes) sum += (edges[index] ?? 0) - (edges[start] ?? 0);
    start = index;
  }
  return sum;
}
