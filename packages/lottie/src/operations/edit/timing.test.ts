import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inspectJson } from "../../inspect/facts-of.ts";
import type { LottieJson } from "../../contract.ts";
import { withoutLineage } from "../../lineage/lineage.ts";
import { type remapped, source } from "../../testing/remapped-animation.ts";
import { jsonOf, writtenAgain } from "../../testing/written-again.ts";
import { retime, reverse, trim } from "./timing.ts";

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
        expect(inspectJson(jsonOf(await writtenAgain(once))).frameCount).toBe(to - from);
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
        const facts = inspectJson(jsonOf(await writtenAgain(fast)));
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

describe("reversing", () => {
  it("keeps the length, and markers name the same part backwards", async () => {
    const facts = inspectJson(jsonOf(await writtenAgain((await reverse(source)).result)));
    expect(facts).toMatchObject({ frameCount: 60, width: 100, height: 100 });
    expect(facts.markers).toMatchObject([
      { name: "in", frame: 50 },
      { name: "out", frame: 0 },
    ]);
  });
});
