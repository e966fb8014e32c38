import { describe, expect, it } from "vitest";
import { fillSlots } from "./fill-slots.ts";
import { animation, fixed, shapeLayer } from "../testing/small-animation.ts";

const path = { v: [[0, 0]], i: [[0, 0]], o: [[0, 0]], c: true };
const json = animation(
  [
    shapeLayer([
      { ty: "fl", c: { sid: "colour" } },
      { ty: "st", c: { ...fixed([0, 1, 0]), sid: "colour" } },
      { ty: "sh", ks: { sid: "outline" } },
      { ty: "sh", ks: { sid: "moving" } },
    ]),
  ],
  {
    slots: {
      colour: { p: fixed([1, 0, 0]) },
      outline: { p: fixed(path) },
      moving: { p: { a: 1, k: [{ t: 0, s: [path] }] } },
    },
  },
);

describe("slots", () => {
  it("fill the properties that have no value of their own", () => {
    const filled = fillSlots(json);
    expect(filled["slots"]).toBeUndefined();
    expect(filled["layers"]).toMatchObject([
      {
        shapes: [
          { c: { sid: "colour", k: [1, 0, 0] } },
          { c: { sid: "colour", k: [0, 1, 0] } },
          { ks: { k: path } },
          { ks: { a: 1 } },
        ],
      },
    ]);
  });

  it("stay for themes, but those for paths, which no theme can set", () => {
    expect(Object.keys(fillSlots(json, { keepThemeable: true })["slots"] ?? {})).toEqual(["colour"]);
  });

  it("that a file does not have leave it as it is", () => {
    const plain = animation([]);
    expect(fillSlots(plain)).toBe(plain);
  });
});
