import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPlatform, type RunningPlatform } from "../../e2e/start-platform.ts";
import { median, type Benchmark } from "../harness.ts";
import { lighthouseScores } from "../ssr/lighthouse-scores.ts";

type Report = Parameters<Benchmark["run"]>[0];

const paths = ["/", "/free-animations/animals"];
const maxDifference = 1;

/**
 * Lighthouse's performance of the same built pages with analytics on and off: two platforms over the same library, asked in turn, so
 * that what the machine does besides falls on both.
 */
export async function measurePages({ runs, report }: { runs: number; report: Report }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "zoetrope-bench-pages-"));
  const [first, second] = [join(folder, "on"), join(folder, "off")];
  const running: RunningPlatform[] = [];
  try {
    report.progress("library");
    await (await runPlatform({ ZOETROPE_DATA: first })).stop();
    await cp(first, second, { recursive: true });
    const on = await runPlatform({ ZOETROPE_DATA: first, ANALYTICS: "on" });
    running.push(on);
    const off = await runPlatform({ ZOETROPE_DATA: second, ANALYTICS: "off" });
    running.push(off);
    for (const path of paths) {
      const scores = { on: [] as number[], off: [] as number[] };
      const blocked = { on: [] as number[], off: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        report.progress(`Lighthouse, ${path}, ${run + 1} of ${runs}`);
        for (const [name, { hosts }] of [["on", on] as const, ["off", off] as const]) {
          const { performance, totalBlockingTimeInMs } = await lighthouseScores(hosts.site + path);
          scores[name].push(performance);
          blocked[name].push(totalBlockingTimeInMs);
        }
      }
      report.add({
        what: `Lighthouse mobile performance that analytics cost, ${path}`,
        value: median(scores.off) - median(scores.on),
        unit: "of 100",
        goal: { op: "<=", value: maxDifference },
        note: `${median(scores.off)} without, ${median(scores.on)} with; blocked ${Math.round(median(blocked.off))} and ${Math.round(median(blocked.on))} ms; medians of ${runs}`,
      });
    }
  } finally {
    for (const { stop } of running) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
