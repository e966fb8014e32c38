import type { AccessibilityFinding, FindingLayer } from "../finding.ts";
import type { FramePlan } from "../frame-plan.ts";
import type { Box } from "../../scene/bounds/box.ts";
import type { FlashingCells } from "./field-window.ts";
import type { FlashMeasure } from "./flashing-areas.ts";
import type { Flashes } from "./measure-flashes.ts";

/** What the pictures show: pixels of the canvas for one of theirs, and the layers at a place of the canvas. */
export interface FlashContext {
  plan: FramePlan;
  canvasWidth: number;
  askedWidth: number;
  layersAt(frame: number, x: number, y: number): FindingLayer[];
}

/** One finding for each kind of flash, by the background on which it is worse. */
export function flashFindings(flashes: readonly Flashes[], context: FlashContext): AccessibilityFinding[] {
  return (["general", "red"] as const).flatMap((kind) => {
    const found = flashes
      .flatMap(({ [kind]: measure, background }) => (measure === null ? [] : { measure, background }))
      .filter(({ measure }) => measure.worst !== null)
      .toSorted((a, b) => (a.measure.smallestUnsafeWidth ?? 0) - (b.measure.smallestUnsafeWidth ?? 0))[0];
    return found === undefined ? [] : findingOf(kind, found, context);
  });
}

function findingOf(
  kind: "general" | "red",
  { measure, background }: { measure: FlashMeasure; background: Flashes["background"] },
  { plan, canvasWidth, askedWidth, layersAt }: FlashContext,
): AccessibilityFinding[] {
  const { worst, smallestUnsafeWidth, unsafeFrames } = measure;
  if (worst === null || smallestUnsafeWidth === null) return [];
  const { frames } = plan;
  const frameOf = (index: number): number => frames[index % frames.length] ?? 0;
  const scale = canvasWidth / worst.cells.width;
  const isUnsafe = smallestUnsafeWidth <= askedWidth;
  const judged = unsafeFrames.length > 0 ? unsafeFrames : [worst.frame];
  return [
    {
      code: kind === "general" ? "general-flash" : "red-flash",
      severity: isUnsafe ? "error" : "info",
      frames: rangesOf(judged.map((index) => index % frames.length)).map(({ first, last }) => ({
        first: frameOf(first),
        last: frameOf(last),
      })),
      layers: layersIn(
        worst.cells,
        scale,
        framesBefore.map((back) => frameOf(Math.max(0, worst.frame - back))),
        layersAt,
      ),
      picture: { frame: frameOf(worst.frame), area: areaOf(worst.cells, scale) },
      parameters: { width: smallestUnsafeWidth - 1, background },
    },
  ];
}

/** Numbers in a row become one range. */
function rangesOf(numbers: readonly number[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const before = ranges.at(-1);
    if (before !== undefined && before.last === number - 1) before.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges;
}

/** The cells in which most flashes. */
function fullestCells({ counts, columns, cellSize }: FlashingCells): { x: number; y: number }[] {
  const most = Math.max(...Array.from(counts));
  return Array.from(counts).flatMap((count, cell) =>
    count >= most / 2 ? [{ x: (cell % columns) * cellSize, y: Math.floor(cell / columns) * cellSize }] : [],
  );
}

function areaOf(cells: FlashingCells, scale: number): Box {
  const full = fullestCells(cells);
  const { cellSize } = cells;
  return {
    left: Math.min(...full.map(({ x }) => x)) * scale,
    top: Math.min(...full.map(({ y }) => y)) * scale,
    right: (Math.max(...full.map(({ x }) => x)) + cellSize) * scale,
    bottom: (Math.max(...full.map(({ y }) => y)) + cellSize) * scale,
  };
}

/** What flashes may just be gone: it is looked for a few frames back as well. */
const framesBefore = [0, 2, 4, 7, 11];
const askedCells = 24;
const namedLayers = 5;

function layersIn(
  cells: FlashingCells,
  scale: number,
  frames: readonly number[],
  layersAt: FlashContext["layersAt"],
): FindingLayer[] {
  const full = fullestCells(cells);
  const step = Math.max(1, Math.floor(full.length / askedCells));
  const met = new Map<string, { layer: FindingLayer; times: number }>();
  const asked = full.filter((_, index) => index % step === 0);
  const middle = cells.cellSize / 2;
  const stacks: FindingLayer[][] = asked.map(() => []);
  for (const frame of new Set(frames))
    for (const [index, { x, y }] of asked.entries()) {
      const stack = layersAt(frame, (x + middle) * scale, (y + middle) * scale);
      if (stack.length > (stacks[index]?.length ?? 0)) stacks[index] = stack;
    }
  for (const [topmost] of stacks) {
    if (topmost === undefined) continue;
    const known = met.get(topmost.pointer);
    met.set(topmost.pointer, { layer: topmost, times: (known?.times ?? 0) + 1 });
  }
  return [...met.values()]
    .toSorted((a, b) => b.times - a.times)
    .slice(0, namedLayers)
    .map(({ layer }) => layer);
}
