import { expect, it } from "vitest";
import { animation, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { boxOf, createSceneEvaluator, type Scene } from "./index.ts";

type Json = { [key: string]: unknown };
const box = rectangle(0, 0, 10, 10, [1, 0, 0]);
const transform = (more: Json): Json => ({
  o: fixed(100),
  r: fixed(0),
  p: fixed([0, 0]),
  a: fixed([0, 0]),
  s: fixed([100, 100]),
  ...more,
});
const sceneOf = (layers: Json[], more: Json = {}, frame = 0): Scene =>
  createSceneEvaluator(animation(layers, more)).sceneAt(frame);
const boxesIn = (scene: Scene) => scene.layers.map((layer) => boxOf(layer));
const codesIn = ({ diagnostics }: Scene) => diagnostics.map(({ code }) => code);

it("a layer follows its parent, but not the parent's opacity", () => {
  const scene = sceneOf([
    shapeLayer([box], { ind: 1, parent: 2, ks: transform({ p: fixed([10, 0]) }) }),
    {
      ty: 3,
      ind: 2,
      ip: 0,
      op: 60,
      ks: transform({ p: fixed([50, 50]), s: fixed([200, 200]), o: fixed(0) }),
    },
  ]);
  expect(boxesIn(scene)).toEqual([null, { left: 70, top: 50, right: 90, bottom: 70 }]);
  expect(scene.layers[1]?.opacity).toBe(1);
});

it("the anchor is the point that stands at the position and that is turned around", () => {
  const scene = sceneOf([
    shapeLayer([box], { ks: transform({ a: fixed([5, 5]), p: fixed([50, 50]), r: fixed(45) }) }),
  ]);
  const [found] = boxesIn(scene);
  expect(found?.left).toBeCloseTo(50 - Math.SQRT2 * 5, 6);
  expect(found?.bottom).toBeCloseTo(50 + Math.SQRT2 * 5, 6);
});

it("a skew leans a layer along its axis", () => {
  const [found] = boxesIn(sceneOf([shapeLayer([box], { ks: transform({ sk: fixed(45), sa: fixed(0) }) })]));
  expect(found?.left).toBeCloseTo(-10, 6);
  expect(found?.right).toBeCloseTo(10, 6);
});

it("a layer may look where it is going", () => {
  const path = {
    a: 1,
    k: [
      { t: 0, s: [0, 0], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
      { t: 10, s: [0, 50] },
    ],
  };
  const [found] = boxesIn(sceneOf([shapeLayer([box], { ao: 1, ks: transform({ p: path }) })], {}, 5));
  // Downwards: what lay to the right of it now lies below, and what lay below to the left.
  expect(found?.left).toBeCloseTo(-10, 4);
  expect(found?.top).toBeCloseTo(25, 4);
});

it("layers are there from their in point to just before their out point", () => {
  const layer = shapeLayer([box], { ip: 5, op: 10 });
  expect([4, 5, 9.9, 10].map((frame) => sceneOf([layer], {}, frame).layers.length)).toEqual([0, 1, 1, 0]);
});

it("a composition has its own time: moved by its start, stretched, or remapped in seconds", () => {
  const slide = {
    a: 1,
    k: [
      { t: 0, s: [0, 0], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
      { t: 40, s: [80, 0] },
    ],
  };
  const assets = [{ id: "inside", layers: [shapeLayer([box], { ks: transform({ p: slide }) })] }];
  const at = (frame: number, layer: Json) =>
    boxesIn(
      sceneOf(
        [{ ty: 0, refId: "inside", ip: 0, op: 60, w: 100, h: 100, ks: transform({}), ...layer }],
        { assets },
        frame,
      ),
    )[0]?.left;
  expect(at(20, { st: 10 })).toBeCloseTo(20, 5);
  expect(at(20, { st: 0, sr: 2 })).toBeCloseTo(20, 5);
  // 30 frames a second: half a second is frame 15.
  expect(at(20, { tm: fixed(0.5) })).toBeCloseTo(30, 5);
});

it("a composition ends at its frame", () => {
  const assets = [{ id: "inside", layers: [shapeLayer([rectangle(50, 50, 100, 100, [1, 0, 0])])] }];
  const layer = { ty: 0, refId: "inside", ip: 0, op: 60, w: 80, h: 60, ks: transform({}) };
  expect(boxesIn(sceneOf([layer], { assets }))).toEqual([{ left: 50, top: 50, right: 80, bottom: 60 }]);
});

it("a matte stands beside what it is for, and is not shown itself", () => {
  const scene = sceneOf([
    shapeLayer([rectangle(20, 20, 10, 10, [0, 0, 0])], { ind: 1, td: 1 }),
    shapeLayer([rectangle(0, 0, 25, 100, [1, 0, 0])], { ind: 2, tt: 1 }),
    shapeLayer([box], { ind: 3, tt: 2, tp: 1 }),
  ]);
  expect(scene.layers.map(({ pointer, matte }) => [pointer, matte?.mode, matte?.layer?.pointer])).toEqual([
    ["/layers/2", "inverted-alpha", "/layers/0"],
    ["/layers/1", "alpha", "/layers/0"],
  ]);
  expect(boxesIn(scene)[1]).toEqual({ left: 20, top: 20, right: 25, bottom: 30 });
});

it("masks narrow a layer in the order in which they stand", () => {
  const mask = (mode: string, x: number) => ({
    mode,
    o: fixed(100),
    pt: fixed({
      v: [
        [x, 0],
        [x + 20, 0],
        [x + 20, 20],
        [x, 20],
      ],
      i: [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      o: [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      c: true,
    }),
  });
  const layer = shapeLayer([rectangle(0, 0, 90, 90, [1, 0, 0])], {
    masksProperties: [mask("a", 0), mask("a", 10), mask("i", 5), mask("n", 70)],
  });
  const scene = sceneOf([layer]);
  expect(scene.layers[0]?.masks.map(({ mode }) => mode)).toEqual(["add", "add", "intersect"]);
  expect(boxesIn(scene)).toEqual([{ left: 5, top: 0, right: 25, bottom: 20 }]);
});

it("what goes in circles is refused with the place where it does", () => {
  const used = { ty: 0, refId: "a", ip: 0, op: 60, w: 10, h: 10, ks: transform({}) };
  const scene = sceneOf(
    [
      used,
      shapeLayer([box], { ind: 1, parent: 2 }),
      shapeLayer([box], { ind: 2, parent: 1 }),
      { ...used, refId: "missing" },
      shapeLayer([box], { ind: 3, tt: 1, tp: 4 }),
      shapeLayer([box], { ind: 4, tt: 1, tp: 3 }),
    ],
    { assets: [{ id: "a", layers: [used] }] },
  );
  expect(codesIn(scene)).toEqual(
    expect.arrayContaining(["composition-cycle", "parent-cycle", "composition-missing"]),
  );
  expect(scene.diagnostics.find(({ code }) => code === "composition-cycle")?.pointer).toBe(
    "/assets/0/layers/0",
  );
});

it("compositions in compositions end at the limit instead of filling the memory", () => {
  const many = (refId: string) =>
    Array.from({ length: 30 }, () => ({ ty: 0, refId, ip: 0, op: 60, w: 9, h: 9, ks: transform({}) }));
  const assets = Array.from({ length: 20 }, (_, index) => ({
    id: `c${index}`,
    layers: many(`c${index + 1}`),
  }));
  const scene = createSceneEvaluator(animation(many("c0"), { assets }), { maxLayers: 1_000 }).sceneAt(0);
  expect(codesIn(scene)).toContain("too-many-layers");
});

it("whatever stands in the place of a value, a scene comes out", () => {
  const odd: unknown[] = [
    null,
    "x",
    [],
    {},
    [[]],
    { k: null },
    { k: [{}] },
    { k: [{ t: "a", s: null }] },
    Number.NaN,
  ];
  for (const value of odd) {
    const layer = shapeLayer(
      [{ ...box, it: value }, value as Json, { ty: "sh", ks: value }, { ty: "fl", c: value }],
      {
        ks: { p: value, s: value, o: value, r: value },
        masksProperties: value,
        parent: value,
        tt: value,
      },
    );
    expect(() => boxesIn(sceneOf([layer, value as Json], { assets: value, slots: value }))).not.toThrow();
  }
});
