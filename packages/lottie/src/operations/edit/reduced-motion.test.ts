import { describe, expect, it } from "vitest";
import { animation, bytesOf, rectangle, shapeLayer } from "../../testing/small-animation.ts";
import { writtenAgain } from "../../testing/written-again.ts";
import { inspect } from "../check/inspect.ts";
import { convert } from "../convert/convert.ts";
import { reducedMotion } from "./reduced-motion.ts";

describe("less motion", () => {
  const late = animation([
    shapeLayer([rectangle(0, 0, 80, 80, [1, 0, 0])], {
      ks: {
        o: {
          a: 1,
          k: [
            { t: 0, s: [0] },
            { t: 30, s: [100] },
            { t: 59, s: [0] },
          ],
        },
      },
    }),
  ]);

  it("is a marker of a frame that shows much, and a state of a dotLottie that stands still", async () => {
    const { result, report } = await reducedMotion((await convert(bytesOf(late))).result);
    expect(report.frames).toEqual([{ animationId: "animation", frame: 29 }]);
    const again = (await inspect(await writtenAgain(result))).result;
    expect(again.facts.markers).toEqual([{ name: "reduced motion", frame: 29, durationInFrames: 1 }]);
    expect(again.stateMachines).toMatchObject([{ id: "reduced-motion", initial: "still" }]);
  });

  it("can be any frame, said once however often", async () => {
    const once = (await reducedMotion(bytesOf(late), { frame: 3 })).result;
    const twice = (await reducedMotion(once, { frame: 7 })).result;
    expect((await inspect(twice)).result.facts.markers).toMatchObject([{ frame: 7 }]);
    const same = await reducedMotion(twice, { frame: 7 });
    expect(same.report.changes).toBe(0);
    expect((await inspect(same.result)).result.lineage).toHaveLength(2);
    await expect(reducedMotion(once, { frame: 60 })).rejects.toThrow(/no frame 60/);
  });
});
