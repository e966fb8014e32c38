import { describe, expect, it } from "vitest";
import type { LottieJson } from "../../contract.ts";
import { animation, fixed, rectangle, shapeLayer } from "../../testing/small-animation.ts";
import { createSceneEvaluator } from "../../scene/create-scene-evaluator.ts";
import { ChangeLog } from "../change-log.ts";
import { joinGroups } from "./join-groups.ts";
import { dropNeverShown } from "./never-shown.ts";
import { dropDefaults } from "./defaults.ts";
import { unwrapGroups } from "./groups.ts";
import { simplifyKeyframes } from "./keyframes.ts";
import type { DocumentPass } from "./pass.ts";
import { shareAssets } from "./share-assets.ts";
import { simplifyPaths } from "./paths.ts";
import { roundNumbers } from "./round.ts";

/** What a pass makes of a document, which is as before once all is taken back. */
function after(pass: DocumentPass, json: LottieJson): LottieJson {
  const copy = structuredClone(json);
  const log = new ChangeLog();
  log.begin("it");
  pass(copy, log, {
    keepNames: new Set(),
    pixels: 0.011,
    isSeenInBrowser: true,
    attempt: 0,
    originals: new WeakMap(),
  });
  const made = structuredClone(copy);
  log.goTo(0);
  expect(copy).toEqual(json);
  return made;
}

const firstLayer = (json: LottieJson): LottieJson => (json["layers"] as LottieJson[])[0] ?? {};
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

describe("what is never shown", () => {
  const turn = { a: 1, k: [0, 30, 60, 90, 120].map((t) => ({ t, s: [t], i: linear.i, o: linear.o })) };
  const timesOf = (layer: LottieJson): number[] =>
    (layer["ks"] as { r: { k: { t: number }[] } }).r.k.map(({ t }) => t);

  it("is left out: layers whose time never comes, keyframes after the end", () => {
    const json = animation(
      [
        shapeLayer([], { ks: { r: turn }, ip: 0, op: 45 }),
        shapeLayer([], { nm: "Late", ind: 2, ip: 60, op: 90 }),
        shapeLayer([], { nm: "Watched", ind: 3, ip: 60, op: 90 }),
      ],
      { op: 60 },
    );
    const made = structuredClone(json);
    const log = new ChangeLog();
    log.begin("it");
    dropNeverShown(made, log, {
      keepNames: new Set(["Watched"]),
      pixels: 0.011,
      isSeenInBrowser: true,
      attempt: 0,
      originals: new WeakMap(),
    });
    const layers = made["layers"] as LottieJson[];
    expect(layers.map(({ nm }) => nm)).toEqual(["Layer", "Watched"]);
    // Whoever hangs on a layer moves with it after its own end.
    expect(timesOf(layers[0] ?? {})).toEqual([0, 30, 60]);
  });

  it("in a composition is judged by the time in which it is shown", () => {
    const inner = shapeLayer([], { ks: { r: turn }, op: 200 });
    const shownBy = (layer: LottieJson): LottieJson =>
      animation([{ ty: 0, nm: "Inner", refId: "c", ind: 1, ip: 0, op: 60, st: 0, ks: {}, ...layer }], {
        op: 60,
        assets: [{ id: "c", layers: [inner] }],
      });
    const times = (json: LottieJson): number[] => {
      const [asset] = after(dropNeverShown, json)["assets"] as { layers: LottieJson[] }[];
      return timesOf(asset?.layers[0] ?? {});
    };
    expect(times(shownBy({}))).toEqual([0, 30, 60]);
    expect(times(shownBy({ st: -60 }))).toEqual([60, 90, 120]);
    expect(times(shownBy({ sr: 0.5 }))).toEqual([0, 30, 60, 90, 120]);
    expect(times(shownBy({ tm: fixed(3) }))).toEqual([0, 30, 60, 90, 120]);
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

describe("assets", () => {
  it("that are the same are there once, compositions of such ones as well; one with a slot is not", () => {
    const picture = (id: string, members: LottieJson = {}): LottieJson => ({
      id,
      w: 9,
      h: 9,
      p: "data:,",
      ...members,
    });
    const composition = (id: string, refId: string): LottieJson => ({ id, layers: [{ ty: 2, refId }] });
    const json = animation(
      ["c1", "c2", "p3"].map((refId) => ({ ty: 0, refId, ip: 0, op: 60, st: 0, ks: {} })),
      {
        assets: [
          picture("p1"),
          picture("p2"),
          picture("p3", { sid: "photo" }),
          composition("c1", "p1"),
          composition("c2", "p2"),
        ],
      },
    );
    const made = after(shareAssets, json);
    expect((made["assets"] as LottieJson[]).map(({ id }) => id)).toEqual(["p1", "p3", "c1"]);
    expect((made["layers"] as LottieJson[]).map(({ refId }) => refId)).toEqual(["c1", "c1", "p3"]);
  });
});

describe("neighbouring groups", () => {
  const group = (x: number, colour: number[], members: LottieJson = {}): LottieJson => ({
    ty: "gr",
    it: [
      { ty: "el", p: fixed([x, 5]), s: fixed([9, 9]) },
      { ty: "fl", c: fixed(colour), o: fixed(100) },
      { ty: "tr", o: fixed(100) },
    ],
    ...members,
  });
  const shapesOf = (shapes: LottieJson[]): LottieJson[] =>
    firstLayer(after(joinGroups, animation([shapeLayer(shapes)])))["shapes"] as LottieJson[];
  const [red, blue] = [
    [1, 0, 0],
    [0, 0, 1],
  ];

  it("that are painted and moved alike are one; those of another colour between them keep their place", () => {
    const made = shapesOf([group(0, red), group(20, red), group(40, blue), group(60, red), group(80, red)]);
    expect(made.map(({ it: items }) => (items as LottieJson[]).map(({ ty }) => ty).join())).toEqual([
      "el,el,fl,tr",
      "el,fl,tr",
      "el,el,fl,tr",
    ]);
  });

  it("stay apart where one has a name, or another transform", () => {
    const moved = group(0, red);
    (moved["it"] as LottieJson[])[2] = { ty: "tr", p: fixed([3, 0]), o: fixed(100) };
    const list = [group(0, red), group(20, red, { nm: "Wheel" }), group(40, red), moved];
    expect(shapesOf(list)).toEqual(list);
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
    expect([sizeOn(5120, 100), sizeOn(512, 100), sizeOn(512, 10_000)]).toEqual([10.2, 10.12, 10.1235]);
  });

  it("of as many digits end alike where that is close enough, since they are packed better so", () => {
    const list = Array.from({ length: 9 }, (_, index) => rectangle(index / 7, 0, 9, 9, [1, 0, 0]));
    const json = animation([shapeLayer(list)], { w: 128, h: 128 });
    const text = JSON.stringify(after(roundNumbers, json)["layers"]);
    expect([...text.matchAll(/\.\d\d(\d)\b/g)].map(([, last]) => last)).not.toContainEqual(
      expect.stringMatching(/[^5]/),
    );
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
