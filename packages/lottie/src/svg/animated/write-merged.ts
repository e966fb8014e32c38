import { isStraight } from "../../scene/geometry/curve-length.ts";
import { curveAt, curvesIn } from "../../scene/geometry/contour.ts";
import type { Matrix } from "../../scene/geometry/matrix.ts";
import { pathData } from "../path-data.ts";
import { contoursOf, type SvgNumbers, type SvgPrinter, textOfNumbers } from "../svg-element.ts";
import { escapeXml } from "../escape-xml.ts";
import { type Attributes, element, rounded } from "../xml.ts";
import { matrixParts, pathOf, steadyPoint } from "./matrix-parts.ts";
import type { MergedElement, Turn } from "./merged-element.ts";
import { instant } from "./moving-times.ts";
import { type Point, type StretchIndex, thinPoints } from "./thin-points.ts";

/** What all elements of one picture share while they are written. */
export interface MergedWriter {
  printer: SvgPrinter;
  times: readonly number[];
  durationInFrames: number;
  /** `dur` and how often. */
  clock: Attributes;
  stretches: StretchIndex;
  /** Pixels by which a point may be off. */
  tolerance: number;
  /** Pixels from the middle to a corner, by which turns and scales move what is farthest. */
  reach: number;
  counted: { keyframes: number; eased: number };
}

interface Key {
  time: number;
  text: string;
  easing: string | null;
}

const definitions = new Set(["clipPath", "mask", "filter", "linearGradient", "radialGradient"]);
/** What an attribute is where nothing is said. */
const absent: { [name: string]: string } = { "clip-path": "none", mask: "none", filter: "none" };

export function writeMerged(
  writer: MergedWriter,
  merged: MergedElement,
  { id, parent }: { id?: string; parent?: MergedElement } = {},
): string {
  const attributes: Attributes = id === undefined ? {} : { id };
  const isShownWithParent = definitions.has(merged.name) || (parent && isPresentLike(merged, parent));
  const moving = isShownWithParent ? [] : presenceOf(writer, merged, attributes);
  for (const [name, turns] of merged.attributes) {
    const points = pointsOf(writer, merged, turns);
    const [first] = points;
    if (first === undefined) continue;
    const isSteady = points.every(({ value }) => value === first.value);
    attributes[name] = staticText(writer, merged, first.value);
    if (isSteady) continue;
    if (name === "transform") moving.push(...transformsOf(writer, points));
    else moving.push(attributeOf(writer, merged, name, points));
  }
  const content = merged.children.map((child) => writeMerged(writer, child, { parent: merged })).join("");
  return element(merged.name, attributes, moving.join("") + escapeXml(merged.text) + content);
}

interface ValuePoint {
  time: number;
  value: Turn["value"];
}

/** What an attribute is at the moments at which its element is there. */
function pointsOf({ times }: MergedWriter, { present }: MergedElement, turns: readonly Turn[]): ValuePoint[] {
  const points: ValuePoint[] = [];
  let turn = 0;
  for (const { from, to } of present)
    for (let index = from; index <= to; index++) {
      while ((turns[turn + 1]?.index ?? Number.POSITIVE_INFINITY) <= index) turn++;
      points.push({ time: times[index] ?? 0, value: turns[turn]?.value ?? null });
    }
  return points;
}

const isPresentLike = ({ present }: MergedElement, parent: MergedElement): boolean =>
  present.length === parent.present.length &&
  present.every(({ from, to }, at) => from === parent.present[at]?.from && to === parent.present[at]?.to);

function presenceOf(writer: MergedWriter, { present }: MergedElement, attributes: Attributes): string[] {
  const last = writer.times.length - 1;
  const [run] = present;
  if (run === undefined || (present.length === 1 && run.from === 0 && run.to === last)) return [];
  if (run.from > 0) attributes["display"] = "none";
  const keys: Key[] = run.from > 0 ? [{ time: 0, text: "none", easing: null }] : [];
  for (const { from, to } of present) {
    keys.push({ time: writer.times[from] ?? 0, text: "inline", easing: null });
    if (to < last) keys.push({ time: writer.times[to + 1] ?? 0, text: "none", easing: null });
  }
  return [animation(writer, "animate", { attributeName: "display" }, keys, true)];
}

function staticText(writer: MergedWriter, merged: MergedElement, value: Turn["value"]): string | null {
  if (value === null || typeof value === "string") return value;
  if (!("reference" in value)) return textOfNumbers(value);
  const target = merged.references[value.reference];
  if (target === undefined) return null;
  return `url(#${writer.printer.define((id) => writeMerged(writer, target, { id }))})`;
}

function attributeOf(
  writer: MergedWriter,
  merged: MergedElement,
  name: string,
  points: readonly ValuePoint[],
): string {
  const numbers = points.flatMap(({ time, value }) =>
    value !== null && typeof value === "object" && "numbers" in value ? [{ time, value }] : [],
  );
  if (numbers.length === points.length)
    return animation(writer, "animate", { attributeName: name }, numberKeys(writer, numbers), false);
  const keys = points.flatMap(({ time, value }, index): Key[] => {
    if (index > 0 && value === points[index - 1]?.value) return [];
    const text = staticText(writer, merged, value) ?? absent[name];
    return text === undefined ? [] : [{ time: index === 0 ? 0 : time, text, easing: null }];
  });
  return animation(writer, "animate", { attributeName: name }, keys, true);
}

interface NumbersPoint {
  time: number;
  value: SvgNumbers;
}

/** Runs of the same shape, each thinned; from one to the next it jumps. */
function numberKeys(writer: MergedWriter, points: readonly NumbersPoint[]): Key[] {
  const keys: Key[] = [];
  let start = 0;
  while (start < points.length) {
    const shape = points[start]?.value.shape;
    let end = start;
    while (end + 1 < points.length && points[end + 1]?.value.shape === shape) end++;
    const run = points.slice(start, end + 1);
    const plain = run.map(({ time, value }) => ({ time, numbers: value.numbers }));
    const kept = thinPoints(plain, writer.stretches, toleranceOf(writer, run[0]?.value.form));
    const values = kept.flatMap(({ index }) => run[index]?.value ?? []);
    const texts = textsOf(values);
    kept.forEach(({ index, easing }, at) => {
      const time = run[index]?.time ?? 0;
      keys.push({ time, text: texts[at] ?? "", easing: easing === null ? null : splineOf(easing) });
    });
    const next = points[end + 1];
    const before = keys.at(-1);
    if (next !== undefined && before !== undefined && next.time - before.time > instant * 1.5)
      keys.push({ ...before, time: next.time - instant, easing: null });
    start = end + 1;
  }
  return keys;
}

function toleranceOf({ tolerance }: MergedWriter, form: SvgNumbers["form"] | undefined): number {
  if (form === "share") return 0.003;
  return form === "colour" ? 0.004 : tolerance;
}

/** Paths between which a browser can go are written with the same commands: straight only where they are at all times. */
function textsOf(values: readonly SvgNumbers[]): string[] {
  const [first] = values;
  if (first?.form !== "path")
    return values.map((value) => textOfNumbers(value) ?? (value.form === "share" ? "1" : ""));
  const all = values.map((value) => contoursOf(value));
  const isLine = (contour: number, curve: number): boolean =>
    all.every((contours) => {
      const one = contours[contour];
      return one !== undefined && curve < curvesIn(one) && isStraight(curveAt(one, curve));
    });
  const lines = (all[0] ?? []).map((contour, at) =>
    Array.from({ length: curvesIn(contour) }, (_, curve) => isLine(at, curve)),
  );
  return all.map((contours) => pathData(contours, (contour, curve) => lines[contour]?.[curve] === true));
}

function transformsOf(writer: MergedWriter, points: readonly ValuePoint[]): string[] {
  const values = points.flatMap(({ value }) =>
    value !== null && typeof value === "object" && "numbers" in value ? [value] : [],
  );
  const matrices = values.map(({ numbers }): Matrix => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
    return [a, b, c, d, e, f];
  });
  const keysOf = (type: string, numbers: readonly (readonly number[])[], tolerance: number): Key[] => {
    const plain = numbers.map((each, index): Point => ({ time: points[index]?.time ?? 0, numbers: each }));
    return thinPoints(plain, writer.stretches, tolerance).map(({ index, easing }) => ({
      time: plain[index]?.time ?? 0,
      text: (plain[index]?.numbers ?? []).map((each) => rounded(each, type === "scale" ? 5 : 3)).join(" "),
      easing: easing === null ? null : splineOf(easing),
    }));
  };
  const pivots = [[0, 0], values.find(({ pivot }) => pivot)?.pivot, steadyPoint(matrices)];
  const ways = pivots.flatMap((pivot) =>
    pivot ? [{ pivot, keys: keysOf("translate", pathOf(matrices, pivot), writer.tolerance) }] : [],
  );
  const best = ways.reduce((a, b) => (b.keys.length < a.keys.length ? b : a));
  const { rotate, skewX, scale } = matrixParts(matrices);
  const relative = writer.tolerance / writer.reach;
  const degrees = (relative * 180) / Math.PI;
  const [pivotX = 0, pivotY = 0] = best.pivot;
  const parts: [type: string, keys: Key[], nothing: string][] = [
    ["translate", best.keys, ""],
    [
      "rotate",
      keysOf(
        "rotate",
        rotate.map((each) => [each]),
        degrees,
      ),
      "0",
    ],
    [
      "skewX",
      keysOf(
        "skewX",
        skewX.map((each) => [each]),
        degrees,
      ),
      "0",
    ],
    ["scale", keysOf("scale", scale, relative), "1 1"],
    ["translate", [{ time: 0, text: `${rounded(-pivotX)} ${rounded(-pivotY)}`, easing: null }], "0 0"],
  ];
  return parts
    .filter(([, keys, nothing]) => keys.some(({ text }) => text !== nothing))
    .map(([type, keys], index) =>
      animation(
        writer,
        "animateTransform",
        { attributeName: "transform", type, additive: index === 0 ? null : "sum" },
        keys,
        false,
      ),
    );
}

const splineOf = (easing: readonly number[]): string => easing.map((each) => rounded(each, 4)).join(" ");

function animation(
  writer: MergedWriter,
  name: string,
  attributes: Attributes,
  keys: readonly Key[],
  isDiscrete: boolean,
): string {
  const [first] = keys;
  const last = keys.at(-1);
  if (first === undefined || last === undefined) return "";
  if (keys.every(({ text }) => text === first.text))
    return element(name, { ...attributes, values: `${first.text};${first.text}`, ...writer.clock });
  const share = ({ time }: Key): string => rounded(Math.min(1, time / writer.durationInFrames), 6);
  const all = [...keys];
  if (share(first) !== "0") all.unshift({ ...first, time: 0, easing: null });
  if (!isDiscrete && share(last) !== "1") all.push({ ...last, time: writer.durationInFrames, easing: null });
  const needed = all.filter(
    ({ text, easing }, at) =>
      at === 0 ||
      at === all.length - 1 ||
      easing !== null ||
      (all[at - 1]?.easing ?? null) !== null ||
      text !== all[at - 1]?.text ||
      text !== all[at + 1]?.text,
  );
  const eased = needed.filter(({ easing }) => easing !== null).length;
  writer.counted.keyframes += needed.length;
  writer.counted.eased += eased;
  const splines = eased === 0 ? null : needed.slice(0, -1).map(({ easing }) => easing ?? "0 0 1 1");
  return element(name, {
    ...attributes,
    values: needed.map(({ text }) => text).join(";"),
    keyTimes: needed.map(share).join(";"),
    calcMode: isDiscrete ? "discrete" : splines === null ? null : "spline",
    keySplines: splines?.join(";") ?? null,
    ...writer.clock,
  });
}
