import * as fc from "fast-check";
import { sampleEvery } from "../../../../scripts/test-command/thoroughness.ts";
import { withoutLineage } from "../lineage/lineage.ts";
import { describe, expect, it } from "vitest";
import { json, red, two } from "../testing/day-and-night.ts";
import { realAnimations } from "../testing/corpus.ts";
import { faultsOfOptimising } from "../testing/faults-of-optimising.ts";
import { animation, bytesOf, fixed, shapeLayer } from "../testing/small-animation.ts";
import {
  convert,
  inspect,
  type OperationControl,
  optimise,
  optimiserPasses,
  optimiseJson,
  type Outcome,
  parseAnimation,
  recolour,
  type Source,
  validate,
} from "../index.ts";

const operations: {
  [name: string]: (source: Source, control: OperationControl) => Promise<Outcome<unknown>>;
} = {
  convert: (source, control) => convert(source, {}, control),
  inspect: (source, control) => inspect(source, {}, control),
  optimise: (source, control) => optimise(source, {}, control),
  recolour: (source, control) => recolour(source, { mapping: { "#ff0000": "#00ff00" } }, control),
  validate: (source, control) => validate(source, {}, control),
};

describe.each(Object.entries(operations))("%s", (_, operation) => {
  it("takes bytes or what was read from them, with the same result, and changes neither", async () => {
    const bytes = two.slice();
    const parsed = parseAnimation(two);
    const before = structuredClone(parsed);
    expect((await operation(parsed, {})).result).toEqual((await operation(bytes, {})).result);
    expect(parsed).toEqual(before);
    expect(bytes).toEqual(two);
  });

  it("can be given up, before and in between, and tells how far it is", async () => {
    const reason = new Error("given up");
    await expect(operation(two, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const onProgress = (share: number): void => {
      if (share > 0) controller.abort(reason);
    };
    await expect(operation(two, { signal: controller.signal, onProgress })).rejects.toBe(reason);
    const shares: number[] = [];
    await operation(two, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  });
});

describe("an optimised file", () => {
  it("is never larger, the same the second time, and its report adds up", async () => {
    const small = [...realAnimations()].filter(({ bytes }) => bytes.length < 30_000).slice(0, 15);
    expect(await faultsOfOptimising([...sampleEvery(small, 0, 3)])).toEqual([]);
  });

  it("is what its passes make of it one after the other, and each says what it took off", async () => {
    const named = animation([
      shapeLayer([red], { hd: true }),
      shapeLayer([red], { ks: { r: fixed(1.23456789) } }),
    ]);
    const { result, report } = await optimise(bytesOf(named));
    expect(new TextDecoder().decode(result)).toBe(JSON.stringify(optimiseJson(named)));
    expect(report.passes.map(({ name }) => name)).toEqual([...optimiserPasses, "images"]);
    let before = bytesOf(named).length;
    for (const { bytesBefore, bytesAfter, changes } of report.passes) {
      expect(bytesBefore).toBe(before);
      expect(changes > 0 ? bytesAfter < bytesBefore : bytesAfter === bytesBefore).toBe(true);
      before = bytesAfter;
    }
    expect(report.passes.find(({ name }) => name === "unused")?.changes).toBe(1);
  });

  it("keeps what a pass would have taken that is switched off", async () => {
    const { result } = await optimise(bytesOf(json), { passes: { names: false } });
    expect(new TextDecoder().decode(result)).toContain('"nm":"Box"');
  });

  it("calls an animation that had no name as briefly as can be, and others as before", async () => {
    const idsOf = async (source: Uint8Array): Promise<string[]> =>
      parseAnimation((await optimise(source, { format: "dotlottie" })).result).animations.map(({ id }) => id);
    expect(await idsOf(bytesOf(json))).toEqual(["a"]);
    expect(await idsOf(two)).toEqual(["day", "night"]);
  });
});

describe("converting", () => {
  it("tells what a Lottie JSON has no place for, and packs one animation of several", async () => {
    const { result, report } = await convert(two, { format: "json", animationId: "night" });
    expect(parseAnimation(result).animations[0]?.json).toEqual(parseAnimation(two).animations[1]?.json);
    expect(report.leftOut).toEqual({ animations: ["day"], themes: ["dark"], stateMachines: ["m"] });
    const packed = await convert(two, { format: "dotlottie", animationId: "night" });
    expect(parseAnimation(packed.result).animations.map(({ id }) => id)).toEqual(["night"]);
  });
});

describe("recolouring", () => {
  it("back and forth gives the colours of before, for any two colours", async () => {
    const hexes = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    await fc.assert(
      fc.asyncProperty(hexes, async (hex) => {
        const there = await recolour(bytesOf(json), { mapping: { "#f00": hex } });
        expect(there.report).toMatchObject({ changes: 1, notFound: [] });
        const back = await recolour(there.result, { mapping: { [hex]: "#ff0000" } });
        expect(withoutLineage(back.result).animations[0]?.json).toEqual(json);
      }),
      { numRuns: 30 },
    );
  });

  it("keeps to the uses and layers that are named, and says which colours are nowhere", async () => {
    const both = animation([shapeLayer([red], { nm: "A" }), shapeLayer([red], { nm: "B" })]);
    const { result, report } = await recolour(bytesOf(both), {
      mapping: { "#ff0000": "#00ff00", "#123456": "#000000" },
      layers: ["B"],
    });
    expect(report).toMatchObject({ changes: 1, notFound: ["#123456"], layersNotFound: [] });
    const nowhere = await recolour(bytesOf(both), { mapping: { "#f00": "#0f0" }, layers: ["C"] });
    expect(nowhere.report).toMatchObject({ changes: 0, notFound: [], layersNotFound: ["C"] });
    const { result: inspected } = await inspect(result);
    expect(inspected.layers.map(({ shows }) => shows.colours)).toEqual([["#ff0000"], ["#00ff00"]]);
    const strokes = await recolour(bytesOf(both), { mapping: { "#ff0000": "#00ff00" }, uses: ["stroke"] });
    expect(strokes.report.changes).toBe(0);
    await expect(recolour(two, { mapping: { red: "#fff" } })).rejects.toThrow(/no colour/);
  });
});

describe("validating", () => {
  it("says why a file is refused instead of throwing", async () => {
    expect((await validate(new TextEncoder().encode("{"))).result).toMatchObject({
      isPlayable: false,
      refusal: { code: "malformed-json" },
    });
    expect((await validate(two)).result).toEqual({
      isPlayable: true,
      format: "dotlottie",
      animationIds: ["day", "night"],
    });
  });
});
