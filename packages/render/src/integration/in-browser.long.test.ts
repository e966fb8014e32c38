import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findBrowser } from "../../../../scripts/test-command/ensure-browser.ts";
import { animation, bytesOf, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import { serve, type TestServer } from "@zoetrope/player/testing/element-server";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore } from "../node.ts";
import { renderFrame } from "../operations/render-frames.ts";

/** As strict as the product's own pages: nothing but scripts and WebAssembly of the origin runs, and no worker of a text. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; media-src blob:";
const fromHere = createRequire(import.meta.url);
const wasm = {
  "dotlottie-player.wasm": "@lottiefiles/dotlottie-web/dotlottie-player.wasm",
  "mozjpeg_enc.wasm": "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm",
  "webp_enc_simd.wasm": "@jsquash/webp/codec/enc/webp_enc_simd.wasm",
  "avif_enc.wasm": "@jsquash/avif/codec/enc/avif_enc.wasm",
};

/** Of odd sides: an opaque and a half-transparent box that move over nothing. */
const moving = (from: number[], to: number[], opacity: number, colour: number[]) =>
  shapeLayer([rectangle(0, 0, 40, 30, colour)], {
    ks: {
      o: { a: 0, k: opacity },
      p: {
        a: 1,
        k: [
          { t: 0, s: from },
          { t: 60, s: to },
        ],
      },
    },
  });
const file = bytesOf({
  ...animation([
    moving([3, 5], [80, 20], 100, [0.9, 0.1, 0.2, 1]),
    moving([70, 40], [10, 40], 50, [0.1, 0.6, 0.3, 1]),
  ]),
  w: 121,
  h: 75,
});

interface Made {
  bytes: Uint8Array;
  report: Record<string, unknown>;
}

interface Answer {
  error: string | undefined;
  files: { name: string; bytes: number[]; report: Record<string, unknown> }[];
}

let folder: string;
let server: TestServer;
let browser: Browser;
let page: Page;
let core: DrawingCore;
const made = new Map<string, Made>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "zoetrope-in-browser-"));
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "../testing/browser-worker.ts"),
        output: { format: "es", entryFileNames: "worker.js" },
      },
    },
  });
  for (const [name, path] of Object.entries(wasm)) copyFileSync(fromHere.resolve(path), join(folder, name));
  writeFileSync(join(folder, "moving.json"), file);
  server = await serve({
    folders: [folder],
    pages: { "/": "<!doctype html><title>Drawn here</title>" },
    headers: { "content-security-policy": policy },
  });
  browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  page = await browser.newPage();
  await page.goto(server.url);
  const answer = await page.evaluate(
    () =>
      new Promise<Answer>((resolve) => {
        const worker = new Worker("/worker.js", { type: "module" });
        worker.addEventListener("message", ({ data }) => {
          const { files = [], error } = data as { files?: (Made & { name: string })[]; error?: string };
          resolve({
            error,
            files: files.map(({ name, bytes, report }) => ({ name, bytes: [...bytes], report })),
          });
        });
        worker.addEventListener("error", ({ message }) => resolve({ error: message, files: [] }));
      }),
  );
  expect(answer.error).toBeUndefined();
  for (const { name, bytes, report } of answer.files)
    made.set(name, { bytes: Uint8Array.from(bytes), report });
  core = await openDrawingCore();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const requireMade = (name: string): Made => {
  const found = made.get(name);
  if (found === undefined) throw new Error(`${name} was not made`);
  return found;
};

async function drawn(frame: number, background?: string): Promise<Uint8Array> {
  const options = { core, frame, ...(background === undefined ? {} : { background }) };
  return (await renderFrame(file, options)).result.pixels;
}

/** Mean difference of colours as they lie on black, and of opacities, of 255. */
function meanError(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 4) {
    const [alpha, otherAlpha] = [one[at + 3] ?? 0, other[at + 3] ?? 0];
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs((one[at + channel] ?? 0) * alpha - (other[at + channel] ?? 0) * otherAlpha) / 255;
    sum += Math.abs(alpha - otherAlpha);
  }
  return sum / one.length;
}

it("draws the same pixels as anywhere else", async () => {
  expect(Buffer.from(requireMade("frame.rgba").bytes).equals(await drawn(7))).toBe(true);
});

it.each([
  ["frame.webp", 2],
  ["frame.avif", 2],
  ["frame.jpeg", 2],
])("%s is the picture that was drawn", async (name, most) => {
  const background = name === "frame.jpeg" ? "#ffffff" : undefined;
  const decoded = await sharp(requireMade(name).bytes).ensureAlpha().raw().toBuffer();
  expect(meanError(decoded, await drawn(7, background))).toBeLessThan(most);
});

it("moving pictures have all their frames, and a sheet its cells", async () => {
  for (const name of ["moving.webp", "moving.gif"])
    expect(await sharp(requireMade(name).bytes, { pages: -1 }).metadata()).toMatchObject({
      pages: 20,
      width: 121,
    });
  expect(requireMade("moving.apng").report).toMatchObject({ frameCount: 20 });
  const sheet = requireMade("sheet.webp");
  const { width, height } = await sharp(sheet.bytes).metadata();
  expect(sheet.report).toMatchObject({ sheetWidth: width, sheetHeight: height });
});

/** The pixels of a video as the browser plays it, at some frames. */
async function played(name: string, type: string, frames: number[]) {
  return await page.evaluate(
    async ({ bytes, mime, seconds }) => {
      const video = document.createElement("video");
      const until = (event: string) =>
        new Promise<void>((resolve, reject) => {
          video.addEventListener(event, () => resolve(), { once: true });
          video.addEventListener("error", () => reject(new Error(video.error?.message)), { once: true });
        });
      video.src = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: mime }));
      await until("loadeddata");
      const { videoWidth, videoHeight, duration } = video;
      const context = new OffscreenCanvas(videoWidth, videoHeight).getContext("2d", {
        willReadFrequently: true,
      });
      const pictures: number[][] = [];
      for (const second of seconds) {
        video.currentTime = second;
        await until("seeked");
        // The frame may come a moment after it was found; none of these is empty.
        let picture: number[] = [];
        for (let look = 0; look < 200 && !picture.some((value) => value > 0); look++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          context?.clearRect(0, 0, videoWidth, videoHeight);
          context?.drawImage(video, 0, 0);
          picture = [...(context?.getImageData(0, 0, 121, 75).data ?? [])];
        }
        pictures.push(picture);
      }
      return { videoWidth, videoHeight, duration, pictures };
    },
    {
      bytes: [...requireMade(name).bytes],
      mime: type,
      seconds: frames.map((frame) => (frame + 0.5) / 30),
    },
  );
}

const looked = [0, 7, 31, 59];

it("an MP4 plays every frame on white, in sides that are even", async () => {
  const { report } = requireMade("moving.mp4");
  expect(report).toMatchObject({ width: 122, height: 76, hasOpacity: false, frameCount: 60 });
  expect(["avc", "av1", "vp9"]).toContain(report["codec"]);
  const video = await played("moving.mp4", "video/mp4", looked);
  expect([video.videoWidth, video.videoHeight]).toEqual([122, 76]);
  expect(video.duration).toBeCloseTo(2, 1);
  for (const [index, frame] of looked.entries())
    expect(meanError(video.pictures[index] ?? [], await drawn(frame, "#ffffff"))).toBeLessThan(2.5);
});

it("a WebM keeps opacity, and plays as often as was asked for", async () => {
  expect(requireMade("moving.webm").report).toMatchObject({ hasOpacity: true, codec: "vp9" });
  const video = await played("moving.webm", "video/webm", [...looked, 67]);
  expect(video.duration).toBeCloseTo(4, 1);
  for (const [index, frame] of [...looked, 7].entries())
    expect(meanError(video.pictures[index] ?? [], await drawn(frame))).toBeLessThan(2.5);
});

it("a WebM with a background is opaque", async () => {
  expect(requireMade("on-blue.webm").report).toMatchObject({ hasOpacity: false });
  const video = await played("on-blue.webm", "video/webm", [31]);
  expect(meanError(video.pictures[0] ?? [], await drawn(31, "#b0a890"))).toBeLessThan(2.5);
});

it("says how large a video will be, and makes one that fits", () => {
  const { report } = requireMade("estimated.mp4");
  const share = Number(report["bytes"]) / requireMade("moving.mp4").bytes.length;
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(1.6);
  const fitting = requireMade("fitting.webm");
  expect(fitting.report).toMatchObject({ isWithin: true });
  expect(fitting.bytes.length).toBeLessThanOrEqual(9_000);
  expect(fitting.bytes.length).toBeGreaterThan(3_000);
});

it("a video of less quality, or of fewer bits a second, is smaller", () => {
  const sizeOf = (name: string): number => requireMade(name).bytes.length;
  expect(sizeOf("coarse.webm")).toBeLessThan(sizeOf("on-blue.webm"));
  expect(sizeOf("bounded.mp4")).toBeLessThan(15_000);
});
