import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { applyDiff, diff, DiffDoesNotFit, mergeChanges } from "../operations/index.ts";
import { parseAnimation } from "../parse-animation.ts";
import { realAnimations } from "../testing/corpus.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";

const jsonOf = ({ animations }: ParsedAnimation): LottieJson => animations[0]?.json ?? {};
const layersOf = (parsed: ParsedAnimation) => jsonOf(parsed)["layers"] as LottieJson[];
const namesOf = (parsed: ParsedAnimation) => layersOf(parsed).map(({ nm }) => nm);
const fill = (colour: number[], layer = "Layer") =>
  shapeLayer([rectangle(0, 0, 9, 9, colour)], { nm: layer });

/** Layers with names and numbers that occur twice, as real files have them, with keyframes and shapes. */
const layers = fc.array(
  fc.record(
    {
      ty: fc.constantFrom(1, 3, 4),
      nm: fc.constantFrom("A", "B", "C", "é"),
      ind: fc.integer({ min: 1, max: 5 }),
      ks: fc.record({ o: fc.oneof(fc.constant(fixed(100)), keyframes()), p: fc.constant(fixed([0, 0])) }),
      shapes: fc.array(
        fc.record({ ty: fc.constantFrom("rc", "fl"), nm: fc.string({ maxLength: 2 }), c: fc.json() }),
        {
          maxLength: 3,
        },
      ),
      extra: fc.jsonValue({ maxDepth: 2 }),
    },
    { requiredKeys: ["ty"] },
  ),
  { maxLength: 6 },
);
function keyframes() {
  const keyframe = fc.record({
    t: fc.integer({ min: 0, max: 9 }),
    s: fc.array(fc.integer(), { maxLength: 2 }),
  });
  return fc.record({ a: fc.constant(1 as const), k: fc.array(keyframe, { minLength: 1, maxLength: 4 }) });
}
const documents = layers.map((list) => parseAnimation(bytesOf(animation(list as LottieJson[]))));

describe("a difference", () => {
  it("applied to the one file is the other, whatever both are", async () => {
    await fc.assert(
      fc.asyncProperty(documents, documents, async (before, after) => {
        const { result } = await diff(before, after);
        // It survives being written down.
        const stored = JSON.parse(JSON.stringify(result)) as typeof result;
        expect(jsonOf((await applyDiff(before, stored)).result)).toEqual(jsonOf(after));
        expect((await diff(before, before)).result).toEqual({ diff: null, changes: [] });
      }),
      { numRuns: 300 },
    );
  });

  it("of real files, and of what else a dotLottie holds, leads from one to the other", async () => {
    const real = [...realAnimations()]
      .filter((_, index) => index % 25 === 0)
      .map(({ bytes }) => parseAnimation(bytes));
    for (const [index, before] of real.entries()) {
      const after = real[(index + 1) % real.length] ?? before;
      const { result } = await diff(before, after);
      expect((await applyDiff(before, result)).result).toEqual({ ...after, diagnostics: [] });
    }
  });

  it("is said as people would say it", async () => {
    const moving = {
      a: 1,
      k: [
        { t: 0, s: [0] },
        { t: 30, s: [50] },
      ],
    };
    const before = animation([
      fill([1, 0, 0], "Box"),
      shapeLayer([], { nm: "Ring", ks: { r: moving } }),
      shapeLayer([], { nm: "Old" }),
    ]);
    const after = {
      ...animation([
        shapeLayer([], { nm: "New", ind: 9, bm: 3 }),
        shapeLayer([], { nm: "Ring", hd: true, ks: { r: { a: 1, k: [...moving.k, { t: 50, s: [9] }] } } }),
        fill([0, 0, 1], "Box"),
      ]),
      w: 200,
      fr: 60,
    };
    const { changes } = (await diff(bytesOf(before), bytesOf(after))).result;
    const described = changes.map(({ code, parameters }) =>
      Object.values<string | number>({ code, ...parameters }).map(String),
    );
    expect(described).toEqual(
      expect.arrayContaining([
        ["canvas-changed", "100 × 100", "200 × 100"],
        ["frame-rate-changed", "30", "60"],
        ["layer-added", "New"],
        ["layer-removed", "Old"],
        ["layer-hidden", "Ring"],
        ["keyframes-added", "Ring", "rotation", "1"],
        ["colour-changed", "Box", "#ff0000", "#0000ff"],
      ]),
    );
    expect(described.filter(([code]) => code === "layer-moved")).toHaveLength(1);
  });

  it("that is for another file is refused", async () => {
    const { result } = await diff(
      bytesOf(animation([fill([1, 0, 0])])),
      bytesOf(animation([fill([0, 0, 1])])),
    );
    await expect(applyDiff(bytesOf(animation([])), result)).rejects.toThrow(DiffDoesNotFit);
  });

  it("names animations, themes and state machines of a dotLottie", async () => {
    const json = animation([fill([1, 0, 0])]);
    const one = toDotLottie({
      animations: [{ id: "a", json }],
      themes: [{ id: "dark", json: { rules: [] } }],
    });
    const other = toDotLottie({
      animations: [
        { id: "a", json },
        { id: "b", json },
      ],
    });
    const { changes } = (await diff(one, other)).result;
    expect(changes.map(({ code, parameters }) => [code, parameters["name"]])).toEqual([
      ["animation-added", "b"],
      ["theme-removed", "dark"],
    ]);
  });
});

describe("merging what two changed", () => {
  const base = animation(
    ["A", "B", "C"].map((nm, ind) => shapeLayer([rectangle(0, 0, 9, 9, [1, 0, 0])], { nm, ind })),
  );
  const source = parseAnimation(bytesOf(base));
  const edits = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom("hd", "ip", "op", "remove", "add")),
    {
      selector: ([layer]) => layer,
      maxLength: 3,
    },
  );
  const edited = (list: [number, string][]): ParsedAnimation => {
    const all = layersOf(source).flatMap((layer, index) => {
      const [, edit] = list.find(([at]) => at === index) ?? [];
      if (edit === "remove") return [];
      if (edit === "add") return [layer, { ...layer, nm: `new ${index}`, ind: 10 + index }];
      return [edit === undefined ? layer : { ...layer, [edit]: edit === "hd" ? true : 7 }];
    });
    return parseAnimation(bytesOf({ ...base, layers: all }));
  };

  it("of different layers has both, whoever is called ours", async () => {
    await fc.assert(
      fc.asyncProperty(edits, fc.integer({ min: 0, max: 3 }), async (all, cut) => {
        const [ours, theirs] = [edited(all.slice(0, cut)), edited(all.slice(cut))];
        const merged = await mergeChanges(source, ours, theirs);
        expect(merged.report.conflicts).toEqual([]);
        expect(jsonOf(merged.result)).toEqual(jsonOf(edited(all)));
        expect(jsonOf((await mergeChanges(source, theirs, ours)).result)).toEqual(jsonOf(merged.result));
      }),
    );
  });

  it("of anything with nothing is the anything", async () => {
    await fc.assert(
      fc.asyncProperty(documents, documents, async (before, after) => {
        expect(jsonOf((await mergeChanges(before, after, before)).result)).toEqual(jsonOf(after));
        expect(jsonOf((await mergeChanges(before, before, after)).result)).toEqual(jsonOf(after));
        const both = await mergeChanges(before, after, after);
        expect(jsonOf(both.result)).toEqual(jsonOf(after));
        expect(both.report.conflicts).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("never fails, and names nothing where nothing excludes itself", async () => {
    await fc.assert(
      fc.asyncProperty(documents, documents, documents, async (before, one, other) => {
        const merged = await mergeChanges(before, one, other);
        const again = await mergeChanges(before, one, other, { preferred: "theirs" });
        expect(again.report.conflicts.length).toBeGreaterThanOrEqual(0);
        expect(Array.isArray(layersOf(merged.result))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("of the same thing is a conflict with a place, and one side is taken", async () => {
    const [red, blue] = [0.5, 0.2].map((opacity) =>
      bytesOf({
        ...base,
        layers: [
          { ...fill([1, 0, 0], "A"), ind: 0, ks: { o: fixed(opacity) } },
          ...layersOf(source).slice(1),
        ],
      }),
    ) as [Uint8Array, Uint8Array];
    const { result, report } = await mergeChanges(source, red, blue);
    expect(report.conflicts).toEqual([
      {
        kind: "changed-twice",
        animationId: "animation",
        pointer: "/layers/0/ks/o/k",
        ours: 0.5,
        theirs: 0.2,
      },
    ]);
    expect(layersOf(result)[0]?.["ks"]).toEqual({ o: fixed(0.5) });
    const theirs = (await mergeChanges(source, red, blue, { preferred: "theirs" })).result;
    expect(layersOf(theirs)[0]?.["ks"]).toEqual({ o: fixed(0.2) });
  });

  it("keeps a layer that one changed and the other took away, if the change is preferred", async () => {
    const [changed, without] = [edited([[1, "hd"]]), edited([[1, "remove"]])];
    const kept = await mergeChanges(source, without, changed, { preferred: "theirs" });
    expect(kept.report.conflicts).toMatchObject([{ kind: "changed-and-removed", pointer: "/layers/1" }]);
    expect(namesOf(kept.result)).toEqual(["A", "B", "C"]);
    expect(namesOf((await mergeChanges(source, without, changed)).result)).toEqual(["A", "C"]);
  });

  it("tells of two new layers with one number", async () => {
    const withNew = (nm: string) =>
      bytesOf({ ...base, layers: [...layersOf(source), { ...fill([0, 0, 0], nm), ind: 7 }] });
    const { report } = await mergeChanges(source, withNew("mine"), withNew("yours"));
    expect(report.conflicts).toEqual([
      { kind: "same-index", animationId: "animation", pointer: "/layers/4" },
    ]);
  });
});
