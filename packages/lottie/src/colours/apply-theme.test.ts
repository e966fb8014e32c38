import { describe, expect, it } from "vitest";
import { applyTheme } from "./apply-theme.ts";
import { animation, fixed, shapeLayer } from "../testing/small-animation.ts";

const json = animation(
  [
    shapeLayer([
      { ty: "fl", c: { ...fixed([1, 0, 0]), sid: "ground" } },
      { ty: "fl", c: { sid: "ground" } },
      { ty: "fl", c: fixed([0, 1, 0]) },
    ]),
  ],
  { slots: { ground: { p: fixed([1, 0, 0]) }, other: { p: fixed(3) } } },
);
const fillsOf = (themed: unknown) =>
  (themed as { layers: { shapes: { c: unknown }[] }[] }).layers[0]?.shapes.map(({ c }) => c);
const rule = (more: object) => ({ rules: [{ id: "ground", type: "Color", ...more }] });

describe("a theme put into an animation", () => {
  it("replaces the value of every property of its slot, and the slot's own", () => {
    const themed = applyTheme(json, rule({ value: [0, 0, 1] }));
    expect(fillsOf(themed)).toMatchObject([
      { a: 0, k: [0, 0, 1], sid: "ground" },
      { a: 0, k: [0, 0, 1] },
      { k: [0, 1, 0] },
    ]);
    expect(themed["slots"]).toEqual({ ground: { p: { a: 0, k: [0, 0, 1] } }, other: { p: fixed(3) } });
  });

  it("leaves the animation it was given as it was", () => {
    const before = structuredClone(json);
    applyTheme(json, rule({ value: [0, 0, 1] }));
    expect(json).toEqual(before);
  });

  it("may move between keyframes", () => {
    const keyframes = [
      { frame: 0, value: [0, 0, 0], outTangent: { x: 0, y: 0 } },
      { frame: 30, value: [1, 1, 1], inTangent: { x: 1, y: 1 } },
    ];
    expect(fillsOf(applyTheme(json, rule({ keyframes })))?.[1]).toMatchObject({
      a: 1,
      k: [
        { t: 0, s: [0, 0, 0], o: { x: 0, y: 0 } },
        { t: 30, s: [1, 1, 1], i: { x: 1, y: 1 } },
      ],
    });
  });

  it("may hold a gradient, with its transparency behind its colours", () => {
    const gradient = animation([shapeLayer([{ ty: "gf", g: { p: 2, k: fixed([0]), sid: "ground" } }])]);
    const value = [
      { offset: 0, color: [1, 0, 0, 1] },
      { offset: 1, color: [0, 0, 1, 0.5] },
    ];
    const themed = applyTheme(gradient, { rules: [{ id: "ground", type: "Gradient", value }] });
    expect(themed["layers"]).toMatchObject([
      { shapes: [{ g: { p: 2, k: { a: 0, k: [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5] } } }] },
    ]);
  });

  it("changes nothing by rules for another animation, programs, or what is no theme at all", () => {
    const elsewhere = rule({ value: [0, 0, 1], animations: ["b"] });
    expect(applyTheme(json, elsewhere, "a")).toEqual(json);
    expect(applyTheme(json, elsewhere, "b")).not.toEqual(json);
    expect(applyTheme(json, rule({ expression: "steal()" }))).toEqual(json);
    for (const broken of [
      null,
      7,
      { rules: 3 },
      { rules: [{ id: "ground", type: "Color", value: ["red"] }] },
    ])
      expect(applyTheme(json, broken)).toEqual(json);
  });
});
