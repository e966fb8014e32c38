import { describe, expect, it } from "vitest";
import { parseTransform } from "./values/parse-transform.ts";
import { createTransformInterpolation, createInterpolation } from "./animation/interpolate.ts";

const matrixOf = (text: string): number[] | undefined =>
  parseTransform(text, { width: 200, height: 100 })?.map((each) => Math.round(each * 1e4) / 1e4 + 0);

describe("a transform", () => {
  it.each([
    ["rotateX(60deg)", [1, 0, 0, 0.5, 0, 0]],
    ["rotateY(180deg)", [-1, 0, 0, 1, 0, 0]],
    ["perspective(500px) rotateY(60deg) translateZ(10px)", [0.5, 0, 0, 1, 8.6603, 0]],
    ["rotate3d(0, 0, 2, 90deg)", [0, 1, -1, 0, 0, 0]],
    ["translate3d(1px, 2px, 3px) scale3d(2, 3, 4)", [2, 0, 0, 3, 1, 2]],
    ["matrix3d(1,0,0,0, .5,1,0,0, 0,0,1,0, 10,5,0,1)", [1, 0, 0.5, 1, 10, 5]],
    ["translate(calc(10px + 5%), 50%)", [1, 0, 0, 1, 20, 50]],
    ["translateY(calc(100% - (2 * 10px)))", [1, 0, 0, 1, 0, 80]],
  ])("%s as it is seen on the plane", (text, matrix) => {
    expect(matrixOf(text)).toEqual(matrix);
  });

  it.each(["matrix3d(1, 2)", "rotate(", "spin(4deg)", "rotateX(red)"])("is none: %s", (text) => {
    expect(parseTransform(text, { width: 1, height: 1 })).toBeNull();
  });
});

describe("half way", () => {
  it.each([
    ["matrix(1,0,0,1,0,0)", "matrix(0,2,-2,0,60,10)", [1.0607, 1.0607, -1.0607, 1.0607, 30, 5]],
    ["none", "matrix(3,0,0,3,0,0)", [2, 0, 0, 2, 0, 0]],
    ["rotate(10deg)", "rotate(30deg) translateX(10px)", [0.9397, 0.342, -0.342, 0.9397, 4.6985, 1.7101]],
    ["rotate(350deg)", "translateX(20px)", [0.9962, -0.0872, 0.0872, 0.9962, 10, 0]],
    ["none", "rotate(1turn) translateX(calc(10px + 5%))", [-1, 0, 0, -1, -10, 0]],
  ])("from %s to %s", (from, to, matrix) => {
    expect(matrixOf(createTransformInterpolation()(from, to, 0.5))).toEqual(matrix);
  });

  it.each([
    ["inset(0 100% 0 0)", "inset(0 0 0 0)", "inset(0 50% 0 0)"],
    ["50%", "10", "calc(25% + 5px)"],
    ["none", "4px", null],
  ])("values of two units: from %s to %s", (from, to, half) => {
    expect(createInterpolation()(from, to, 0.5)).toBe(half);
  });
});
