import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { findBrowser } from "../scripts/test-command/ensure-browser.ts";
import { median, type Benchmark } from "./harness.ts";
import { openStage, residentBytes } from "./player/open-stage.ts";

interface BenchWindow {
  bench: {
    playAll(): Promise<void>;
    playAllWithPeer(): Promise<void>;
    watchHovers(): void;
    measure(seconds: number): Promise<{ pageFramesPerSecond: number; cardFramesPerSecond: number }>;
  };
}

const measuredSeconds = 6;

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.waitForFunction(() => "bench" in globalThis);
  return page;
}

/** Seconds that the page's main thread has been busy, from the browser's own account of its tasks. */
async function readTaskSeconds(session: CDPSession): Promise<{ busy: number; at: number; heap: number }> {
  const { metrics } = await session.send("Performance.getMetrics");
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { busy: value("TaskDuration"), at: value("Timestamp"), heap: value("JSHeapUsedSize") };
}

async function rendererProcesses(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

async function measurePlaying(browser: Browser, url: string, who: "playAll" | "playAllWithPeer") {
  const page = await open(browser, url);
  await page.evaluate((name) => (globalThis as unknown as BenchWindow).bench[name](), who);
  await page.waitForTimeout(1_500);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const before = await readTaskSeconds(session);
  const rates = await page.evaluate(
    (seconds) => (globalThis as unknown as BenchWindow).bench.measure(seconds),
    measuredSeconds,
  );
  const after = await readTaskSeconds(session);
  const memory = await residentBytes(await rendererProcesses(browser));
  await page.close();
  return {
    ...rates,
    busy: ((after.busy - before.busy) / (after.at - before.at)) * 100,
    heap: after.heap,
    memory,
  };
}

/** First the card that has to fetch code and WASM, then all others. */
async function measureHovers(browser: Browser, url: string): Promise<number[]> {
  const page = await open(browser, url);
  await page.evaluate(() => (globalThis as unknown as BenchWindow).bench.watchHovers());
  const times: number[] = [];
  const cards = page.locator(".card");
  for (let index = 0; index < (await cards.count()); index++) {
    const card = cards.nth(index);
    if (!(await card.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))) continue;
    await card.hover();
    const found = await page.waitForFunction(
      (position) => document.querySelectorAll<HTMLElement>(".card")[position]?.dataset["firstFrame"],
      index,
    );
    times.push(Number(await found.jsonValue()));
  }
  await page.close();
  return times;
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

const named = (value: number) => ({ name: "lottie-web (SVG)", value });
const megabytes = (bytes: number): number => bytes / 1_000_000;

export default {
  name: "player",
  title: "24 cards on one page playing at once; from hover to the first frame",
  needs: ["browser"],
  async run(report) {
    const stage = await openStage();
    try {
      let browser = await launch();
      report.progress("24 cards, our player");
      const ours = await measurePlaying(browser, stage.url, "playAll");
      await browser.close();
      browser = await launch();
      report.progress("24 cards, lottie-web");
      const peer = await measurePlaying(browser, stage.url, "playAllWithPeer");
      await browser.close();
      browser = await launch();
      report.progress("hover");
      const [first = Number.NaN, ...warm] = await measureHovers(browser, stage.url);
      await browser.close();

      const note = "headless Chromium, no GPU, 1440 × 900";
      report.add({
        what: "frames per second of the page",
        value: ours.pageFramesPerSecond,
        unit: "frames/s",
        goal: { op: ">=", value: 59 },
        peer: named(peer.pageFramesPerSecond),
        note,
      });
      report.add({
        what: "frames per second of each card",
        value: ours.cardFramesPerSecond,
        unit: "frames/s",
        peer: named(peer.cardFramesPerSecond),
      });
      report.add({
        what: "main thread busy",
        value: ours.busy,
        unit: "%",
        goal: { op: "<=", value: 30 },
        peer: named(peer.busy),
      });
      report.add({
        what: "JavaScript heap of the main thread",
        value: megabytes(ours.heap),
        unit: "MB",
        peer: named(megabytes(peer.heap)),
      });
      if (ours.memory !== null && peer.memory !== null) {
        report.add({
          what: "memory of the renderer process",
          value: megabytes(ours.memory),
          unit: "MB",
          peer: named(megabytes(peer.memory)),
        });
      }
      report.add({
        what: "hover to first frame, first card (code and WASM fetched)",
        value: first,
        unit: "ms",
      });
      report.add({
        what: "hover to first frame, median of the others",
        value: median(warm),
        unit: "ms",
        goal: { op: "<=", value: 100 },
      });
    } finally {
      await stage.close();
    }
  },
} satisfies Benchmark;
