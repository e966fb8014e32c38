import { describe, expect, it } from "vitest";
import type { LottieJson } from "../../contract.ts";
import { animation, fixed, shapeLayer } from "../../testing/small-animation.ts";
import { simplifyPaths } from "./paths.ts";
import { after, firstLayer } from "../testing/after-pass.ts";

describe("paths", () => {
  const zero = (count: number): number[][] => Array.from({ length: count }, () => [0, 0]);
  const drawn = (v: number[][], o = zero(v.length), i = zero(v.length)): LottieJson =>
    animation([shapeLayer([{ ty: "sh", ks: fixed({ c: true, v, i, o }) }])]);
  const pathOf = (json: LottieJson): unknown =>
    (firstLayer(json)["shapes"] as { ks: { k: unknown } }[])[0]?.ks.k;

  it("end at their start without saying it again, and a straight line has two ends", () => {
    const v = [
      [0, 0],
      [50, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 0],
    ];
    const i = zero(6);
    i[5] = [3, 4];
    const kept = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ];
    expect(pathOf(after(simplifyPaths, drawn(v, zero(6), i)))).toEqual({
      c: true,
      v: kept,
      i: [[3, 4], ...zero(3)],
      o: zero(4),
    });
  });

  it("keep each vertex where a modifier does something at it", () => {
    const json = drawn([
      [0, 0],
      [50, 0],
      [100, 0],
      [0, 0],
    ]);
    (firstLayer(json)["shapes"] as LottieJson[]).push({ ty: "rd", r: fixed(5) });
    expect(after(simplifyPaths, json)).toEqual(json);
  });
});
