import { describe, expect, it } from "vitest";
import type { LottieJson } from "../../contract.ts";
import { animation, shapeLayer } from "../../testing/small-animation.ts";
import { createSceneEvaluator } from "../../scene/create-scene-evaluator.ts";
import { simplifyKeyframes } from "./keyframes.ts";
import { after, firstLayer } from "../testing/after-pass.ts";

const linear = { i: { x: [0.833], y: [0.833] }, o: { x: [0.167], y: [0.167] } };
const eased = { i: { x: [0.6], y: [1] }, o: { x: [0.4], y: [0] } };
const turning = (k: unknown[]): LottieJson => animation([shapeLayer([], { ks: { r: { a: 1, k } } })]);
const rotationOf = (json: LottieJson): unknown => (firstLayer(json)["ks"] as { r: unknown }).r;

describe("keyframes", () => {
  it("that lie on the line between others, or repeat what stays, are left out", () => {
    const k = [
      { t: 0, s: [0], ...linear },
      { t: 10, s: [10], ...linear },
      { t: 20, s: [20], ...linear },
      { t: 30, s: [20], ...eased },
      { t: 40, s: [20], ...eased },
      { t: 50, s: [80] },
    ];
    const straight = { i: { x: 1, y: 1 }, o: { x: 0, y: 0 } };
    expect(rotationOf(after(simplifyKeyframes, turning(k)))).toEqual({
      a: 1,
      k: [
        { t: 0, s: [0], ...straight },
        { t: 20, s: [20], h: 1 },
        { t: 40, s: [20], i: { x: 0.6, y: 1 }, o: { x: 0.4, y: 0 } },
        { t: 50, s: [80] },
      ],
    });
  });

  it("of which all are the same are one value, and what is odd about them is left alone", () => {
    const still = [
      { t: 0, s: [5], ...linear },
      { t: 10, s: [5] },
    ];
    expect(rotationOf(after(simplifyKeyframes, turning(still)))).toEqual({ a: 0, k: 5 });
    const falling = [
      { t: 10, s: [5], ...linear },
      { t: 0, s: [7] },
    ];
    expect(rotationOf(after(simplifyKeyframes, turning(falling)))).toEqual({ a: 1, k: falling });
  });

  it("that jump keep both values, and are made smaller on either side", () => {
    const k = [
      { t: 0, s: [5], ...linear },
      { t: 5, s: [5], ...eased },
      { t: 10, s: [80], ...eased },
      { t: 10, s: [0], ...linear },
      { t: 20, s: [10], ...linear },
      { t: 30, s: [20], ...linear },
      { t: 30, s: [5] },
    ];
    const straight = { i: { x: 1, y: 1 }, o: { x: 0, y: 0 } };
    const json = turning(k);
    const made = after(simplifyKeyframes, json);
    const matrixAt = (of: LottieJson, frame: number): number[] | undefined =>
      createSceneEvaluator(of)
        .sceneAt(frame)
        .layers[0]?.matrix.map((each) => Math.round(each * 1e6));
    expect(rotationOf(made)).toEqual({
      a: 1,
      k: [
        { t: 5, s: [5], i: { x: 0.6, y: 1 }, o: { x: 0.4, y: 0 } },
        { t: 10, s: [80], h: 1 },
        { t: 10, s: [0], ...straight },
        { t: 30, s: [20], h: 1 },
        { t: 30, s: [5] },
      ],
    });
    for (const frame of [0, 7, 9.9, 10, 20, 29.9, 30, 31])
      expect(matrixAt(made, frame)).toEqual(matrixAt(json, frame));
  });

  it("of an old file say once where one ends and the next begins", () => {
    const k = [{ t: 0, s: [0], e: [10], ...eased, n: ["0p6_1_0p4_0"] }, { t: 10 }];
    expect(rotationOf(after(simplifyKeyframes, turning(k)))).toEqual({
      a: 1,
      k: [
        { t: 0, s: [0], i: { x: 0.6, y: 1 }, o: { x: 0.4, y: 0 } },
        { t: 10, s: [10] },
      ],
    });
  });
});

describe("baked keyframes", () => {
  const at = (t: number): number => 90 * (3 * (1 - t) * t * t + t ** 3);
  const baked = Array.from({ length: 31 }, (_, index) => ({ t: index, s: [at(index / 30)], ...linear }));

  it("become the curve they were made of, wherever a player draws it", () => {
    const { k } = rotationOf(after(simplifyKeyframes, turning(baked))) as { k: LottieJson[] };
    expect(k.length).toBeLessThan(8);
    const evaluator = createSceneEvaluator(after(simplifyKeyframes, turning(baked)));
    const original = createSceneEvaluator(turning(baked));
    for (const frame of [0, 3, 10.5, 17, 29]) {
      const [before, now] = [original, evaluator].map((each) => each.sceneAt(frame).layers[0]?.matrix);
      for (const [index, each] of (before ?? []).entries()) expect(now?.[index]).toBeCloseTo(each, 3);
    }
  });

  it("of which one is a hold, or each moves as it likes, stay", () => {
    const wild = baked.map((frame, index) => ({ ...frame, s: [index % 2 === 0 ? 0 : 60] }));
    const { k } = rotationOf(after(simplifyKeyframes, turning(wild))) as { k: unknown[] };
    expect(k).toHaveLength(31);
    const held = baked.map((frame) => ({ t: frame.t, s: frame.s, h: 1 }));
    expect((rotationOf(after(simplifyKeyframes, turning(held))) as { k: unknown[] }).k).toHaveLength(31);
  });
});
