import { type Box, nowhere } from "../scene/bounds/box.ts";
import type { AccessibilityFinding } from "./finding.ts";
import { maxFlashingArea } from "./flash/wcag.ts";
import { lookRanges } from "./look-ranges.ts";
import type { StillFrame } from "./still-frame.ts";
import { type StripedRun, type Stripes, stripesIn } from "./stripes.ts";

const minShare = 0.25;

/** Of one frame. */
export interface Pattern {
  frame: number;
  share: number;
  isBoard: boolean;
  /** Where it is, on the canvas. */
  area: Box;
}

/** The stripes of a pattern: those that lines across meet, and lines down, of which there are none where it has one direction. */
export interface PatternStripes {
  across: readonly StripedRun[];
  down: readonly StripedRun[];
}

/** Stripes or a checkerboard of strong contrast that fill much of a frame and of the field of view; null where there are none. */
export function patternIn(still: StillFrame, displayWidth: number): (Pattern & PatternStripes) | null {
  const across = stripesIn(still, displayWidth, true);
  const down = stripesIn(still, displayWidth, false);
  const share = Math.max(across.share, down.share);
  const area = share * displayWidth ** 2 * (still.height / still.width);
  if (share < minShare || area <= maxFlashingArea) return null;
  const runsOf = (stripes: Stripes): StripedRun[] => (stripes.share < minShare ? [] : stripes.runs);
  const stripes = { across: runsOf(across), down: runsOf(down) };
  const isBoard = stripes.across.length > 0 && stripes.down.length > 0;
  return { frame: still.frame, share, isBoard, area: areaOf(stripes, still), ...stripes };
}

/** Of all frames that were looked at, in the order of time. */
export function patternFindings(
  found: readonly Pattern[],
  looked: readonly number[],
): AccessibilityFinding[] {
  const worst = found.toSorted((a, b) => b.share - a.share)[0];
  if (worst === undefined) return [];
  return [
    {
      code: worst.isBoard ? "checkerboard" : "stripes",
      severity: "warning",
      frames: lookRanges(
        found.map(({ frame }) => frame),
        looked,
      ),
      layers: [],
      picture: { frame: worst.frame, area: worst.area },
      parameters: { share: Math.round(worst.share * 100) / 100 },
    },
  ];
}

function areaOf({ across, down }: PatternStripes, { scene, width, height }: StillFrame): Box {
  const box = { ...nowhere };
  const take = (x: number, y: number): void => {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  };
  for (const { line, edges } of across) for (const at of [edges[0] ?? 0, edges.at(-1) ?? 0]) take(at, line);
  for (const { line, edges } of down) for (const at of [edges[0] ?? 0, edges.at(-1) ?? 0]) take(line, at);
  const [wide, high] = [scene.width / width, scene.height / height];
  return { left: box.left * wide, top: box.top * high, right: box.right * wide, bottom: box.bottom * high };
}
