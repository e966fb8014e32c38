import { describe, expect, it } from "vitest";
import type { LottieJson } from "../contract.ts";
import { portable } from "../operations/convert/portable.ts";
import { createSceneEvaluator } from "../scene/create-scene-evaluator.ts";
import { targets } from "../targets/targets.ts";
import {
  type Part,
  group,
  square,
  fill,
  even,
  moving,
  repeater,
  still,
  made,
  featuresOf,
  paintedAt,
  near,
  expectSame,
} from "../testing/portable-parts.ts";
import { animation, bytesOf, fixed, shapeLayer } from "../testing/small-animation.ts";

describe("merged paths", () => {
  it("that are one path anyhow lose what says so; others stay without what combines them", async () => {
    const one = still(square, { ...square, p: fixed([24, 24]) }, { ty: "mm", mm: 1 }, fill());
    const { json, report } = await made(one, "ios");
    expect(JSON.stringify(json)).not.toContain('"mm"');
    expect(report.left).toEqual([]);
    const cut = still(square, { ...square, p: fixed([24, 24]) }, { ty: "mm", mm: 3 }, fill());
    expect((await made(cut, "ios", "skottie")).report.left).toMatchObject([
      { pointer: "/layers/0/shapes/0/it/2", parameters: { feature: "merge-paths", targets: "ios" } },
    ]);
  });
});

describe("expressions", () => {
  const driven = animation([
    shapeLayer([group(square, fill())], {
      ks: { o: { a: 0, k: 40, x: "var $bm_rt = 100;" } },
      ef: [{ ty: 5, mn: "ADBE Slider Control", en: 1, ef: [{ ty: 0, v: fixed(3) }] }],
    }),
  ]);

  it("go for a target that runs none, with what only they read; the value beside them stays", async () => {
    const { json, report } = await made(driven, "android");
    expect(json["layers"]).toMatchObject([{ ks: { o: { k: 40 } } }]);
    expect(JSON.stringify(json)).not.toMatch(/"x":"|"ef"/);
    expect(report.rewritten).toMatchObject([
      { pointer: "/layers/0/ks/o", parameters: { feature: "expressions", exactness: "without" } },
      { pointer: "/layers/0/ef/0", parameters: { feature: "effects", exactness: "exact" } },
    ]);
  });

  it("stay for targets that have them", async () => {
    expect((await made(driven, "web-svg")).report.changes).toBe(0);
  });
});

describe("effects of colour", () => {
  const value = (ty: number, v: unknown): Part => ({ ty, v: fixed(v) });
  const fillEffect = (colour: number[], opacity = 1): Part => ({
    ty: 21,
    en: 1,
    ef: [
      value(10, 0),
      value(7, 0),
      value(2, colour),
      value(7, 0),
      value(0, 0),
      value(0, 0),
      value(0, opacity),
    ],
  });
  const withEffects = (...ef: Part[]): LottieJson =>
    animation([shapeLayer([group(square, fill([1, 1, 1, 1]))], { ef })]);
  const paintOf = (json: LottieJson): unknown => paintedAt(json, 0);
  const colour = (red: number, green: number, blue: number): unknown => ({
    source: { kind: "colour", colour: { red, green, blue, alpha: 1 } },
  });

  it("fill gives the colour to all that is painted, and its opacity to the layer", async () => {
    const { json } = await made(withEffects(fillEffect([0, 0, 1, 1], 0.5)), "ios");
    expect(paintOf(json)).toMatchObject([colour(0, 0, 1)]);
    expect(json["layers"]).toMatchObject([{ ks: { o: { k: 50 } } }]);
    expect(json["layers"]).not.toMatchObject([{ ef: expect.anything() as unknown }]);
  });

  it("tint and tritone colour what is black and white, and stay where something is grey", async () => {
    const tint: Part = { ty: 20, en: 1, ef: [value(2, [0, 0, 1, 1]), value(2, [1, 0, 0, 1]), value(0, 50)] };
    const tritone: Part = {
      ty: 23,
      en: 1,
      ef: [value(2, [0, 1, 0, 1]), value(2, [1, 1, 1, 1]), value(2, [0, 0, 0, 1]), value(0, 0)],
    };
    expect(paintOf((await made(withEffects(tint), "ios")).json)).toMatchObject([colour(1, 0.5, 0.5)]);
    expect(paintOf((await made(withEffects(tritone), "ios")).json)).toMatchObject([colour(0, 1, 0)]);
    const grey = animation([shapeLayer([group(square, fill([0.4, 0.4, 0.4, 1]))], { ef: [tint] })]);
    expect(featuresOf((await made(grey, "ios", "android")).report.left)).toEqual(["tint-effect"]);
  });

  it("behind an effect that stays, stay; a shadow is named for whom does not draw it", async () => {
    const shadow: Part = { ty: 25, en: 1, ef: [] };
    const { report } = await made(withEffects(shadow, fillEffect([0, 0, 1, 1])), "ios", "telegram");
    expect(report.rewritten).toEqual([]);
    expect(
      report.left
        .filter(({ code }) => code === "target-left")
        .map(({ parameters: { feature, targets: names } }) => [feature, names]),
    ).toEqual([
      ["effects", "telegram"],
      ["fill-effect", "ios"],
    ]);
  });
});

describe("of layers", () => {
  it("auto-orientation becomes rotation at every whole frame", async () => {
    const p = {
      a: 1,
      k: [
        { t: 0, s: [10, 10, 0], to: [30, 0, 0], ti: [0, -30, 0], ...even },
        { t: 20, s: [60, 60, 0] },
      ],
    };
    const json = animation([shapeLayer([group(square, fill())], { ao: 1, ks: { p, r: moving([0], [30]) } })]);
    const { json: after, report } = await made(json, "android");
    expect(after["layers"]).toMatchObject([{ ao: 0 }]);
    expect(report.left).toEqual([]);
    const matrixAt = (document: LottieJson, frame: number): unknown =>
      createSceneEvaluator(document).sceneAt(frame).layers[0]?.matrix;
    for (let frame = 0; frame <= 30; frame++)
      expect(matrixAt(after, frame)).toEqual(near(matrixAt(json, frame)));
  });

  it("Telegram's stickers get solids and stars as shapes, and are told of limits", async () => {
    const star: Part = {
      ty: "sr",
      sy: 1,
      p: fixed([50, 50]),
      pt: fixed(5),
      or: moving([10], [30]),
      ir: fixed(8),
      os: fixed(0),
      is: fixed(0),
      r: fixed(0),
    };
    const solid = { ty: 1, ip: 0, op: 60, st: 0, ks: {}, sc: "#00ff00", sw: 20, sh: 10 };
    const json = animation([solid, shapeLayer([group(star, fill())])]);
    const { json: after, report } = await made(json, "telegram");
    expect(featuresOf(report.rewritten)).toEqual(["solids", "stars"]);
    expect(after["layers"]).toMatchObject([{ ty: 4 }, { ty: 4 }]);
    expectSame(json, after);
    expect(report.left.map(({ code }) => code)).toEqual(["telegram-canvas"]);
  });

  it("a mask that is turned inside out is taken away instead, for ThorVG", async () => {
    const mask = {
      mode: "a",
      inv: true,
      pt: fixed({
        c: true,
        v: [
          [0, 0],
          [9, 0],
          [9, 9],
        ],
        i: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        o: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      }),
      o: fixed(100),
    };
    const json = animation([shapeLayer([group(square, fill())], { masksProperties: [mask] })]);
    const { json: after, report } = await made(json, "thorvg");
    expect(after["layers"]).toMatchObject([{ masksProperties: [{ mode: "s", inv: false }] }]);
    expect(report.left).toEqual([]);
  });
});

it("a trim of one path at once is a trim of each, which both renderers of iOS draw", async () => {
  const trim: Part = { ty: "tm", s: fixed(0), e: fixed(50), o: fixed(0), m: 1 };
  const { json, report } = await made(still(square, trim, fill()), "ios");
  expect(JSON.stringify(json)).toContain('"m":2');
  expect(report.left).toEqual([]);
  const two = await made(still(square, square, trim, fill()), "ios");
  expect(featuresOf(two.report.left)).toEqual(["trim-simultaneously"]);
});

it("done again, nothing changes, and what was done is in the lineage once", async () => {
  const json = still(square, fill(), repeater({ c: moving([1], [4]) }, { eo: fixed(10) }));
  const once = await portable(bytesOf(json), { targets: ["telegram", "ios"] });
  expect(once.result.animations[0]?.json["meta"]).toEqual({
    lineage: [{ operation: "portable", options: { targets: ["ios", "telegram"] } }],
  });
  const again = await portable(once.result, { targets });
  expect(again.report.rewritten).toEqual([]);
  expect(again.result).toEqual(once.result);
});

it("asks for a target, and can be cancelled", async () => {
  const bytes = bytesOf(still(square, fill()));
  await expect(portable(bytes, { targets: [] })).rejects.toThrow(RangeError);
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(portable(bytes, { targets: ["ios"] }, { signal })).rejects.toThrow("enough");
});
