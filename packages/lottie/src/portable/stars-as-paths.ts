import type { LottieJson } from "../contract.ts";
import { isObject, type JsonObject } from "../json/json-values.ts";
import { bakedProperty, bezierOf, framesIn, outlinesAt } from "./baked-outlines.ts";
import { isBound, stillNumbers } from "./numbers-of-property.ts";
import { rewriteShapes } from "./rewrite-layers.ts";
import type { RewriteBudget, RewriteLog } from "./rewrite-log.ts";

/**
 * Stars and polygons as the paths that they are; moving ones are worked out for each whole frame. One stays where its values are slots,
 * and where it has half a point at times, which players draw in different ways.
 */
export const withStarsAsPaths = (
  json: LottieJson,
  budget: Pick<RewriteBudget, "frames">,
  log: RewriteLog,
): LottieJson =>
  rewriteShapes(json, (items, pointer) =>
    items.map((item, index) => {
      if (!isObject(item) || item["ty"] !== "sr") return item;
      const path = pathOf(item, budget);
      if (path === null) return item;
      log({
        feature: "stars",
        pointer: `${pointer}/${index}`,
        exactness: path.isMoving ? "frames" : "exact",
      });
      return path.shape;
    }),
  );

function pathOf(
  star: JsonObject,
  budget: Pick<RewriteBudget, "frames">,
): { shape: JsonObject; isMoving: boolean } | null {
  const frames = framesIn(star);
  const points = stillNumbers(star["pt"], [5])?.[0];
  if (Object.values(star).some(isBound) || frames.length > budget.frames || !Number.isInteger(points))
    return null;
  const values = outlinesAt([{ ...star, hd: false }], frames).map(([contours]) => contours?.map(bezierOf)[0]);
  if (values.includes(undefined)) return null;
  budget.frames -= frames.length;
  const { nm, mn, hd, d } = star;
  const kept = Object.fromEntries(
    Object.entries({ nm, mn, hd, d }).filter(([, value]) => value !== undefined),
  );
  const shape = { ty: "sh", ...kept, ks: bakedProperty(frames, values, false) };
  return { shape, isMoving: frames.length > 1 };
}
