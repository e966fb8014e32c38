import { expect, it } from "vitest";
import { limb, smooth } from "./curves.ts";
import { boundsOf, outlinesOf, subpathsOf } from "./outline.ts";
import { bentPath, ramp, turned } from "./warp.ts";

it("turns path data into corners with handles", () => {
  const [outline] = outlinesOf("M0 0C10 0 20 10 20 20H0Z");
  expect(outline).toEqual({
    c: true,
    v: [
      [0, 0],
      [20, 20],
      [0, 20],
    ],
    o: [
      [10, 0],
      [0, 0],
      [0, 0],
    ],
    i: [
      [0, 0],
      [0, -10],
      [0, 0],
    ],
  });
});

it("draws arcs as curves that close without a double corner", () => {
  const [circle] = outlinesOf("M10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z");
  expect(circle?.c).toBe(true);
  expect(circle?.v).toHaveLength(4);
  expect(boundsOf("M10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z")).toEqual([10, -10, 30, 10]);
});

it("keeps a line open", () => {
  expect(outlinesOf("M0 0L10 0L10 10")[0]).toMatchObject({
    c: false,
    v: [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
  });
});

it("takes limbs that were drawn in one go apart", () => {
  expect(subpathsOf("m1 1h2v2zm10 10h2v2z")).toEqual(["M1 1H3V3Z", "M11 11H13V13Z"]);
});

it("bends every point of an outline", () => {
  expect(boundsOf(bentPath("M0 0H10V10H0Z", (x, y) => [x + y, y]))).toEqual([0, 0, 20, 10]);
});

it("turns points clockwise around a pivot", () => {
  const [x, y] = turned([10, 0], [0, 0], 90);
  expect([Math.round(x), Math.round(y)]).toEqual([0, 10]);
});

it("takes part from nothing to all", () => {
  expect([ramp(-1, 0, 10), ramp(5, 0, 10), ramp(11, 0, 10)]).toEqual([0, 0.5, 1]);
});

it("draws a limb as wide as it is told", () => {
  expect(
    boundsOf(
      limb([
        [0, 0, 5],
        [50, 0, 5],
        [100, 0, 5],
      ]),
    ),
  ).toEqual([-5, -5, 105, 5]);
});

it("breaks a smooth outline at its corners only", () => {
  const [outline] = outlinesOf(
    smooth([
      [0, 0, "corner"],
      [10, 0],
      [10, 10],
      [0, 10],
    ]),
  );
  expect(outline?.o[0]).toEqual([0, 0]);
  expect(outline?.o[1]).not.toEqual([0, 0]);
});
