import { describe, expect, it } from "vitest";
import { sampleEvery } from "../../../../../scripts/test-command/thoroughness.ts";
import { optimiseJson, optimiserPasses } from "../../optimise/optimise-json.ts";
import { parseAnimation } from "../../parse-animation.ts";
import { realAnimations } from "../../testing/corpus.ts";
import { json, red, two } from "../../testing/day-and-night.ts";
import { faultsOfOptimising } from "../../testing/faults-of-optimising.ts";
import { animation, bytesOf, fixed, shapeLayer } from "../../testing/small-animation.ts";
import { optimise } from "./optimise.ts";

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
