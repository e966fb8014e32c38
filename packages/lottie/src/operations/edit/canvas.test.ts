import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inspectJson } from "../../inspect/facts-of.ts";
import { source } from "../../testing/remapped-animation.ts";
import { jsonOf, writtenAgain } from "../../testing/written-again.ts";
import { crop, resize } from "./canvas.ts";

describe("cropping and resizing", () => {
  it("give the canvas that was asked for, whatever it was, with all of it on it", async () => {
    const sides = fc.integer({ min: 1, max: 4000 });
    await fc.assert(
      fc.asyncProperty(
        sides,
        sides,
        fc.constantFrom("contain", "cover", "stretch"),
        async (width, height, fit) => {
          const sized = await writtenAgain((await resize(source, { width, height, fit })).result);
          expect(inspectJson(jsonOf(sized))).toMatchObject({ width, height });
          const cut = await writtenAgain(
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
