import {
  fillSlots,
  inspect,
  parseAnimation,
  standaloneJson,
  stripExpressions,
  withoutOutside,
} from "@zoetrope/lottie";
import { expect, it } from "vitest";
import { realAnimations } from "@zoetrope/lottie/testing/corpus";
import { frameSize } from "../drawing/frame-size.ts";
import { openDrawingCore } from "../node.ts";

/** Of an animation, and how often they are drawn: the quickest time counts, because others work on the machine too. */
const [frames, rounds] = [12, 5];

const ranks = (values: readonly number[]): number[] => {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const found = Array.from<number>({ length: values.length });
  for (const [rank, index] of order.entries()) found[index] = rank;
  return found;
};

/** Spearman's, of values without ties. */
function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [ranks(first), ranks(second)];
  const squares = a.reduce((sum, rank, index) => sum + (rank - (b[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}

it("what an animation is said to cost goes with what its frames take", async () => {
  let core = await openDrawingCore();
  const measured: number[] = [];
  const estimates: Record<"counts" | "frames", number[]> = { counts: [], frames: [] };
  for (const { bytes } of [...realAnimations()].filter((_, index) => index % 3 === 0)) {
    const parsed = withoutOutside(parseAnimation(bytes));
    const json = standaloneJson(parsed);
    if (json === null) continue;
    const [quick, close] = [await inspect(parsed), await inspect(parsed, { sampledFrames: 3 })];
    const { facts } = quick.result;
    let best = Number.POSITIVE_INFINITY;
    try {
      core.load(JSON.stringify(fillSlots(stripExpressions(json))), frameSize(facts, 512, 512));
      const at = Array.from({ length: frames }, (_, index) =>
        Math.floor(((index + 0.5) / frames) * facts.frameCount),
      );
      for (const frame of at) core.draw(frame);
      for (let round = 0; round < rounds; round++) {
        const before = process.cpuUsage();
        for (const frame of at) core.draw(frame);
        const { user, system } = process.cpuUsage(before);
        best = Math.min(best, (user + system) / 1000 / frames);
      }
    } catch {
      core = await openDrawingCore();
      continue;
    }
    measured.push(best);
    estimates.counts.push(quick.result.cost.millisecondsPerFrame);
    estimates.frames.push(close.result.cost.millisecondsPerFrame);
  }
  for (const basis of ["counts", "frames"] as const) {
    const correlation = rankCorrelation(estimates[basis], measured);
    const errors = measured
      .map((time, index) => Math.abs((estimates[basis][index] ?? 0) / time - 1))
      .toSorted((a, b) => a - b);
    const median = errors[Math.floor(errors.length / 2)] ?? 0;
    process.stdout.write(
      `${basis}: rank correlation ${correlation.toFixed(2)} over ${measured.length} animations, median error ${(median * 100).toFixed(0)} %\n`,
    );
    expect(correlation).toBeGreaterThan(basis === "counts" ? 0.5 : 0.6);
  }
}, 3_600_000);
