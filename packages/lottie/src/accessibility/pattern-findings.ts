import { maxFlashingArea, wcag } from "./flash/wcag.ts";
import type { AccessibilityFinding } from "./finding.ts";
import { luminanceAt, type StillFrame } from "./still-frame.ts";

/** ITU-R BT.1702: more than five pairs of light and dark stripes. */
const leastStripes = 10;
/** Widths of neighbouring stripes differ by no more than this factor. */
const mostUneven = 1.5;
const linesApart = 4;
const leastShare = 0.25;

/** Stripes and checkerboards of strong contrast that fill much of a frame and of the field of view. */
export function patternFindings(stills: readonly StillFrame[], displayWidth: number): AccessibilityFinding[] {
  const found = stills.flatMap((still) => {
    const across = stripedShare(still, displayWidth, true);
    const down = stripedShare(still, displayWidth, false);
    const share = Math.max(across, down);
    const area = share * displayWidth ** 2 * (still.height / still.width);
    if (share < leastShare || area <= maxFlashingArea) return [];
    return { still, share, isBoard: Math.min(across, down) >= leastShare };
  });
  const worst = found.toSorted((a, b) => b.share - a.share)[0];
  if (worst === undefined) return [];
  const { frame, scene } = worst.still;
  return [
    {
      code: worst.isBoard ? "checkerboard" : "stripes",
      severity: "warning",
      frames: found.map(({ still }) => ({ first: still.frame, last: still.frame })),
      layers: [],
      picture: { frame, area: { left: 0, top: 0, right: scene.width, bottom: scene.height } },
      parameters: { share: Math.round(worst.share * 100) / 100 },
    },
  ];
}

/** How much of a frame's lines, across or down, lies in regular stripes that are no fine pattern. */
function stripedShare(still: StillFrame, displayWidth: number, isAcross: boolean): number {
  const [length, lines] = isAcross ? [still.width, still.height] : [still.height, still.width];
  const least = (wcag.finePattern * still.width) / displayWidth;
  let striped = 0;
  for (let line = 0; line < lines; line += linesApart) {
    const edges: number[] = [];
    let direction = 0;
    let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = 0; at < length; at++) {
      const luminance = (isAcross ? luminanceAt(still, at, line) : luminanceAt(still, line, at)) ?? 1;
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
