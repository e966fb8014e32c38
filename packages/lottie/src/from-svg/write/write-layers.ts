import { defaultParseLimits } from "../../checks/parse-limits.ts";
import type { JsonObject } from "../../json/json-values.ts";
import {
  identity,
  type Matrix,
  multiply,
  multiplyAll,
  translation,
  inverseOf,
  scaleOf,
} from "../../scene/geometry/matrix.ts";
import { blendModes } from "../../scene/scene.ts";
import { transformed } from "../../scene/geometry/contour.ts";
import { closed } from "../shapes/contours-of-path.ts";
import type { Drawn, DrawnGroup, DrawnImage, DrawnMatte, DrawnTiles } from "../scene/drawing.ts";
import { keyed } from "./keyed.ts";
import { addComposition, addPicture, type LottieWriter, within } from "./lottie-writer.ts";
import { fixed, rounded } from "./property.ts";
import { isPlain, pathValue, shapeGroup, writeShapes } from "./write-shapes.ts";

/** So that those of what was begun last, which has some of its own, are no more than is read again. */
const mostLayers = defaultParseLimits.maxLayers - 100;

/** A layer with what may still be put on it. */
type Layer = JsonObject;

/** The layers of what is drawn, the topmost first. */
export function writeLayers(writer: LottieWriter, drawn: readonly Drawn[], matrix: Matrix): Layer[] {
  const layers: Layer[][] = [];
  let run: Drawn[] = [];
  const endRun = (): void => {
    if (run.length > 0) layers.push(shapeLayers(writer, run, matrix));
    run = [];
  };
  for (const each of drawn) {
    if (isPlain(each)) {
      run.push(each);
      continue;
    }
    if (writer.layers.count >= mostLayers) {
      writer.layers.isCutShort = true;
      continue;
    }
    endRun();
    layers.push(complexLayers(writer, each, matrix));
  }
  endRun();
  return layers.toReversed().flat();
}

function complexLayers(writer: LottieWriter, drawn: Drawn, matrix: Matrix): Layer[] {
  switch (drawn.kind) {
    case "shape":
      return shapeLayers(writer, [drawn], matrix);
    case "image":
      return [imageLayer(writer, drawn, matrix)];
    case "tiles":
      return tileLayers(writer, drawn, matrix);
    case "group":
      return groupLayers(writer, drawn, matrix);
  }
}

/** Where what stands in a group that moves is put: not at the same place at every moment. */
const movingMatrices = new WeakSet<Matrix>();

/** What a group that cannot stay one puts what is in it through. */
function innerMatrix(matrix: Matrix, group: DrawnGroup): Matrix {
  const inner = multiply(matrix, group.matrix);
  if (!group.isMoving && !movingMatrices.has(matrix)) return inner;
  const own: Matrix = [...inner];
  movingMatrices.add(own);
  return own;
}

function shapeLayers(writer: LottieWriter, drawn: readonly Drawn[], matrix: Matrix): Layer[] {
  const [first] = drawn;
  if (first === undefined) return [];
  // One group that moves, not each point of what is in it, and apart from what moves in there.
  const isMoving = movingMatrices.has(matrix);
  const inside = isMoving ? writeShapes(drawn, identity, 1, matrix) : writeShapes(drawn, matrix);
  if (inside.length === 0) return [];
  const shapes = isMoving ? [keyed(`${first.key}w`, shapeGroup(null, inside, matrix))] : inside;
  return [layerOf(writer, 4, `${first.key}l`, drawn.length === 1 ? first.name : null, identity, { shapes })];
}

function imageLayer(writer: LottieWriter, image: DrawnImage, matrix: Matrix): Layer {
  const refId = addPicture(writer, image.source, image.width, image.height);
  return layerOf(writer, 2, image.key, image.name, multiply(matrix, image.matrix), { refId });
}

function tileLayers(writer: LottieWriter, tiles: DrawnTiles, matrix: Matrix): Layer[] {
  const { x, y, originX, originY, width, height, columns, rows, key } = tiles;
  const own = within(writer, width, height);
  const before = writer.layers.count;
  const content = writeLayers(own, tiles.tile, translation(-originX, -originY));
  if (content.length === 0) return [];
  // Players spell it out once for each tile.
  const spelt = (writer.layers.count - before) * (columns * rows - 1);
  if (writer.layers.count + spelt >= mostLayers) {
    writer.layers.isCutShort = true;
    return [];
  }
  writer.layers.count += spelt;
  const refId = addComposition(own, key, content);
  const layers: Layer[] = [];
  // Where the pattern moves, each tile is the same one for as long as it is seen.
  const [firstColumn, firstRow] = [Math.round((x - originX) / width), Math.round((y - originY) / height)];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const place = multiplyAll(matrix, tiles.matrix, translation(x + column * width, y + row * height));
      const name = `${key}_${firstRow + row}_${firstColumn + column}`;
      layers.push(layerOf(writer, 0, name, null, place, { refId, w: width, h: height }));
    }
  return layers;
}

function groupLayers(writer: LottieWriter, group: DrawnGroup, matrix: Matrix): Layer[] {
  const inner = innerMatrix(matrix, group);
  const layers =
    group.children.every(isPlain) && group.children.length > 0
      ? shapeLayers(
          writer,
          keepsMatrix(group) ? [movingPart(group)] : group.children,
          keepsMatrix(group) ? matrix : inner,
        )
      : writeLayers(writer, group.children, inner);
  if (layers.length === 0) return [];
  const isBare =
    !group.isFading &&
    group.opacity === 1 &&
    group.mattes.length === 0 &&
    group.blendMode === "normal" &&
    group.blur === 0 &&
    !group.isIsolated;
  if (isBare) return layers;
  let [current] = layers.length === 1 ? layers : [composition(writer, `${group.key}a`, group.name, layers)];
  if (current === undefined) return [];
  if (group.name !== null && current["nm"] === undefined) current["nm"] = group.name;
  if (group.blur > 0) {
    if (current["masksProperties"] !== undefined || hasOwnLook(current))
      current = composition(writer, `${group.key}c`, group.name, [current]);
    current["ef"] = [gaussianBlur(group.blur * scaleOf(inner))];
  }
  let pair = [current];
  for (const [index, matte] of group.mattes.entries()) {
    if (pair.length > 1 || current["masksProperties"] !== undefined || hasOwnLook(current))
      pair = [(current = composition(writer, `${group.key}b${index}`, group.name, pair))];
    pair = showThrough(writer, current, matte, inner, `${group.key}${index}`);
    if (pair.length === 0) return [];
  }
  if (pair.length > 1 && (group.blendMode !== "normal" || group.isIsolated))
    pair = [(current = composition(writer, `${group.key}d`, group.name, pair))];
  else if (hasOwnLook(current)) pair = [(current = composition(writer, `${group.key}e`, group.name, pair))];
  if (group.isFading) fadingLayers.add(current);
  const ks = current["ks"] as JsonObject;
  current["ks"] = { ...ks, o: fixed(rounded(group.opacity * 100, 2)) };
  const blendMode = blendModes.findIndex((mode) => mode === group.blendMode);
  if (blendMode > 0) current["bm"] = blendMode;
  return pair;
}

/** A group of shapes that turns stays one in its layer, whatever else is on the layer. */
const keepsMatrix = ({ isMoving }: DrawnGroup): boolean => isMoving;
const movingPart = (group: DrawnGroup): DrawnGroup => ({
  ...group,
  opacity: 1,
  mattes: [],
  isFading: false,
  blendMode: "normal",
  isIsolated: false,
  blur: 0,
});

/** Players blur by 0.25 (ThorVG) to 0.3 (lottie-web, Skottie) of what stands here. */
const deviationOfBlurriness = 0.28;

const gaussianBlur = (deviation: number): JsonObject => ({
  ty: 29,
  nm: "Gaussian Blur",
  mn: "ADBE Gaussian Blur 2",
  en: 1,
  ef: [
    {
      ty: 0,
      nm: "Blurriness",
      mn: "ADBE Gaussian Blur 2-0001",
      v: fixed(rounded(deviation / deviationOfBlurriness)),
    },
    { ty: 7, nm: "Blur Dimensions", mn: "ADBE Gaussian Blur 2-0002", v: fixed(1) },
    { ty: 7, nm: "Repeat Edge Pixels", mn: "ADBE Gaussian Blur 2-0003", v: fixed(0) },
  ],
});

/** Layers whose opacity changes: what is put around them is the same at every moment, also while they are whole. */
const fadingLayers = new WeakSet<Layer>();

/** Opacity or a blend mode of what is in it already. */
const hasOwnLook = (layer: Layer): boolean =>
  fadingLayers.has(layer) ||
  layer["bm"] !== undefined ||
  layer["ef"] !== undefined ||
  ((layer["ks"] as JsonObject)["o"] as JsonObject)["k"] !== 100;

const matteModes: { [kind in DrawnMatte["kind"]]: number } = { alpha: 1, outside: 2, luminance: 3 };

function showThrough(
  writer: LottieWriter,
  layer: Layer,
  matte: DrawnMatte,
  matrix: Matrix,
  key: string,
): Layer[] {
  const mask = maskOf(matte, matrix, layer);
  if (mask !== null) {
    layer["hasMask"] = true;
    layer["masksProperties"] = [mask];
    return [layer];
  }
  const mattes = writeLayers(writer, [matte.content], matrix);
  const [only] = mattes;
  if (only === undefined) return [];
  const needsOwn = mattes.length > 1 || only["tt"] !== undefined || only["masksProperties"] !== undefined;
  const shown = needsOwn ? composition(writer, `${key}m`, null, mattes) : only;
  shown["td"] = 1;
  layer["tt"] = matteModes[matte.kind];
  return [shown, layer];
}

/** One outline as a mask of the layer itself, which needs no second layer. */
function maskOf({ kind, content }: DrawnMatte, matrix: Matrix, layer: Layer): JsonObject | null {
  const [shape] = content.children;
  if (
    kind !== "alpha" ||
    content.children.length !== 1 ||
    shape?.kind !== "shape" ||
    content.mattes.length > 0
  )
    return null;
  const [contour] = shape.contours;
  const isWhole = shape.fill?.kind === "colour" && shape.fill.opacity === 1 && shape.stroke === null;
  if (contour === undefined || shape.contours.length !== 1 || shape.fillRule !== "nonzero" || !isWhole)
    return null;
  const own = (layer["ks"] as JsonObject)["matrix"] as Matrix;
  const inverse = inverseOf(own);
  if (inverse === null || content.isMoving) return null;
  const placed = transformed(closed(contour), multiplyAll(inverse, matrix, content.matrix));
  return { mode: "a", inv: false, pt: fixed(pathValue(placed)), o: fixed(100), x: fixed(0) };
}

const composition = (writer: LottieWriter, key: string, name: string | null, layers: Layer[]): Layer =>
  layerOf(writer, 0, key, name, identity, {
    refId: addComposition(writer, key, layers),
    w: writer.width,
    h: writer.height,
  });

const layerOf = (
  { frames, layers }: LottieWriter,
  ty: number,
  key: string,
  name: string | null,
  matrix: Matrix,
  more: JsonObject,
): Layer => {
  layers.count++;
  return keyed(key, {
    ty,
    ...(name === null ? {} : { nm: name }),
    ip: 0,
    op: frames,
    st: 0,
    ks: { matrix, o: fixed(100) },
    ...more,
  });
};
