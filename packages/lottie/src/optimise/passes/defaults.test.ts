import { describe, expect, it } from "vitest";
import { animation, fixed, rectangle, shapeLayer } from "../../testing/small-animation.ts";
import { dropDefaults } from "./defaults.ts";
import { after, firstLayer } from "../testing/after-pass.ts";

describe("defaults", () => {
  it("are left out, but not what a player stumbles over or a slot fills", () => {
    const group = rectangle(0, 0, 10, 10, [1, 0, 0, 1]);
    const masked = {
      masksProperties: [{ mode: "a", inv: false, pt: fixed({}), o: fixed(100), x: fixed(0) }],
    };
    const ks = { r: { ...fixed(0), sid: "turn" }, o: fixed(100), p: fixed([5, 5, 0]) };
    const json = animation([shapeLayer([group], { sr: 1, ks, ...masked })]);
    const layer = firstLayer(after(dropDefaults, json));
    expect(layer).toEqual({
      ty: 4,
      nm: "Layer",
      ip: 0,
      op: 60,
      st: 0,
      ks: { r: { a: 0, k: 0, sid: "turn" }, p: { k: [5, 5] } },
      masksProperties: [{ mode: "a", pt: { k: {} }, o: { k: 100 }, x: { k: 0 } }],
      shapes: [
        {
          ty: "gr",
          nm: "Box",
          it: [
            { ty: "rc", nm: "Path", s: { k: [10, 10] }, p: { k: [5, 5] }, r: { k: 0 } },
            { ty: "fl", nm: "Fill", c: { k: [1, 0, 0] }, o: { k: 100 } },
            { ty: "tr", o: { k: 100 } },
          ],
        },
      ],
    });
  });
});
