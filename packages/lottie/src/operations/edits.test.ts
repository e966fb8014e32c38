import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { inspectJson } from "../inspect/facts-of.ts";
import { withoutLineage } from "../lineage/lineage.ts";
import { parseAnimation } from "../parse-animation.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import {
  bundle,
  convert,
  crop,
  inspect,
  merge,
  replaceText,
  resize,
  retime,
  reverse,
  sequence,
  split,
  toggleLayer,
  trim,
} from "./index.ts";

const box = rectangle(0, 0, 10, 10, [1, 0, 0]);
const inner = { id: "inner", layers: [shapeLayer([box])] };
const remapped = {
  ty: 0,
  refId: "inner",
  ip: 0,
  op: 60,
  st: 0,
  ks: {},
  w: 9,
  h: 9,
  tm: {
    a: 1,
    k: [
      { t: 0, s: [0] },
      { t: 60, s: [2] },
    ],
  },
};
const json = animation([shapeLayer([box], { nm: "Box" }), remapped], {
  assets: [inner],
  markers: [
    { cm: "in", tm: 0, dr: 10 },
    { cm: "out", tm: 50, dr: 10 },
  ],
});
const source = bytesOf(json);

const jsonOf = (parsed: ParsedAnimation): LottieJson => parsed.animations[0]?.json ?? {};
/** What an edit made, read again as somebody else would. */
async function written(parsed: ParsedAnimation): Promise<ParsedAnimation> {
  const again = parseAnimation((await convert(parsed, { format: parsed.format })).result);
  expect(again.diagnostics).toEqual([]);
  return again;
}

const frames = fc.integer({ min: 0, max: 59 });

describe("trimming", () => {
  it("twice is trimming once to the part of the part, with the markers that are in it", async () => {
    await fc.assert(
      fc.asyncProperty(frames, frames, fc.nat(), async (a, b, inside) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b) + 1];
        const skipped = inside % (to - from);
        const once = (await trim(source, { from, to })).result;
        const twice = (await trim(once, { from: skipped })).result;
        const direct = (await trim(source, { from: from + skipped, to })).result;
        expect(jsonOf(withoutLineage(twice))).toEqual(jsonOf(withoutLineage(direct)));
        expect(inspectJson(jsonOf(await written(once))).frameCount).toBe(to - from);
      }),
      { numRuns: 40 },
    );
    expect(inspectJson(jsonOf((await trim(source, { to: 20 })).result)).markers).toMatchObject([
      { name: "in" },
    ]);
  });

  it.each([
    [30, 30],
    [-1, 5],
    [0, 61],
    [Number.NaN, 5],
  ])("frames %d to %d is refused in words", async (from, to) => {
    await expect(trim(source, { from, to })).rejects.toThrow(/no part of an animation of 60 frames/);
  });
});

describe("retiming", () => {
  it("by a speed and back is as long as before, and what is remapped stays at its frames", async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0.1, max: 30, noNaN: true }), async (speed) => {
        const fast = (await retime(source, { speed })).result;
        const facts = inspectJson(jsonOf(await written(fast)));
        expect(facts.durationInSeconds).toBeCloseTo(2 / speed, 9);
        expect(facts.frameCount).toBe(60);
        // Players show the frame that the seconds of a remap make at the frame rate of the whole.
        const [, layer] = jsonOf(fast)["layers"] as [LottieJson, typeof remapped];
        expect((layer.tm.k[1]?.s[0] ?? 0) * facts.frameRate).toBeCloseTo(60, 9);
        const back = (await retime(fast, { durationInSeconds: 2 })).result;
        expect(inspectJson(jsonOf(back)).frameRate).toBeCloseTo(30, 9);
      }),
      { numRuns: 40 },
    );
    await expect(retime(source, { speed: 0 })).rejects.toThrow(RangeError);
    await expect(retime(source, { speed: 34 })).rejects.toThrow(/at most 1000/);
  });
});

describe("reversing, cropping and resizing", () => {
  it("keep the length, and markers name the same part backwards", async () => {
    const facts = inspectJson(jsonOf(await written((await reverse(source)).result)));
    expect(facts).toMatchObject({ frameCount: 60, width: 100, height: 100 });
    expect(facts.markers).toMatchObject([
      { name: "in", frame: 50 },
      { name: "out", frame: 0 },
    ]);
  });

  it("give the canvas that was asked for, whatever it was, with all of it on it", async () => {
    const sides = fc.integer({ min: 1, max: 4000 });
    await fc.assert(
      fc.asyncProperty(
        sides,
        sides,
        fc.constantFrom("contain", "cover", "stretch"),
        async (width, height, fit) => {
          const sized = await written((await resize(source, { width, height, fit })).result);
          expect(inspectJson(jsonOf(sized))).toMatchObject({ width, height });
          const cut = await written(
            (await crop(sized, { x: 3, y: -2, width: height, height: width })).result,
          );
          expect(inspectJson(jsonOf(cut))).toMatchObject({ width: height, height: width });
        },
      ),
      { numRuns: 40 },
    );
    expect((await resize(source, { width: 100, height: 100 })).report.changes).toBe(0);
    await expect(resize(source, { width: 0, height: 9 })).rejects.toThrow(/no canvas/);
  });
});

describe("layers", () => {
  it("are hidden and shown again by name", async () => {
    const hidden = await toggleLayer(source, { layers: ["Box"] });
    expect(hidden.report.changes).toBe(1);
    const { result } = await inspect(await written(hidden.result));
    expect(result.layers[0]).toMatchObject({ name: "Box", isHidden: true });
    expect((await toggleLayer(hidden.result, { layers: ["Box"], isShown: false })).report.changes).toBe(0);
    const shown = (await toggleLayer(hidden.result, { layers: ["Box"] })).result;
    expect(jsonOf(withoutLineage(shown))).toEqual(json);
  });

  it("say something else, in part or as a whole, and which letters the file has no outlines for", async () => {
    const layer = (nm: string, t: string) => ({
      ty: 5,
      nm,
      ks: {},
      ip: 0,
      op: 60,
      st: 0,
      t: { d: { k: [{ t: 0, s: { t, f: "F", s: 10 } }] }, a: [] },
    });
    const texts = animation([layer("Title", "Hello $1"), layer("Note", "Hello")], {
      chars: ["H", "e", "l", "o"].map((ch) => ({ ch, fFamily: "F", style: "", size: 10, data: {} })),
    });
    const shown = async (parsed: ParsedAnimation) =>
      (await inspect(parsed)).result.layers.map(({ shows }) => shows.text);
    const all = await replaceText(bytesOf(texts), { find: "Hello", text: "$& é" });
    expect(await shown(all.result)).toEqual(["$& é $1", "$& é"]);
    expect(all.report).toMatchObject({ changes: 2, missingGlyphs: ["$", "&", "é", "1"] });
    const one = await replaceText(bytesOf(texts), { text: "Hell", layers: ["Note"] });
    expect(await shown(one.result)).toEqual(["Hello $1", "Hell"]);
    expect(one.report).toMatchObject({ changes: 1, missingGlyphs: [] });
  });
});

describe("several files", () => {
  const slow = bytesOf({
    ...animation([{ ...remapped }], { assets: [inner], slots: { a: { p: fixed(1) } } }),
    fr: 10,
    w: 50,
  });
  const slotted = bytesOf(
    animation([shapeLayer([box], { ks: { r: { sid: "a" } } })], { slots: { a: { p: fixed(2) } } }),
  );

  it("one after the other last as long as all of them, and over each other as long as the longest", async () => {
    const durations = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(durations, async (lengths) => {
        const sources = lengths.map((op) => bytesOf({ ...json, op }));
        const total = lengths.reduce((sum, each) => sum + each, 0);
        const chained = inspectJson(jsonOf(await written((await sequence(sources)).result)));
        expect(chained.frameCount).toBeCloseTo(total, 9);
        const piled = inspectJson(jsonOf(await written((await merge(sources)).result)));
        expect(piled.frameCount).toBeCloseTo(Math.max(...lengths), 9);
      }),
      { numRuns: 20 },
    );
  });

  it("keep to themselves what has the same name in each, whatever their sizes and frame rates", async () => {
    const { result } = await inspect(await written((await merge([source, slow, slotted])).result));
    expect(result.facts).toMatchObject({ width: 100, height: 100, frameRate: 30, durationInSeconds: 6 });
    expect(result.slots.map(({ id, uses }) => [id, uses])).toEqual([
      ["a", 0],
      ["3-a", 1],
    ]);
    expect(result.layers.filter(({ composition }) => composition === null)).toHaveLength(3);
    await expect(sequence([])).rejects.toThrow(RangeError);
  });

  it("leave out what one animation has no place for, and say so", async () => {
    const file = toDotLottie({
      animations: [
        { id: "a", json: { ...json, markers: [{ cm: "loop", tm: 0, dr: 3 }] } },
        { id: "b", json },
      ],
      themes: [{ id: "dark", json: { rules: [] } }],
      stateMachines: [{ id: "hover", json: { initial: "s", states: [{ name: "s" }] } }],
    });
    const leftOut = {
      animations: ["b"],
      markers: ["in", "out", "loop"],
      themes: ["dark"],
      stateMachines: ["hover"],
    };
    for (const combine of [merge, sequence])
      expect((await combine([source, file])).report.leftOut).toEqual(leftOut);
  });

  it("become one dotLottie with all that they had, and come apart again as they were", async () => {
    const themed = toDotLottie({
      animations: [
        { id: "a", json, initialThemeId: "dark" },
        { id: "b", json: animation([shapeLayer([box])]) },
      ],
      themes: [{ id: "dark", json: { rules: [] }, inManifest: { animations: ["a"] } }],
    });
    const { result, report } = await bundle([themed, source, themed]);
    const again = await written(result);
    expect(again.animations.map(({ id, initialThemeId }) => [id, initialThemeId])).toEqual([
      ["a", "dark"],
      ["b", null],
      ["animation", null],
      ["a-2", "dark-2"],
      ["b-2", null],
    ]);
    expect(again.themes.map(({ id, inManifest }) => [id, inManifest])).toEqual([
      ["dark", { animations: ["a"] }],
      ["dark-2", { animations: ["a-2"] }],
    ]);
    expect(report.renamed).toHaveLength(3);
    const parts = (await split(again)).result;
    expect(parts.map(jsonOf)).toEqual(again.animations.map((each) => each.json));
  });
});
