import { runPlatform } from "../../e2e/start-platform.ts";
import type { Benchmark } from "../harness.ts";
import { medianScores } from "./lighthouse-scores.ts";
import { waitUntilAtRest } from "./wait-until-at-rest.ts";

type Report = Parameters<Benchmark["run"]>[0];

/** Lighthouse on pages of a platform with its library: a running one (SITE_URL=http://localhost:3000), or one of its own. */
export async function measureOnAPhone(report: Report): Promise<void> {
  const running = process.env["SITE_URL"];
  if (running !== undefined) return await measurePages(running, report);
  report.progress("a platform with its whole library");
  const platform = await runPlatform({});
  try {
    report.progress("until everything in it has been looked at");
    await waitUntilAtRest(platform.admin);
    await measurePages(platform.hosts.site, report);
  } finally {
    await platform.stop();
  }
}

async function measurePages(siteUrl: string, { add, progress }: Report): Promise<void> {
  const [, animation = ""] = /href="(\/animation\/[^"]+)"/.exec(await (await fetch(siteUrl)).text()) ?? [];
  for (const [name, path] of [
    ["home", "/"],
    ["results", "/free-animations/animals"],
    ["animation", animation],
  ] as const) {
    progress(`Lighthouse, ${name}`);
    const scores = await medianScores(siteUrl + path);
    const note = scores.failed.join(", ");
    for (const kind of ["performance", "accessibility", "bestPractices", "seo"] as const) {
      add({
        what: `Lighthouse mobile, ${name}, ${kind}`,
        value: scores[kind],
        unit: "of 100",
        goal: { op: ">=", value: 98 },
        ...(kind === "performance" ? {} : { note }),
      });
    }
    add({
      what: `largest contentful paint, ${name}`,
      value: scores.largestContentfulPaintInMs,
      unit: "ms",
      goal: { op: "<=", value: 1_500 },
    });
    add({
      what: `total blocking time, ${name}`,
      value: scores.totalBlockingTimeInMs,
      unit: "ms",
      goal: { op: "<=", value: 100 },
      note: "a phone with a quarter of this processor",
    });
    add({
      what: `layout shift, ${name}`,
      value: scores.layoutShift,
      unit: "",
      goal: { op: "<=", value: 0 },
    });
  }
}
