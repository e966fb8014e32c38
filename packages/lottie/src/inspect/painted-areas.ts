import { hexOf } from "../colours/colour.ts";
import { boxOf } from "../scene/bounds/layer-box.ts";
import { transformed } from "../scene/geometry/contour.ts";
import { flattened } from "../scene/geometry/flatten.ts";
import { identity, type Matrix, multiply } from "../scene/geometry/matrix.ts";
import type { Scene, SceneColour, SceneLayer, ScenePaint } from "../scene/scene.ts";

/** What a frame paints. Areas are shares of the canvas, lengths are longer sides of the canvas. */
export interface PaintedAreas {
  paints: number;
  fills: number;
  outlines: number;
  transparent: number;
  gradients: number;
  gradientCount: number;
  strokes: number;
  strokeLength: number;
  gradientStrokes: number;
  pictures: number;
  masked: number;
  matted: number;
  blended: number;
  faint: number;
}

export const noAreas = (): PaintedAreas => ({
  paints: 0,
  fills: 0,
  outlines: 0,
  transparent: 0,
  gradients: 0,
  gradientCount: 0,
  strokes: 0,
  strokeLength: 0,
  gradientStrokes: 0,
  pictures: 0,
  masked: 0,
  matted: 0,
  blended: 0,
  faint: 0,
});

/**
 * Adds what a frame of an animation paints to `areas`, and the share of the canvas that each colour covers to `colours` (`#rrggbb`; a
 * gradient's are shared out evenly over its stops). What lies over something else is not taken off that.
 */
export function addPaintedAreas(
  { layers, width, height }: Scene,
  areas: PaintedAreas,
  colours: Map<string, number>,
): void {
  const side = Math.max(width, height);
  const canvas = width * height;
  const colour = (painted: SceneColour, area: number): void => {
    const hex = hexOf([painted.red, painted.green, painted.blue]);
    colours.set(hex, (colours.get(hex) ?? 0) + area);
  };
  const visible = (layer: SceneLayer, outer: Matrix): number => {
    const box = boxOf(layer, outer);
    if (box === null) return 0;
    const [w, h] = [
      Math.min(width, box.right) - Math.max(0, box.left),
      Math.min(height, box.bottom) - Math.max(0, box.top),
    ];
    return (Math.max(0, w) * Math.max(0, h)) / canvas;
  };
  const paint = (each: ScenePaint, outer: Matrix, opacity: number): void => {
    const matrix = multiply(outer, each.matrix);
    let [signed, length] = [0, 0];
    for (const { contours } of each.paths)
      for (const contour of contours) {
        const line = flattened(transformed(contour, matrix), side / 500);
        for (let at = 0; at + 3 < line.length; at += 2) {
          const [x, y, nextX, nextY] = [
            line[at] ?? 0,
            line[at + 1] ?? 0,
            line[at + 2] ?? 0,
            line[at + 3] ?? 0,
          ];
          signed += (x * nextY - nextX * y) / 2;
          length += Math.hypot(nextX - x, nextY - y);
        }
      }
    areas.paints++;
    const { source, style } = each;
    const isFill = style.kind === "fill";
    const thickness = isFill ? 0 : style.width * Math.sqrt(determinantOf(matrix));
    const area = Math.min(1, (isFill ? Math.abs(signed) : length * thickness) / canvas);
    if (source.kind === "colour") colour(source.colour, area);
    else for (const stop of source.stops) colour(stop.colour, area / source.stops.length);
    if (isFill) {
      areas.outlines += length / side;
      if (source.kind === "colour") areas.fills += area;
      else {
        areas.gradients += area;
        areas.gradientCount++;
      }
      if (opacity * each.opacity < 1) areas.transparent += area;
      return;
    }
    areas.strokes += area;
    areas.strokeLength += length / side;
    if (source.kind !== "colour") areas.gradientStrokes += area;
  };
  const add = (list: readonly SceneLayer[], outer: Matrix, above: number): void => {
    for (const layer of list) {
      const { content, matte } = layer;
      const opacity = above * layer.opacity;
      if (opacity <= 0) continue;
      const isAside =
        layer.masks.length > 0 ||
        matte !== null ||
        layer.blendMode !== "normal" ||
        (layer.opacity < 1 && content.kind === "composition");
      if (isAside) {
        const area = visible(layer, outer);
        if (layer.masks.length > 0) areas.masked += area;
        if (matte !== null) areas.matted += area;
        if (layer.blendMode !== "normal") areas.blended += area;
        if (layer.opacity < 1 && content.kind === "composition") areas.faint += area;
      }
      const matrix = multiply(outer, layer.matrix);
      if (content.kind === "composition") add(content.layers, matrix, opacity);
      else if (content.kind === "shapes")
        for (const each of content.paints) {
          if (each.opacity > 0) paint(each, matrix, opacity);
        }
      else if (content.kind === "solid" || content.kind === "image") {
        const area = Math.min(1, (content.width * content.height * determinantOf(matrix)) / canvas);
        if (content.kind === "image") areas.pictures += area;
        else colour(content.colour, area);
      }
    }
  };
  add(layers, identity, 1);
}

const determinantOf = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c);
