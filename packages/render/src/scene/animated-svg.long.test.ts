import { chromium } from "playwright-core";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import {
  type AnimatedSvgRenderer,
  fillSlots,
  type LottieJson,
  parseAnimation,
  stripExpressions,
  toAnimatedSvg,
} from "@zoetrope/lottie";
import { frameSize } from "../drawing/frame-size.ts";
import { openDrawingCore } from "../node.ts";
import { realAnimations } from "@zoetrope/lottie/testing/corpus";
import { findBrowser } from "../../../../scripts/test-command/ensure-browser.ts";

const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
afterAll(() => browser.close());

/** So far behind a frame both are looked at: on the frame itself, rounding decides which side of a jump is shown. */
const behind = 0.05;
/** Every so many files: `EVERY=1` for all of them. */
const every = Number(process.env["EVERY"] ?? 3);

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const sizeOf = (json: LottieJson): { width: number; height: number } => {
  const canvas = { width: Number(json["w"]), height: Number(json["h"]) };
  return frameSize(canvas, Math.min(canvas.width, 256), 256);
};

async function measure(bytes: Uint8Array): Promise<{ mean: number; size: number; codes: string[] } | null> {
  const parsed = parseAnimation(bytes);
  const [first] = parsed.animations;
  if (first === undefined) return null;
  const json = fillSlots(stripExpressions(first.json));
  const size = sizeOf(json);
  const frameRate = Number(json["fr"]);
  const player = await openDrawingCore();
  const page = await browser.newPage({ viewport: size });
  let shown = "";
  let isLoaded = false;
  const renderer: AnimatedSvgRenderer = {
    drawAnimation(drawn, frame) {
      if (!isLoaded) player.load(JSON.stringify(drawn), size);
      isLoaded = true;
      return Promise.resolve(Uint8Array.from(player.draw(frame + behind)));
    },
    async drawSvg(svg, seconds) {
      if (shown !== svg) {
        shown = svg;
        await page.setContent(`<body style="margin:0">${svg}</body>`);
        await page.evaluate(({ width, height }) => {
          const element = document.querySelector("svg");
          element?.pauseAnimations();
          element?.setAttribute("width", String(width));
          element?.setAttribute("height", String(height));
          element?.setAttribute("preserveAspectRatio", "none");
          element?.setAttribute("style", "display:block");
        }, size);
      }
      await page.evaluate(
        (time) => document.querySelector("svg")?.setCurrentTime(time),
        seconds + behind / frameRate,
      );
      const shot = await page.screenshot({ omitBackground: true });
      return await sharp(shot).ensureAlpha().raw().toBuffer();
    },
  };
  try {
    const { report } = await toAnimatedSvg(
      { ...parsed, animations: [{ ...first, json }] },
      { renderer, measuredFrames: 5 },
    );
    const codes = new Set(report.losses.map(({ code }) => code));
    return { mean: report.error?.mean ?? 0, size: report.bytes / bytes.length, codes: [...codes] };
  } finally {
    await page.close();
  }
}

test("real animations as SVG move in Chromium as ThorVG draws them", async () => {
  const all: ({ path: string } & NonNullable<Awaited<ReturnType<typeof measure>>>)[] = [];
  let index = 0;
  let broken = 0;
  for (const { path, bytes } of realAnimations()) {
    if (index++ % every !== 0) continue;
    try {
      const measured = await measure(bytes);
      if (measured !== null) all.push({ path, ...measured });
    } catch (error) {
      // What breaks the player itself cannot be compared.
      broken++;
      print(`${path}: ${String(error).slice(0, 200)}`);
    }
  }
  for (const { path, mean, codes } of all.toSorted((a, b) => b.mean - a.mean).slice(0, 30))
    print(`${mean.toFixed(2)} ${path} ${codes.join(", ")}`);
  const mean = all.reduce((sum, each) => sum + each.mean, 0) / all.length;
  const close = all.filter((each) => each.mean <= 2).length / all.length;
  const sizes = all.map(({ size }) => size).toSorted((a, b) => a - b);
  print(
    `${all.length} files, ${broken} not compared; worst frame of each: mean error ${mean.toFixed(3)} of 255, ${(close * 100).toFixed(1)} % at most 2; size of the middle one ${((sizes[sizes.length >> 1] ?? 0) * 100).toFixed(0)} % of its file`,
  );
  expect(mean).toBeLessThan(2);
  expect(close).toBeGreaterThan(0.85);
}, 3_600_000);

test("moves by itself as a picture in a page", async () => {
  const keyframes = [
    { t: 0, s: [0] },
    { t: 30, s: [180] },
  ];
  const json = {
    fr: 60,
    ip: 0,
    op: 30,
    w: 100,
    h: 100,
    layers: [
      {
        ty: 1,
        sw: 20,
        sh: 20,
        sc: "#ff0000",
        ip: 0,
        op: 30,
        ks: { r: { k: keyframes }, p: { k: [50, 50] } },
      },
    ],
  };
  const { result } = await toAnimatedSvg(new TextEncoder().encode(JSON.stringify(json)));
  const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
  const address = `data:image/svg+xml;base64,${Buffer.from(result).toString("base64")}`;
  await page.setContent(`<body style="margin:0"><img src="${address}"></body>`);
  const shot = async (): Promise<string> => (await page.screenshot()).toString("base64");
  const first = await shot();
  await expect.poll(shot).not.toBe(first);
  await page.close();
}, 60_000);
