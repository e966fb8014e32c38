import { asNumber, asString, isObject, type JsonObject } from "../../json/json-values.ts";
import { blendModeOf } from "../blend-mode.ts";
import { type Contour, transformed } from "../geometry/contour.ts";
import { identity } from "../geometry/matrix.ts";
import { type Moment, take } from "../moment.ts";
import { numberAt } from "../property.ts";
import type { ScenePaint } from "../scene.ts";
import { opacityAt, transformAt } from "../transform.ts";
import { bezierPathAt } from "./bezier-path.ts";
import { paintAt } from "./paint.ts";
import { polystarAt } from "./polystar.ts";
import { ellipseAt, rectangleAt } from "./rectangle.ts";
import { puckered } from "./pucker-bloat.ts";
import { copiesAt } from "./repeater.ts";
import { withRoundCorners } from "./round-corners.ts";
import { copied, moved, type Outline, type ShapeTree } from "./shape-tree.ts";
import { trimAt, trimmed } from "./trim-path.ts";

type OutlineOf = (moment: Moment, shape: JsonObject, pointer: string) => Contour | null;

const outlines: { [type: string]: OutlineOf } = {
  sh: (moment, shape, pointer) => bezierPathAt(moment, shape, "ks", pointer),
  rc: rectangleAt,
  el: ellipseAt,
  sr: polystarAt,
};
const paintTypes = new Set(["fl", "gf", "st", "gs"]);
const unsupportedModifiers = new Set(["op", "zz", "tw"]);

/** What a list of shapes paints, the undermost first, in the coordinates of its layer. */
export function paintsAt(moment: Moment, shapes: unknown, pointer: string): ScenePaint[] {
  const { paints } = treeAt(moment, shapes, pointer, 0);
  return paints.toReversed().map(({ paint, outlines: placed }) => {
    const paths = placed.flatMap(({ outline: { pointer: at, contours }, matrix }) => {
      const points = contours.reduce((sum, each) => sum + each.points.length, 0);
      if (points === 0 || !take(moment, "points", at, points)) return [];
      return [{ pointer: at, contours: contours.map((each) => transformed(each, matrix)) }];
    });
    return Object.assign({ paths }, paint);
  });
}

/** A paint and a modifier see what stands before them in their list, groups included. */
function treeAt(moment: Moment, list: unknown, pointer: string, depth: number): ShapeTree {
  let tree: ShapeTree = { outlines: [], paints: [] };
  if (!Array.isArray(list)) return tree;
  if (depth > moment.limits.maxDepth) {
    moment.report.add("too-deep", pointer, { limit: moment.limits.maxDepth });
    return tree;
  }
  for (const [index, shape] of (list as unknown[]).entries()) {
    if (!isObject(shape) || shape["hd"] === true) continue;
    const at = `${pointer}/${index}`;
    const type = asString(shape["ty"]) ?? "";
    const outline = Object.hasOwn(outlines, type) ? outlines[type] : undefined;
    if (outline !== undefined) {
      if (!take(moment, "shapes", at)) break;
      const contour = outline(moment, shape, at);
      if (contour !== null && contour.points.length > 2)
        tree.outlines.push({ outline: { pointer: at, contours: [contour] }, matrix: identity });
    } else if (type === "gr") tree = joined(tree, groupAt(moment, shape, at, depth));
    else if (paintTypes.has(type)) {
      if (!take(moment, "shapes", at, tree.outlines.length)) break;
      tree.paints.push(pendingPaint(moment, shape, at, tree));
    } else if (type === "rp") tree = repeated(moment, shape, at, tree);
    else if (type !== "tr") modify(moment, shape, type, at, tree);
  }
  return tree;
}

function groupAt(moment: Moment, group: JsonObject, pointer: string, depth: number): ShapeTree {
  const items: unknown[] = Array.isArray(group["it"]) ? group["it"] : [];
  const inside = treeAt(moment, items, `${pointer}/it`, depth + 1);
  const index = items.findIndex((each) => isObject(each) && each["ty"] === "tr");
  const transform = items[index];
  const blendMode = blendModeOf(moment, group, pointer);
  if (!isObject(transform)) return moved(inside, identity, 1, blendMode);
  const at = `${pointer}/it/${index}`;
  return moved(inside, transformAt(moment, transform, at), opacityAt(moment, transform, "o", at), blendMode);
}

const joined = (first: ShapeTree, second: ShapeTree): ShapeTree => ({
  outlines: [...first.outlines, ...second.outlines],
  paints: [...first.paints, ...second.paints],
});

function pendingPaint(moment: Moment, shape: JsonObject, pointer: string, tree: ShapeTree) {
  const paint = {
    pointer,
    json: shape,
    copies: [],
    matrix: identity,
    opacity: opacityAt(moment, shape, "o", pointer),
    blendMode: blendModeOf(moment, shape, pointer),
    ...paintAt(moment, shape, pointer),
  };
  return { paint, outlines: [...tree.outlines] };
}

function repeated(moment: Moment, shape: JsonObject, pointer: string, tree: ShapeTree): ShapeTree {
  const all: ShapeTree = { outlines: [], paints: [] };
  const size = tree.outlines.length + tree.paints.reduce((sum, paint) => sum + 1 + paint.outlines.length, 0);
  for (const { index, matrix, opacity } of copiesAt(moment, shape, pointer)) {
    if (!take(moment, "shapes", pointer, size)) break;
    const copy = moved(copied(tree), matrix, opacity);
    for (const each of copy.outlines) all.outlines.push(each);
    for (const each of copy.paints) {
      const copies = [...each.paint.copies, index];
      all.paints.push({ ...each, paint: { ...each.paint, copies } });
    }
  }
  return all;
}

function modify(moment: Moment, shape: JsonObject, type: string, pointer: string, tree: ShapeTree): void {
  const unique = [...new Set(tree.outlines.map(({ outline }) => outline))];
  if (type === "tm") {
    const trim = trimAt(moment, shape, pointer);
    if (trim === null) return;
    trimmed(
      unique.map(({ contours }) => contours),
      trim,
    ).forEach((contours, index) => {
      const outline = unique[index];
      if (outline !== undefined) outline.contours = contours;
    });
  } else if (type === "rd") {
    const radius = numberAt(moment, shape, "r", pointer, 0);
    changeContours(unique, (contour) => withRoundCorners(contour, radius));
  } else if (type === "pb") {
    const amount = numberAt(moment, shape, "a", pointer, 0);
    changeContours(unique, (contour) => puckered(contour, amount));
  } else if (type === "mm") {
    const mode = asNumber(shape["mm"]) ?? 1;
    if (mode > 2 && unique.length > 1) moment.report.add("unsupported-merge-mode", pointer, { mode });
  } else if (unsupportedModifiers.has(type)) moment.report.add("unsupported-modifier", pointer, { type });
  else moment.report.add("unknown-shape", pointer, { type });
}

function changeContours(all: readonly Outline[], change: (contour: Contour) => Contour): void {
  for (const outline of all) outline.contours = outline.contours.map(change);
}
