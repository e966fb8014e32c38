import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toDotLottie } from "../../convert/to-dotlottie.ts";
import { inspectJson } from "../../inspect/facts-of.ts";
import { box, inner, json, remapped, source } from "../../testing/remapped-animation.ts";
import { animation, bytesOf, fixed, shapeLayer } from "../../testing/small-animation.ts";
import { jsonOf, writtenAgain } from "../../testing/written-again.ts";
import { inspect } from "../check/inspect.ts";
import { bundle, merge, sequence, split } from "./combine.ts";

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
        const chained = inspectJson(jsonOf(await writtenAgain((await sequence(sources)).result)));
        expect(chained.frameCount).toBeCloseTo(total, 9);
        const piled = inspectJson(jsonOf(await writtenAgain((await merge(sources)).result)));
        expect(piled.frameCount).toBeCloseTo(Math.max(...lengths), 9);
      }),
      { numRuns: 20 },
    );
  });

  it("keep to themselves what has the same name in each, whatever their sizes and frame rates", async () => {
    const { result } = await inspect(await writtenAgain((await merge([source, slow, slotted])).result));
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
    const again = await writtenAgain(result);
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
