import { expect, it } from "vitest";
import { realAnimations } from "../../testing/corpus.ts";
import { faultsOfOptimising } from "../../testing/faults-of-optimising.ts";

it("optimising every real file makes it no larger, leaves nothing for a second time, and is reported as it is", async () => {
  expect(await faultsOfOptimising(realAnimations())).toEqual([]);
}, 1_200_000);
