import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { renderFrames, type RawFrame } from "@zoetrope/render";
import { openDrawingCore } from "@zoetrope/render/node";
import { playgroundNames, toolNames } from "../apps/site/app/content/tool-names.ts";
import { runPlatform } from "../e2e/start-platform.ts";
import { findBrowser } from "../scripts/test-command/ensure-browser.ts";
import { median, type Benchmark } from "./harness.ts";
import { medianScores } from "./ssr/lighthouse-scores.ts";
import { makeInPage, type MovingFile } from "./tools/make-in-page.ts";
import { gifencGif, modernGif, upngApng } from "./tools/moving-pictures.ts";

const framesPerSecond = 24;
const frameCount = 120;
/** Of the GIF, for each way that the file comes in: a single one varies with what else the machine does. */
const makings = 3;

/** Five seconds of an animation that has 60 frames a second. */
function readAnimation(): Buffer {
  const path = join(import.meta.dirname, "../node_modules/@meteocons/lottie/fill/rain.json");
  const json = JSON.parse(readFileSync(path, "utf8")) as { fr: number; op: number };
  return Buffer.from(JSON.stringify({ ...json, op: (frameCount / framesPerSecond) * json.fr }));
}
const animation = readAnimation();

async function drawFrames(width: number): Promise<RawFrame[]> {
  const frames: RawFrame[] = [];
  const { result } = await renderFrames(new Uint8Array(animation), {
    core: await openDrawingCore(),
    width,
    frames: Array.from({ length: frameCount }, (_, index) => (index * 60) / framesPerSecond),
  });
  for await (const frame of result) frames.push(frame);
  return frames;
}

type Report = Parameters<Benchmark["run"]>[0];

async function measureMaking(siteUrl: string, { add, progress }: Report): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  const make = async (tool: string, width: number, isExpected = false): Promise<MovingFile> => {
    progress(`${tool}, ${width} px`);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const address = `${siteUrl}/tools/${tool}`;
    try {
      return await makeInPage(page, { address, animation, width, framesPerSecond, isExpected });
    } finally {
      await page.close();
    }
  };
  const kilobytes = (bytes: number): number => bytes / 1_000;
  try {
    const note = `${frameCount} frames, 512 px`;
    const times = `medians of ${makings}`;
    const gif = await make("lottie-to-gif", 512);
    const dropped = [gif];
    const chosen: MovingFile[] = [];
    while (chosen.length < makings) {
      if (dropped.length === chosen.length) dropped.push(await make("lottie-to-gif", 512));
      chosen.push(await make("lottie-to-gif", 512, true));
    }
    const gifs = [...dropped, ...chosen];
    const firstPicture = (files: MovingFile[]) => median(files.map((file) => file.firstPictureInMs));
    const what = "from the file to its first picture, code and WASM fetched";
    add({ what, value: firstPicture(dropped), unit: "ms", note: times });
    add({
      what: "from the file to its first picture, after the pointer rested where it comes in",
      value: firstPicture(chosen),
      unit: "ms",
      note: times,
    });
    const seconds = median(gifs.map((file) => file.seconds));
    add({ what: "GIF, encoding", value: frameCount / seconds, unit: "frames/s", note });
    for (const [kind, value] of [
      ["", median(gifs.map(({ tasks }) => tasks.longest))],
      [", processor time", median(gifs.map(({ tasks }) => tasks.longestOfProcessor))],
    ] as const)
      add({
        what: `GIF, longest task of the main thread${kind}`,
        value,
        unit: "ms",
        goal: { op: "<=", value: 50 },
        note: `${note}; median of ${gifs.length}`,
      });
    progress("GIF by others");
    const frames = await drawFrames(512);
    const value = kilobytes(gif.bytes);
    const gifenc = { name: "gifenc, palette per frame", value: kilobytes(gifencGif(frames).length) };
    add({ what: "GIF, size", value, unit: "kB", peer: gifenc, note });
    const modern = { name: "modern-gif", value: kilobytes((await modernGif(frames)).length) };
    add({ what: "GIF, size", value, unit: "kB", peer: modern, note });

    // At 512 px upng-js takes minutes.
    const apng = await make("lottie-to-apng", 128);
    const apngNote = `${frameCount} frames, 128 px`;
    add({ what: "APNG, encoding", value: frameCount / apng.seconds, unit: "frames/s", note: apngNote });
    progress("APNG by another");
    const upng = { name: "upng-js", value: kilobytes(upngApng(await drawFrames(128)).length) };
    add({ what: "APNG, size", value: kilobytes(apng.bytes), unit: "kB", peer: upng, note: apngNote });
  } finally {
    await browser.close();
  }
}

async function measurePages(siteUrl: string, { add, progress }: Report): Promise<void> {
  const pages = [
    "/tools",
    ...toolNames.map((name) => `/tools/${name}`),
    ...playgroundNames.map((name) => `/${name}`),
  ];
  for (const page of pages) {
    progress(`Lighthouse, ${page}`);
    const scores = await medianScores(siteUrl + page);
    const ofProcessor = Math.round(scores.blockingOfProcessorInMs);
    const blocking = `${Math.round(scores.totalBlockingTimeInMs)} ms of blocking, ${ofProcessor} by processor time`;
    for (const kind of ["performance", "accessibility", "bestPractices", "seo"] as const)
      add({
        what: `Lighthouse mobile, ${page}, ${kind}`,
        value: scores[kind],
        unit: "of 100",
        goal: { op: ">=", value: 98 },
        note: kind === "performance" ? blocking : scores.failed.join(", "),
      });
  }
}

/** Of a running platform (SITE_URL=http://localhost:3000), or one of its own. `--only-making` leaves out Lighthouse, which takes minutes. */
export default {
  name: "tools-browser",
  title: "Tools in the browser: how fast and how small they make files, and what their pages score",
  needs: ["browser"],
  async run(report) {
    const running = process.env["SITE_URL"];
    const platform = running === undefined ? await runPlatform({ ZOETROPE_SEED: "none" }) : null;
    const siteUrl = running ?? platform?.hosts.site ?? "";
    try {
      await measureMaking(siteUrl, report);
      if (!process.argv.includes("--only-making")) await measurePages(siteUrl, report);
    } finally {
      await platform?.stop();
    }
  },
} satisfies Benchmark;
