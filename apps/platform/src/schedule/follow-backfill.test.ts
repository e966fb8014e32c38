import { Writable } from "node:stream";
import { expect, it, vi } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { StartupReporter } from "../start/startup-reporter.ts";
import { followBackfill } from "./follow-backfill.ts";

function open({ isTTY }: { isTTY: boolean }) {
  let text = "";
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const reporter = new StartupReporter(Object.assign(output, { isTTY }));
  const logger = { info: vi.fn() };
  const metrics = createMetrics();
  return { outputs: { logger, reporter, metrics }, logger, metrics, text: () => text };
}

it("says in the terminal, the log and the metrics how far what is computed later is", async () => {
  const { outputs, logger, metrics, text } = open({ isTTY: true });
  const follow = followBackfill(outputs, "neighbours");
  for (let done = 1; done <= 600; done += 1) follow(done, 600);
  expect(text()).toContain("Choose similar animations ████████████░░░░░░░░░░░░ 300/600");
  expect(text().split("\n")).toHaveLength(2);
  expect(text()).toMatch(/✓ Choose similar animations +600\n$/);
  expect(logger.info).toHaveBeenCalledTimes(10);
  expect(logger.info).toHaveBeenLastCalledWith(
    { work: "neighbours", done: 600, total: 600 },
    "backfill: choose similar animations",
  );
  const metricsText = (await metrics.render()).text;
  expect(metricsText).toContain('zoetrope_backfill_animations{work="neighbours",state="done"} 600');
  expect(metricsText).toContain('zoetrope_backfill_animations{work="neighbours",state="total"} 600');
});

it("writes no more than eleven lines where nobody sits at a terminal", () => {
  const { outputs, text } = open({ isTTY: false });
  const follow = followBackfill(outputs, "vectors");
  for (let done = 1; done <= 600; done += 1) follow(done, 600);
  expect(text().trimEnd().split("\n").length).toBeLessThanOrEqual(11);
});

it("is silent about the few that come in day by day", () => {
  const { outputs, logger, text } = open({ isTTY: true });
  followBackfill(outputs, "vectors")(1, 1);
  expect(text()).toBe("");
  expect(logger.info).not.toHaveBeenCalled();
});
