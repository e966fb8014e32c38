import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import lighthouse from "lighthouse";
import { ensureBrowser } from "../../scripts/test-command/ensure-browser.ts";
import { median } from "../harness.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestContentfulPaintInMs: number;
  layoutShift: number;
  totalBlockingTimeInMs: number;
  /**
   * The same by what the processor worked on each task after the first paint. Lighthouse takes how long they took, which is more on a
   * machine that does something else as well.
   */
  blockingOfProcessorInMs: number;
  failed: string[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds, as all times of a trace. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** A phone of Lighthouse has a quarter of this processor. */
const slowdown = 4;
const blockingAfterMs = 50;

function blockingOfProcessor(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (painted === undefined) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === "RunTask" && pid === painted.pid && tid === painted.tid && ts + dur > painted.ts,
    )
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1_000) * slowdown - blockingAfterMs))
    .reduce((sum, blocking) => sum + blocking, 0);
}

/** Lighthouse's mobile profile in a fresh Chromium. */
export async function lighthouseScores(url: string): Promise<Scores> {
  const profile = createTemporaryFolder("lighthouse");
  const flags = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  const chromium = spawn(
    ensureBrowser(),
    [...flags, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  try {
    let port = 0;
    for await (const line of createInterface({ input: chromium.stderr })) {
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line);
      if (found !== null) {
        port = Number(found[1]);
        break;
      }
    }
    const result = await lighthouse(url, { port, logLevel: "error", output: "json" });
    if (result === undefined) throw new Error(`no report for ${url}`);
    const { categories, audits } = result.lhr;
    const { traceEvents } = result.artifacts.Trace as { traceEvents: TraceEvent[] };
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      largestContentfulPaintInMs: value("largest-contentful-paint"),
      layoutShift: value("cumulative-layout-shift"),
      totalBlockingTimeInMs: value("total-blocking-time"),
      blockingOfProcessorInMs: blockingOfProcessor(traceEvents),
      failed: Object.values(audits)
        .filter(({ score: one, scoreDisplayMode }) => scoreDisplayMode === "binary" && one === 0)
        .map(({ id }) => id),
    };
  } finally {
    const gone = once(chromium, "exit");
    chromium.kill("SIGKILL");
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The medians of several runs: a single one varies with what else the machine does. */
export async function medianScores(url: string, runs = 5): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await lighthouseScores(url));
  // Now and then Lighthouse sees no paint at all and measures nothing of it.
  const of = (name: Exclude<keyof Scores, "failed">) =>
    median(all.map((scores) => scores[name]).filter((value) => !Number.isNaN(value)));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    largestContentfulPaintInMs: of("largestContentfulPaintInMs"),
    layoutShift: of("layoutShift"),
    totalBlockingTimeInMs: of("totalBlockingTimeInMs"),
    blockingOfProcessorInMs: of("blockingOfProcessorInMs"),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  };
}
