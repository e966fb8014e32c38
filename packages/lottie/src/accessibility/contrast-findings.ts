import { transformed } from "../scene/geometry/contour.ts";
import { flattened } from "../scene/geometry/flatten.ts";
import { multiply, scaling } from "../scene/geometry/matrix.ts";
import type { Box } from "../scene/bounds/box.ts";
import type { ScenePaint } from "../scene/scene.ts";
import type { AccessibilityFinding } from "./finding.ts";
import { lookRanges } from "./look-ranges.ts";
import { areaOf, leavesOf, type SceneLeaf } from "./scene-leaves.ts";
import { contrastRatio } from "../colours/srgb.ts";
import { luminanceAt, luminanceOfColour, type StillFrame } from "./still-frame.ts";

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const required = { text: 4.5, largeText: 3, shape: 3 };
/** 24 CSS pixels are large letters. */
const largeTextInPixels = 24;
const minShareOfCanvas = 0.005;
const minEdges = 8;
const maxEdges = 48;
/** Pixels to either side of an edge: beyond what is smoothed. */
const beside = 2.5;
const sameLuminance = 0.02;
const textLayer = 5;

/** Of one frame. */
export interface PoorContrast {
  code: "text-contrast" | "shape-contrast";
  pointer: string;
  name: string | null;
  area: Box;
  frame: number;
  ratio: number;
}

/** A fill that hardly stands out, with what it lies beside. */
export interface PoorFill extends PoorContrast {
  paint: ScenePaint;
  /** The ratio that WCAG wants. */
  needed: number;
  /** Relative luminances along its edges. */
  besides: number[];
}

/** Text and shapes of a frame that hardly stand out from what is beside them; what lies on the page itself is not known. */
export function poorFillsIn(still: StillFrame, displayWidth: number): PoorFill[] {
  const { scene, frame } = still;
  const canvas = scene.width * scene.height;
  return leavesOf(scene).flatMap((leaf): PoorFill[] => {
    const isText = leaf.layer.json["ty"] === textLayer;
    if (!isText && areaOf(leaf.visible) < canvas * minShareOfCanvas) return [];
    const best = bestFillOf(leaf, still);
    const heightInPixels = (leaf.box.bottom - leaf.box.top) * (displayWidth / scene.width);
    const needed = !isText
      ? required.shape
      : heightInPixels >= largeTextInPixels
        ? required.largeText
        : required.text;
    if (best === null || best.ratio >= needed) return [];
    const { pointer, name } = leaf.layer;
    const code = isText ? "text-contrast" : "shape-contrast";
    return [{ code, pointer, name, area: leaf.visible, frame, needed, ...best }];
  });
}

/** The same without what would keep all of a scene. */
export const poorContrastsIn = (still: StillFrame, displayWidth: number): PoorContrast[] =>
  poorFillsIn(still, displayWidth).map(({ code, pointer, name, area, frame, ratio }) => ({
    code,
    pointer,
    name,
    area,
    frame,
    ratio,
  }));

/** Of all frames that were looked at, in the order of time. */
export const contrastFindings = (
  poor: readonly PoorContrast[],
  looked: readonly number[],
): AccessibilityFinding[] =>
  (["text-contrast", "shape-contrast"] as const).flatMap((code) =>
    findingOf(
      code,
      poor.filter((each) => each.code === code),
      looked,
    ),
  );

type FillEdges = Pick<PoorFill, "paint" | "ratio" | "besides">;

/** The fill that stands out best. */
function bestFillOf(leaf: SceneLeaf, still: StillFrame): FillEdges | null {
  const { content } = leaf.layer;
  if (content.kind !== "shapes") return null;
  const fills = content.paints.flatMap((paint) => edgesOf(paint, leaf, still) ?? []);
  return fills.reduce<FillEdges | null>(
    (best, each) => (best === null || each.ratio > best.ratio ? each : best),
    null,
  );
}

/** The contrast at half of the edges. */
function edgesOf(paint: ScenePaint, leaf: SceneLeaf, still: StillFrame): FillEdges | null {
  const { source, style } = paint;
  if (source.kind !== "colour" || style.kind !== "fill") return null;
  if (paint.opacity * source.colour.alpha * leaf.opacity < 0.99) return null;
  const own = luminanceOfColour(source.colour);
  const toPixels = scaling(still.width / still.scene.width, still.height / still.scene.height);
  const matrix = multiply(toPixels, multiply(leaf.matrix, paint.matrix));
  const ratios: number[] = [];
  const besides: number[] = [];
  for (const contour of paint.paths.flatMap(({ contours }) => contours)) {
    const points = flattened(transformed(contour, matrix), 1);
    const step = Math.max(1, Math.ceil(points.length / 2 / maxEdges));
    for (let index = 0; index + 1 < points.length / 2; index += step) {
      const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(index * 2, index * 2 + 4);
      const length = Math.hypot(nextX - x, nextY - y);
      if (length === 0) continue;
      const [acrossX, acrossY] = [((nextY - y) / length) * beside, ((x - nextX) / length) * beside];
      for (const share of [0.25, 0.75]) {
        const [sampleX, sampleY] = [x + (nextX - x) * share, y + (nextY - y) * share];
        const one = luminanceAt(still, sampleX + acrossX, sampleY + acrossY);
        const other = luminanceAt(still, sampleX - acrossX, sampleY - acrossY);
        if (one === null || other === null) continue;
        // One side shows the fill: else something lies over it. What has the same colour belongs to it.
        const [isOne, isOther] = [Math.abs(one - own) < sameLuminance, Math.abs(other - own) < sameLuminance];
        if (isOne === isOther) continue;
        ratios.push(contrastRatio(one, other));
        besides.push(isOne ? other : one);
      }
    }
  }
  return ratios.length < minEdges ? null : { paint, ratio: medianOf(ratios), besides };
}

/** Half of them are at least as large. */
export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

function findingOf(
  code: PoorContrast["code"],
  poor: readonly PoorContrast[],
  looked: readonly number[],
): AccessibilityFinding[] {
  const [worst] = poor.toSorted((a, b) => a.ratio - b.ratio);
  if (worst === undefined) return [];
  const layers = new Map(poor.map(({ pointer, name }) => [pointer, name] as const));
  return [
    {
      code,
      severity: code === "text-contrast" ? "warning" : "info",
      frames: lookRanges(
        poor.map(({ frame }) => frame),
        looked,
      ),
      layers: [...layers].slice(0, 5).map(([pointer, name]) => ({ pointer, name })),
      picture: { frame: worst.frame, area: worst.area },
      parameters: { ratio: Math.floor(worst.ratio * 10) / 10 },
    },
  ];
}
