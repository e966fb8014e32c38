import type { JsonObject } from "../../json/json-values.ts";
import { type Contour, transformed, verticesOf } from "../../scene/geometry/contour.ts";
import {
  identity,
  inverseOf,
  type Matrix,
  multiply,
  multiplyAll,
  scaleOf,
} from "../../scene/geometry/matrix.ts";
import type { Drawn, DrawnGroup, DrawnPaint, DrawnShape, DrawnStroke } from "../scene/drawing.ts";
import { isSimilarity } from "./decompose.ts";
import { keyed, keyOf } from "./keyed.ts";
import { fixed, outlineValue, rounded } from "./property.ts";
import { writePaint } from "./write-paint.ts";

/** Whether a part can be shapes of a layer, without a layer of its own. */
export function isPlain(drawn: Drawn): boolean {
  if (drawn.kind === "shape") return true;
  if (drawn.kind !== "group") return false;
  return (
    drawn.mattes.length === 0 &&
    drawn.blendMode === "normal" &&
    !drawn.isIsolated &&
    drawn.blur === 0 &&
    ((drawn.opacity === 1 && !drawn.isFading) || paintsIn(drawn.children) <= 1) &&
    drawn.children.every(isPlain)
  );
}

/** Of several paints over each other an opacity would show the lower ones, so that they need a layer. */
const paintsIn = (drawn: readonly Drawn[]): number =>
  drawn.reduce((sum, each) => {
    if (each.kind === "shape") return sum + (each.fill === null ? 0 : 1) + (each.stroke === null ? 0 : 1);
    return sum + (each.kind === "group" ? paintsIn(each.children) : 2);
  }, 0);

/** Shapes of a layer, the topmost first. Everything in `drawn` is plain. `around` is what the moving groups around them do. */
export function writeShapes(
  drawn: readonly Drawn[],
  matrix: Matrix,
  opacity = 1,
  around = identity,
): JsonObject[] {
  const shapes: JsonObject[] = [];
  for (let index = drawn.length - 1; index >= 0; index--) {
    const each = drawn[index];
    if (each?.kind === "shape") shapes.push(...writeShape(each, matrix, opacity, around));
    else if (each?.kind === "group") shapes.push(...writeGroup(each, matrix, opacity, around));
  }
  return shapes;
}

function writeGroup(group: DrawnGroup, matrix: Matrix, opacity: number, around: Matrix): JsonObject[] {
  const own = opacity * group.opacity;
  if (!group.isMoving) {
    const shapes = writeShapes(group.children, multiply(matrix, group.matrix), own, around);
    const [only] = shapes;
    if (group.name === null || only === undefined) return shapes;
    // A name of its own for one shape alone needs no group around it.
    if (shapes.length === 1)
      return [only["nm"] === undefined ? keyedLike(only, { ...only, nm: group.name }) : only];
    return [keyed(group.key, shapeGroup(group.name, shapes, identity))];
  }
  const shapes = writeShapes(group.children, identity, own, multiplyAll(around, matrix, group.matrix));
  if (isSimilarity(matrix)) {
    return shapes.length === 0
      ? []
      : [keyed(group.key, shapeGroup(group.name, shapes, multiply(matrix, group.matrix)))];
  }
  if (shapes.length === 0) return [];
  const moving = keyed(group.key, shapeGroup(group.name, shapes, group.matrix));
  return [keyed(`${group.key}o`, shapeGroup(null, [moving], matrix))];
}

const keyedLike = (model: JsonObject, object: JsonObject): JsonObject => keyed(keyOf(model) ?? "", object);

interface Written {
  matrix: Matrix;
  opacity: number;
  shapes: JsonObject[];
}

const stillOnes = new WeakMap<DrawnShape, Written>();

function writeShape(shape: DrawnShape, matrix: Matrix, opacity: number, around: Matrix): JsonObject[] {
  const isAlone = shape.stroke?.isNonScaling !== true || around === identity;
  if (!shape.isStill || !isAlone) return writeShapeAnew(shape, matrix, opacity, around);
  const known = stillOnes.get(shape);
  if (known?.opacity === opacity && known.matrix.every((each, index) => each === matrix[index]))
    return known.shapes;
  const shapes = writeShapeAnew(shape, matrix, opacity, around);
  stillOnes.set(shape, { matrix, opacity, shapes });
  return shapes;
}

function writeShapeAnew(shape: DrawnShape, matrix: Matrix, opacity: number, around: Matrix): JsonObject[] {
  const { fill, key, name } = shape;
  const stroke = shape.stroke === null ? null : keptBy(shape.stroke, around);
  const isFramed = stroke !== null && !stroke.isNonScaling && !isSimilarity(matrix);
  const outer = isFramed ? matrix : identity;
  const inner = isFramed ? identity : matrix;
  const filled = fill === null ? null : paintedWith(fill, shape, inner, opacity);
  const stroked =
    stroke === null
      ? null
      : {
          matrix: inner,
          frame: identity,
          paint: writePaint(faded(stroke.paint, opacity), inner, { stroke }),
        };
  const parts = (shape.isStrokeBelow ? [filled, stroked] : [stroked, filled]).filter((part) => part !== null);
  const [first, second] = parts;
  if (first === undefined) return [];
  const group = (suffix: string, paints: JsonObject[], points: Matrix, frame: Matrix): JsonObject =>
    keyed(
      `${key}${suffix}`,
      shapeGroup(
        name,
        [...writePaths(shape.contours, points), ...writeTrim(shape), ...paints],
        multiply(outer, frame),
      ),
    );
  if (second === undefined) return [group("", [first.paint], first.matrix, first.frame)];
  if (first.frame === identity && second.frame === identity)
    return [group("", [first.paint, second.paint], inner, identity)];
  return parts.map((part, index) => group(String(index), [part.paint], part.matrix, part.frame));
}

/** A stroke that does not scale, as wide as it comes out right once the groups around have scaled it. */
function keptBy(stroke: DrawnStroke, around: Matrix): DrawnStroke {
  const scale = scaleOf(around);
  if (!stroke.isNonScaling || around === identity || !(scale > 1e-6)) return stroke;
  const { width, dashes, dashOffset } = stroke;
  const [own, ownDashes] = [width / scale, dashes.map((dash) => dash / scale)];
  return { ...stroke, width: own, dashes: ownDashes, dashOffset: dashOffset / scale };
}

const writeTrim = ({ trim }: DrawnShape): JsonObject[] =>
  trim === null
    ? []
    : [
        {
          ty: "tm",
          s: fixed(rounded(trim.start * 100, 2)),
          e: fixed(rounded(trim.end * 100, 2)),
          o: fixed(0),
          m: 1,
        },
      ];

/** An ellipse of a gradient is a circle in a group that is stretched, with points that are not. */
function paintedWith(
  paint: DrawnPaint,
  { fillRule }: DrawnShape,
  matrix: Matrix,
  opacity: number,
): { matrix: Matrix; frame: Matrix; paint: JsonObject } {
  const own = faded(paint, opacity);
  if (own.kind === "gradient" && own.shape === "radial") {
    // Around a circle of 1 about the corner, which is fine enough however small it is in its own measure.
    const [[x, y], [edgeX, edgeY]] = [own.start, own.end];
    const radius = Math.hypot(edgeX - x, edgeY - y);
    const frame = multiplyAll(matrix, own.matrix, [radius, 0, 0, radius, x, y]);
    const inverse = inverseOf(frame);
    const [a, b, c, d] = frame;
    // So thin an ellipse shows its last colour alone, and players never end with points so far away.
    const isThin = Math.abs(a * d - b * c) * 1e5 < a * a + b * b + c * c + d * d;
    const last = own.stops.at(-1);
    if (isThin && last !== undefined) {
      const flat = { kind: "colour", rgb: last.rgb, opacity: own.opacity * last.opacity } as const;
      return { matrix, frame: identity, paint: writePaint(flat, matrix, { rule: fillRule }) };
    }
    if (!isSimilarity(frame) && inverse !== null)
      return {
        matrix: multiply(inverse, matrix),
        frame,
        paint: writePaint({ ...own, start: [0, 0], end: [1, 0], matrix: identity }, identity, {
          rule: fillRule,
        }),
      };
  }
  return { matrix, frame: identity, paint: writePaint(own, matrix, { rule: fillRule }) };
}

const faded = (paint: DrawnPaint, opacity: number): DrawnPaint =>
  opacity === 1 ? paint : { ...paint, opacity: paint.opacity * opacity };

/** There is one for each part at each moment, so that it takes no more room than it needs, as it would with what is spread or pushed. */
export function shapeGroup(name: string | null, shapes: JsonObject[], matrix: Matrix): JsonObject {
  const it = shapes.concat({ ty: "tr", matrix, o: fixed(100) });
  return name === null ? { ty: "gr", it } : { ty: "gr", nm: name, it };
}

const writePaths = (contours: readonly Contour[], matrix: Matrix): JsonObject[] =>
  contours.map((contour) => ({ ty: "sh", ks: fixed(pathValue(transformed(contour, matrix))) }));

/** Vertices with handles from their own vertex. */
export function pathValue(contour: Contour): JsonObject {
  const vertices = verticesOf(contour);
  const digits = digitsFor(contour.points);
  const round = (value: number): number => rounded(value, digits);
  const outline: number[] = [];
  for (const { x, y } of vertices) outline.push(round(x), round(y));
  for (const { x, y, inX, inY } of vertices) outline.push(round(inX - x), round(inY - y));
  for (const { x, y, outX, outY } of vertices) outline.push(round(outX - x), round(outY - y));
  // Without the room that was made for more.
  return outlineValue(contour.isClosed, outline.slice());
}

/** Small ones, as those in a stretched group, need finer steps. */
function digitsFor(points: readonly number[]): number {
  let size = 0;
  for (const each of points) size = Math.max(size, Math.abs(each));
  if (size === 0) return 3;
  return Math.min(9, Math.max(2, 5 - Math.floor(Math.log10(size))));
}
