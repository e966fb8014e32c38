import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as gifenc from "gifenc";
import { encode as encodeModernGif } from "modern-gif";
import UPNG from "upng-js";
import { type RawFrame, renderFrames } from "@zoetrope/render";
import { openDrawingCore, openPictureEncoder } from "@zoetrope/render/node";
import { createGifEncoder } from "../../packages/render/src/encode/gif/encode-gif.ts";
import { createPalette } from "../../packages/render/src/encode/gif/gif-pixels.ts";
import { createApngEncoder } from "../../packages/render/src/encode/png/encode-apng.ts";
import { createAnimatedWebpEncoder } from "../../packages/render/src/encode/webp/encode-animated-webp.ts";
import { createClock } from "../../packages/render/src/operations/timing.ts";
import type { Benchmark } from "../harness.ts";

const collection = join(import.meta.dirname, "../../node_modules/@meteocons/lottie/fill");
const frameCount = 60;
const files = 5;
const samples = 16;

/** Milliseconds of processor for each frame, and bytes for each file, over the same frames of a few files. */
interface Measured {
  perFrame: number;
  bytes: number;
}

async function measure(
  moving: readonly RawFrame[][],
  encode: (frames: readonly RawFrame[]) => Uint8Array | Promise<Uint8Array>,
): Promise<Measured> {
  // Once to warm up, which is not counted.
  await encode(moving[0]?.slice(0, 10) ?? []);
  let bytes = 0;
  const before = process.cpuUsage();
  for (const frames of moving) bytes += (await encode(frames)).length;
  const { user, system } = process.cpuUsage(before);
  return { perFrame: (user + system) / 1000 / (frameCount * moving.length), bytes: bytes / moving.length };
}

const sizeOf = ([first]: readonly RawFrame[]) => ({ width: first?.width ?? 1, height: first?.height ?? 1 });

const ourGif =
  (dither: boolean) =>
  (frames: readonly RawFrame[]): Uint8Array => {
    const step = Math.max(1, Math.floor(frames.length / samples));
    const sampled = frames.filter((_, index) => index % step === 0);
    const encoder = createGifEncoder({
      size: sizeOf(frames),
      palette: createPalette(sampled, {}),
      dither,
      nextDelay: createClock(25, 100),
      plays: 0,
    });
    for (const frame of frames) encoder.add(frame);
    return encoder.finish();
  };

/** As its readme shows it: a palette for each frame. */
export function gifencGif(frames: readonly RawFrame[]): Uint8Array {
  const { GIFEncoder, quantize, applyPalette } = gifenc.default;
  const gif = GIFEncoder();
  for (const { pixels, width, height } of frames) {
    const palette = quantize(pixels, 256, { format: "rgba4444", oneBitAlpha: true });
    const index = applyPalette(pixels, palette, "rgba4444");
    const transparentIndex = palette.findIndex((colour) => colour[3] === 0);
    const transparent = transparentIndex >= 0;
    gif.writeFrame(index, width, height, { palette, delay: 40, transparent, transparentIndex, dispose: 2 });
  }
  gif.finish();
  return gif.bytes();
}

export async function modernGif(frames: readonly RawFrame[]): Promise<Uint8Array> {
  const pictures = frames.map(({ pixels }) => ({ data: new Uint8ClampedArray(pixels), delay: 40 }));
  return new Uint8Array(await encodeModernGif({ ...sizeOf(frames), frames: pictures }));
}

function ourApng(frames: readonly RawFrame[]): Uint8Array {
  const encoder = createApngEncoder({ size: sizeOf(frames), nextDelay: createClock(25, 1000), plays: 0 });
  for (const frame of frames) encoder.add(frame);
  return encoder.finish();
}

export function upngApng(frames: readonly RawFrame[]): Uint8Array {
  const { width, height } = sizeOf(frames);
  const pictures = frames.map(({ pixels }) => pixels.slice().buffer);
  const delays = frames.map(() => 40);
  return new Uint8Array(UPNG.encode(pictures, width, height, 0, delays));
}

async function drawCollection(width: number): Promise<RawFrame[][]> {
  const core = await openDrawingCore();
  const names = readdirSync(collection).filter((name) => name.endsWith(".json"));
  const wanted = Array.from({ length: frameCount }, (_, index) => index * 2.4);
  const moving: RawFrame[][] = [];
  for (let index = 0; index < files; index++) {
    const bytes = readFileSync(join(collection, names[Math.floor((index * names.length) / files)] ?? ""));
    const { result } = await renderFrames(bytes, { core, width, frames: wanted });
    const frames: RawFrame[] = [];
    for await (const frame of result) frames.push(frame);
    moving.push(frames);
  }
  return moving;
}

/** GIF, APNG and animated WebP of the same frames by our encoders and by others. */
export async function measureMovingPictures(report: Parameters<Benchmark["run"]>[0]): Promise<void> {
  const webp = await openPictureEncoder("webp");
  const animatedWebp = async (frames: readonly RawFrame[]): Promise<Uint8Array> => {
    const nextDelay = createClock(25, 1000);
    const options = { size: sizeOf(frames), encode: webp, quality: 80, nextDelay, plays: 0 };
    const animation = createAnimatedWebpEncoder(options);
    for (const frame of frames) await animation.add(frame);
    return animation.finish();
  };
  for (const width of [256, 512]) {
    report.progress(`moving pictures, ${width} px`);
    const moving = await drawCollection(width);
    const add = (what: string, own: Measured, name?: string, other?: Measured, goal?: number): void => {
      const beside = other ? `, beside ${(other.bytes / 1000).toFixed(0)} kB` : "";
      report.add({
        what: `${what}, ${width} px, a frame`,
        value: own.perFrame,
        unit: "ms",
        ...(goal === undefined ? {} : { goal: { op: "<=", value: goal } }),
        ...(name === undefined || other === undefined ? {} : { peer: { name, value: other.perFrame } }),
        note: `${(own.bytes / 1000).toFixed(0)} kB a file${beside}; processor time, ${files} files of ${frameCount} frames`,
      });
    };
    const gif = await measure(moving, ourGif(false));
    const goal = width === 512 ? 4 : undefined;
    add("GIF", gif, "gifenc, palette per frame", await measure(moving, gifencGif), goal);
    const [first] = moving;
    const one = first === undefined ? [] : [first];
    add("GIF of one file", await measure(one, ourGif(false)), "modern-gif", await measure(one, modernGif));
    add("GIF, dithered", await measure(moving, ourGif(true)));
    add("APNG", await measure(moving, ourApng));
    // At 512 px it takes minutes.
    if (width === 256)
      add("APNG of one file", await measure(one, ourApng), "upng-js", await measure(one, upngApng));
    add("animated WebP", await measure(moving, animatedWebp));
  }
}
