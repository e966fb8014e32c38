import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutLineage } from "../../lineage/lineage.ts";
import { json, red, two } from "../../testing/day-and-night.ts";
import { animation, bytesOf, shapeLayer } from "../../testing/small-animation.ts";
import { inspect } from "../check/inspect.ts";
import { recolour } from "./recolour.ts";

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
