import { expect, it } from "vitest";
import { animation, fixed, shapeLayer } from "../../testing/small-animation.ts";
import { boxOf, createSceneEvaluator, type Scene, type ScenePaint } from "../index.ts";

type Json = { [key: string]: unknown };
const rectangle = (x: number, y: number, size = 10): Json => ({
  ty: "rc",
  p: fixed([x, y]),
  s: fixed([size, size]),
  r: fixed(0),
});
const line = (...points: [number, number][]): Json => ({
  ty: "sh",
  ks: fixed({ v: points, i: points.map(() => [0, 0]), o: points.map(() => [0, 0]), c: false }),
});
const fill: Json = { ty: "fl", c: fixed([1, 0, 0]), o: fixed(100), r: 1 };
const stroke = (width: number, more: Json = {}): Json => ({
  ty: "st",
  c: fixed([0, 0, 1]),
  o: fixed(100),
  w: fixed(width),
  lc: 1,
  lj: 1,
  ml: 4,
  ...more,
});
const group = (...shapes: Json[]): Json => ({ ty: "gr", it: shapes });
const transform = (more: Json): Json => ({ ty: "tr", o: fixed(100), s: fixed([100, 100]), ...more });

const sceneOf = (...shapes: Json[]): Scene =>
  createSceneEvaluator(animation([shapeLayer(shapes)])).sceneAt(0);
function paintsOf(...shapes: Json[]): ScenePaint[] {
  const content = sceneOf(...shapes).layers[0]?.content;
  return content?.kind === "shapes" ? content.paints : [];
}
function boxAround(...shapes: Json[]) {
  const [layer] = sceneOf(...shapes).layers;
  return layer === undefined ? null : boxOf(layer);
}
const kindsOf = (paints: ScenePaint[]): string[] => paints.map(({ style }) => style.kind);

it("what stands first lies on top, and a fill takes the shapes before it, groups included", () => {
  const paints = paintsOf(
    group(rectangle(0, 0), transform({ p: fixed([20, 0]) })),
    stroke(2),
    rectangle(50, 0),
    fill,
    rectangle(90, 90),
  );
  expect(kindsOf(paints)).toEqual(["fill", "stroke"]);
  expect(paints.map(({ paths }) => paths.map(({ pointer }) => pointer))).toEqual([
    ["/layers/0/shapes/0/it/0", "/layers/0/shapes/2"],
    ["/layers/0/shapes/0/it/0"],
  ]);
  // The group's place is in the shape, so that the stroke keeps its width.
  expect(paints[1]?.paths[0]?.contours[0]?.points.slice(0, 2)).toEqual([25, -5]);
});

it("opacity of groups is multiplied into what they paint", () => {
  const [paint] = paintsOf(
    group(group(rectangle(0, 0), fill, transform({ o: fixed(50) })), transform({ o: fixed(50) })),
  );
  expect(paint?.opacity).toBe(0.25);
});

it("a stroke reaches half of its width beyond its line, and as its ends and corners say", () => {
  const way = line([20, 20], [60, 20]);
  expect(boxAround(way, stroke(10))).toEqual({ left: 20, top: 15, right: 60, bottom: 25 });
  expect(boxAround(way, stroke(10, { lc: 3 }))).toEqual({ left: 15, top: 15, right: 65, bottom: 25 });
  expect(boxAround(way, stroke(10, { lc: 2 }))?.left).toBeCloseTo(15, 6);
  const corner = line([20, 60], [60, 20], [100, 60]);
  expect(boxAround(corner, stroke(10, { lj: 1 }))?.top).toBeCloseTo(20 - 5 * Math.SQRT2, 6);
  expect(boxAround(corner, stroke(10, { lj: 2 }))?.top).toBeCloseTo(15, 1);
  expect(boxAround(corner, stroke(10, { lj: 3 }))?.top).toBeCloseTo(20 - 5 / Math.SQRT2, 6);
  // Beyond its limit a miter is cut off.
  expect(boxAround(corner, stroke(10, { lj: 1, ml: 1.2 }))?.top).toBeCloseTo(20 - 5 / Math.SQRT2, 6);
});

it("a stroke is as wide as the group it stands in makes it, not the group of its shape", () => {
  const way = line([0, 0], [10, 0]);
  const double = transform({ s: fixed([200, 200]) });
  expect(boxAround(group(way, stroke(4), double))).toEqual({ left: 0, top: -4, right: 20, bottom: 4 });
  expect(boxAround(group(way, double), stroke(4))).toEqual({ left: 0, top: -2, right: 20, bottom: 2 });
});

it("dashes leave gaps", () => {
  const dashes = [
    { n: "d", v: fixed(10) },
    { n: "g", v: fixed(90) },
    { n: "o", v: fixed(-5) },
  ];
  expect(boxAround(line([0, 50], [100, 50]), stroke(2, { d: dashes }))).toEqual({
    left: 5,
    top: 49,
    right: 15,
    bottom: 51,
  });
});

it("trimming leaves a stretch of each line, or of all as one", () => {
  const [first, second] = [line([0, 0], [100, 0]), line([0, 50], [100, 50])];
  const trim = (more: Json): Json => ({ ty: "tm", s: fixed(0), e: fixed(50), o: fixed(0), ...more });
  expect(boxAround(first, second, trim({}), stroke(2))).toEqual({ left: 0, top: -1, right: 50, bottom: 51 });
  expect(boxAround(first, second, trim({ m: 2 }), stroke(2))).toEqual({
    left: 0,
    top: -1,
    right: 100,
    bottom: 1,
  });
  // Half a round on: a quarter before the end to a quarter behind the beginning.
  const paints = paintsOf(rectangle(0, 0, 20), trim({ s: fixed(0), e: fixed(50), o: fixed(270) }), stroke(2));
  expect(paints[0]?.paths[0]?.contours).toHaveLength(1);
  expect(boxAround(first, trim({ e: fixed(0) }), stroke(2))).toBeNull();
});

it("a repeater copies what stands before it, each copy one step farther", () => {
  const repeater: Json = {
    ty: "rp",
    c: fixed(3),
    o: fixed(0),
    m: 1,
    tr: {
      p: fixed([20, 0]),
      a: fixed([0, 0]),
      s: fixed([100, 100]),
      r: fixed(0),
      so: fixed(100),
      eo: fixed(0),
    },
  };
  const paints = paintsOf(rectangle(0, 0), fill, repeater);
  expect(paints.map(({ opacity }) => opacity)).toEqual([0, 0.5, 1]);
  expect(boxAround(rectangle(0, 0), fill, repeater)).toEqual({ left: -5, top: -5, right: 25, bottom: 5 });
  const asOne = paintsOf(rectangle(0, 0), repeater, fill);
  expect(asOne[0]?.paths).toHaveLength(3);
});

it("stars, polygons and ellipses reach where their radius ends", () => {
  const star: Json = {
    ty: "sr",
    sy: 1,
    p: fixed([50, 50]),
    r: fixed(0),
    pt: fixed(4),
    or: fixed(40),
    ir: fixed(10),
    os: fixed(0),
    is: fixed(0),
  };
  expect(boxAround(star, fill)?.left).toBeCloseTo(10, 6);
  expect(boxAround({ ...star, sy: 2, pt: fixed(3) }, fill)?.bottom).toBeCloseTo(70, 6);
  const ellipse: Json = { ty: "el", p: fixed([50, 50]), s: fixed([80, 20]) };
  expect(boxAround(ellipse, fill)).toMatchObject({ left: 10, right: 90, top: 40, bottom: 60 });
});

it("round corners take the corners off, and not the ends", () => {
  const round: Json = { ty: "rd", r: fixed(10) };
  const [paint] = paintsOf(line([0, 0], [50, 0], [50, 50]), round, stroke(2));
  const points = paint?.paths[0]?.contours[0]?.points ?? [];
  expect(points.slice(0, 2)).toEqual([0, 0]);
  expect(points.slice(-2)).toEqual([50, 50]);
  expect(points).toContain(40);
});

it("opacities of a gradient have stops of their own", () => {
  const gradient: Json = {
    ty: "gf",
    t: 1,
    s: fixed([0, 0]),
    e: fixed([10, 0]),
    o: fixed(100),
    g: { p: 2, k: fixed([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0.5, 0, 1, 1]) },
  };
  const [paint] = paintsOf(rectangle(0, 0), gradient);
  const stops = paint?.source.kind === "linear-gradient" ? paint.source.stops : [];
  expect(stops.map(({ offset, colour }) => [offset, colour.red, colour.blue, colour.alpha])).toEqual([
    [0, 1, 0, 1],
    [0.5, 0.5, 0.5, 0],
    [1, 0, 1, 1],
  ]);
});

it("what is not understood is named where it stands", () => {
  const { diagnostics } = sceneOf(
    rectangle(0, 0),
    rectangle(5, 5),
    { ty: "mm", mm: 3 },
    { ty: "zz", s: fixed(10) },
    { ty: "??" },
    fill,
  );
  expect(
    diagnostics.map(({ code, pointer, parameters }) => [code, pointer, Object.values(parameters)[0]]),
  ).toEqual([
    ["unsupported-merge-mode", "/layers/0/shapes/2", 3],
    ["unsupported-modifier", "/layers/0/shapes/3", "zz"],
    ["unknown-shape", "/layers/0/shapes/4", "??"],
  ]);
});

it("repeaters in repeaters end at the limit", () => {
  const many: Json = { ty: "rp", c: fixed(2_000), o: fixed(0), tr: {} };
  const json = animation([shapeLayer([rectangle(0, 0), fill, many, many, many])]);
  const { diagnostics } = createSceneEvaluator(json, { maxShapes: 5_000 }).sceneAt(0);
  expect(diagnostics.map(({ code }) => code)).toContain("too-many-shapes");
});

it("groups in groups end at the limit", () => {
  let deep = group(rectangle(0, 0), fill);
  for (let level = 0; level < 100; level++) deep = group(deep);
  expect(sceneOf(deep).diagnostics.map(({ code }) => code)).toEqual(["too-deep"]);
});
