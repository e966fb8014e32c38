import { describe, expect, it } from "vitest";
import type { LottieJson } from "../../contract.ts";
import { animation, fixed, rectangle, shapeLayer } from "../../testing/small-animation.ts";
import { ChangeLog } from "../change-log.ts";
import { dropDefaults } from "./defaults.ts";
import { unwrapGroups } from "./groups.ts";
import { tidyKeyframes } from "./keyframes.ts";
import type { DocumentPass } from "./pass.ts";
import { simplifyPaths } from "./paths.ts";
import { roundNumbers } from "./round.ts";

/** What a pass makes of a document, which is as before once all is taken back. */
function after(pass: DocumentPass, json: LottieJson): LottieJson {
  const copy = structuredClone(json);
  const log = new ChangeLog();
  log.begin("it");
  pass(copy, log, { keepNames: new Set(), pixels: 0.011 });
  const made = structuredClone(copy);
  log.goTo(0);
  expect(copy).toEqual(json);
  return made;
}

const firstLayer = (json: LottieJson): LottieJson => (json["layers"] as LottieJson[])[0] ?? {};
const linear = { i: { x: [0.833], y: [0.833] }, o: { x: [0.167], y: [0.167] } };
const eased = { i: { x: [0.6], y: [1] }, o: { x: [0.4], y: [0] } };
const turning = (k: unknown[]): LottieJson => animation([shapeLayer([], { ks: { r: { a: 1, k } } })]);
const turnOf = (json: LottieJson): unknown => (firstLayer(json)["ks"] as { r: unknown }).r;

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
    expect(turnOf(after(tidyKeyframes, turning(k)))).toEqual({
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
    expect(turnOf(after(tidyKeyframes, turning(still)))).toEqual({ a: 0, k: 5 });
    const falling = [
      { t: 10, s: [5], ...linear },
      { t: 0, s: [7] },
    ];
    expect(turnOf(after(tidyKeyframes, turning(falling)))).toEqual({ a: 1, k: falling });
  });

  it("of an old file say once where one ends and the next begins", () => {
    const k = [{ t: 0, s: [0], e: [10], ...eased, n: ["0p6_1_0p4_0"] }, { t: 10 }];
    expect(turnOf(after(tidyKeyframes, turning(k)))).toEqual({
      a: 1,
      k: [
        { t: 0, s: [0], i: { x: 0.6, y: 1 }, o: { x: 0.4, y: 0 } },
        { t: 10, s: [10] },
      ],
    });
  });
});

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

describe("groups", () => {
  const idle = {
    ty: "tr",
    p: fixed([0, 0]),
    a: fixed([0, 0]),
    s: fixed([100, 100]),
    r: fixed(0),
    o: fixed(100),
  };
  const dot = { ty: "el", p: fixed([5, 5]), s: fixed([9, 9]) };
  const fill = { ty: "fl", c: fixed([1, 0, 0]), o: fixed(100) };

  it("that come first and do nothing are what is in them; a later one keeps its fill to itself", () => {
    const group = { ty: "gr", it: [{ ty: "gr", it: [dot, fill, idle] }, idle] };
    const json = animation([shapeLayer([group, group])]);
    expect(firstLayer(after(unwrapGroups, json))["shapes"]).toEqual([
      dot,
      fill,
      { ty: "gr", it: [dot, fill, idle] },
    ]);
  });

  it("stay where they are moved, named, or filled by a slot", () => {
    for (const odd of [
      { ty: "gr", nm: "Star", it: [dot, idle] },
      { ty: "gr", it: [dot, { ...idle, p: fixed([1, 0]) }] },
      { ty: "gr", it: [dot, { ...idle, o: { ...fixed(100), sid: "fade" } }] },
    ]) {
      const json = animation([shapeLayer([odd])]);
      expect(after(unwrapGroups, json)).toEqual(json);
    }
  });
});

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

describe("numbers", () => {
  it("are rounded as far as they are seen: coarser on a large canvas, finer in what is enlarged", () => {
    const box = rectangle(0, 0, 10.123456, 10, [1, 0, 0]);
    const sizeOn = (side: number, scale: number): unknown => {
      const json = animation([shapeLayer([box], { ks: { s: fixed([scale, scale]) } })], { w: side, h: side });
      const [group] = firstLayer(after(roundNumbers, json))["shapes"] as { it: { s: { k: number[] } }[] }[];
      return group?.it[0]?.s.k[0];
    };
    expect([sizeOn(5120, 100), sizeOn(512, 100), sizeOn(512, 10_000)]).toEqual([10.1, 10.12, 10.1235]);
  });

  it("of a colour are such that each player makes the same of them", () => {
    const json = animation([shapeLayer([rectangle(0, 0, 9, 9, [247 / 255, 0.698_039, 0.5])])]);
    const [group] = firstLayer(after(roundNumbers, json))["shapes"] as { it: { c?: { k: number[] } }[] }[];
    const colour = group?.it[1]?.c?.k ?? [];
    expect(JSON.stringify(colour).length).toBeLessThan(20);
    expect(colour.map((each) => Math.floor(each * 255))).toEqual([247, Math.floor(0.698_039 * 255), 127]);
    expect(colour.map((each) => Math.round(each * 255))).toEqual([247, 178, 128]);
  });
});
