import { expect, it } from "vitest";
import { animation, fixed, rectangle, shapeLayer } from "../../testing/small-animation.ts";
import { createSceneEvaluator, layersAtPoint } from "../index.ts";

const at = (json: { [key: string]: unknown }, x: number, y: number) =>
  layersAtPoint(createSceneEvaluator(json).sceneAt(0), x, y).map(({ layers, paint }) =>
    [...layers, paint].map((each) => each?.pointer),
  );

it("finds what is painted at a point, the topmost first, down through compositions", () => {
  const json = animation(
    [
      shapeLayer([rectangle(0, 0, 20, 20, [1, 0, 0])]),
      { ty: 0, refId: "a", ip: 0, op: 60, w: 30, h: 30, ks: { p: fixed([10, 10]) } },
    ],
    { assets: [{ id: "a", layers: [shapeLayer([rectangle(0, 0, 90, 90, [0, 0, 1])])] }] },
  );
  expect(at(json, 15, 15)).toEqual([
    ["/layers/0", "/layers/0/shapes/0/it/1"],
    ["/layers/1", "/assets/0/layers/0", "/assets/0/layers/0/shapes/0/it/1"],
  ]);
  expect(at(json, 5, 5)).toHaveLength(1);
  // The composition ends where its frame does.
  expect(at(json, 45, 45)).toEqual([]);
});

it("misses the hole of a ring, and hits its line", () => {
  const ring = [
    { ty: "el", p: fixed([50, 50]), s: fixed([60, 60]) },
    { ty: "st", c: fixed([0, 0, 0]), o: fixed(100), w: fixed(10) },
  ];
  const json = animation([shapeLayer(ring)]);
  expect(at(json, 50, 50)).toEqual([]);
  expect(at(json, 50, 22)).toHaveLength(1);
});

it("finds no line that has no width", () => {
  const line = [
    { ty: "el", p: fixed([50, 50]), s: fixed([60, 60]) },
    { ty: "st", c: fixed([0, 0, 0]), o: fixed(100), w: fixed(0) },
  ];
  const json = animation([shapeLayer(line)]);
  for (const [x, y] of [
    [50, 50],
    [50, 20],
    [5, 5],
  ] as const)
    expect(at(json, x, y)).toEqual([]);
});

it("does not find what a matte or a mask hides", () => {
  const json = animation([
    shapeLayer([rectangle(0, 0, 10, 10, [0, 0, 0])], { td: 1 }),
    shapeLayer([rectangle(0, 0, 90, 90, [1, 0, 0])], { tt: 1 }),
  ]);
  expect(at(json, 5, 5)).toHaveLength(1);
  expect(at(json, 50, 50)).toEqual([]);
});
