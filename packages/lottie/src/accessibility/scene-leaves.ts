import { type Box, intersection, isEmpty } from "../scene/bounds/box.ts";
import { boxOf } from "../scene/bounds/layer-box.ts";
import { identity, type Matrix, multiply } from "../scene/geometry/matrix.ts";
import type { Scene, SceneLayer } from "../scene/scene.ts";

/** A layer that paints something itself, where it ends up on the canvas. */
export interface SceneLeaf {
  /** Tells it from others that show the same composition. */
  path: string;
  layer: SceneLayer;
  /** From the layer to the canvas. */
  matrix: Matrix;
  opacity: number;
  /** All that it paints, and what of it is on the canvas. */
  box: Box;
  visible: Box;
}

/** More would cost more than it tells. */
const maxLeaves = 400;

export function leavesOf({ layers, width, height }: Scene): SceneLeaf[] {
  const canvas = { left: 0, top: 0, right: width, bottom: height };
  const leaves: SceneLeaf[] = [];
  const visit = (list: readonly SceneLayer[], outer: Matrix, opacity: number, path: string): void => {
    for (const layer of list) {
      if (leaves.length >= maxLeaves || layer.opacity * opacity <= 0) continue;
      const own = {
        path: path + layer.pointer,
        matrix: multiply(outer, layer.matrix),
        opacity: opacity * layer.opacity,
      };
      if (layer.content.kind === "composition") {
        visit(layer.content.layers, own.matrix, own.opacity, own.path);
        continue;
      }
      const box = boxOf(layer, outer);
      const visible = box === null ? null : intersection(box, canvas);
      if (box !== null && visible !== null && !isEmpty(visible)) leaves.push({ ...own, layer, box, visible });
    }
  };
  visit(layers, identity, 1, "");
  return leaves;
}

export const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
