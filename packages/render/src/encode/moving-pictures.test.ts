import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { openPictureEncoder } from "../node.ts";
import { createClock } from "../operations/timing.ts";
import type { RawFrame } from "../drawing/raw-frame.ts";
import { readApng } from "../testing/read-apng.ts";
import { createGifEncoder } from "./gif/encode-gif.ts";
import { createPalette } from "./gif/gif-pixels.ts";
import { createApngEncoder } from "./png/encode-apng.ts";
import { createAnimatedWebpEncoder } from "./webp/encode-animated-webp.ts";

const colours = ["#00000000", "#ff0000ff", "#00ff00ff", "#0000ffff", "#ffffffff", "#12345680"];
const words = colours.map((colour) => Number.parseInt(colour.slice(1), 16));

/** Small moving pictures: each is the one before with some boxes painted, or cleared. */
const movingPictures = fc
  .record({
    width: fc.integer({ min: 1, max: 19 }),
    height: fc.integer({ min: 1, max: 17 }),
    steps: fc.array(
      fc.array(
        fc.record({
          x: fc.nat(18),
          y: fc.nat(16),
          width: fc.integer({ min: 1, max: 12 }),
          height: fc.integer({ min: 1, max: 12 }),
          word: fc.constantFrom(...words),
        }),
        { maxLength: 3 },
      ),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ width, height, steps }): RawFrame[] => {
    const pixels = new Uint8Array(width * height * 4);
    const view = new DataView(pixels.buffer);
    return steps.map((boxes, frame) => {
      for (const box of boxes)
        for (let y = box.y; y < Math.min(height, box.y + box.height); y++)
          for (let x = box.x; x < Math.min(width, box.x + box.width); x++)
            view.setUint32((y * width + x) * 4, box.word);
      return { pixels: pixels.slice(), width, height, frame };
    });
  });

/** The same with more colours than can be numbered, from the first picture or only from a later one on. */
const colourfulPictures = fc
  .tuple(movingPictures, fc.nat(7))
  .map(([frames, from]) =>
    frames.map((frame, index) =>
      index < from
        ? frame
        : { ...frame, pixels: frame.pixels.map((value, at) => value + ([at >> 2, at >> 10][at % 4] ?? 0)) },
    ),
  );

const sizeOf = ([first]: readonly RawFrame[]) => ({ width: first?.width ?? 0, height: first?.height ?? 0 });

function gifOf(frames: readonly RawFrame[], options: { dither?: boolean; matte?: string } = {}): Uint8Array {
  const encoder = createGifEncoder({
    ...options,
    size: sizeOf(frames),
    palette: createPalette(frames, options),
    nextDelay: createClock(30, 100),
    plays: 0,
  });
  for (const frame of frames) encoder.add(frame);
  return encoder.finish();
}

/** What libvips sees: pictures that look the same are one that lasts longer. */
async function playedBySharp(bytes: Uint8Array): Promise<{ pictures: string[]; delays: number[] }> {
  const { pages = 1, delay = [] } = await sharp(bytes, { pages: -1 }).metadata();
  const pictures: string[] = [];
  for (let page = 0; page < pages; page++)
    pictures.push((await sharp(bytes, { page }).ensureAlpha().raw().toBuffer()).toString("hex"));
  return { pictures, delays: delay };
}

/** The same frames, one behind the other only where they differ; without colour where nothing is. */
function distinct(frames: readonly RawFrame[], change: (pixels: Uint8Array) => Uint8Array): string[] {
  const all = frames.map(({ pixels }) => Buffer.from(change(pixels.slice())).toString("hex"));
  return all.filter((each, index) => each !== all[index - 1]);
}

/** As a GIF without a matte shows it. */
function hard(pixels: Uint8Array): Uint8Array {
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) < 128) pixels.fill(0, at, at + 4);
    else pixels[at + 3] = 255;
  return pixels;
}

it("a GIF shows each frame as it was, what is painted and what is cleared again", async () => {
  await fc.assert(
    fc.asyncProperty(movingPictures, async (frames) => {
      const { pictures, delays } = await playedBySharp(gifOf(frames));
      expect(pictures).toEqual(distinct(frames, hard));
      if (pictures.length > 1)
        expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(
          Math.round((frames.length * 100) / 30) * 10,
        );
    }),
    { numRuns: 60 },
  );
});

it.each([
  ["numbers colours", movingPictures],
  ["has more of them than can be numbered", colourfulPictures],
])("an APNG that %s is every pixel as it was", (_, pictures) => {
  fc.assert(
    fc.property(pictures, (frames) => {
      const encoder = createApngEncoder({ size: sizeOf(frames), nextDelay: createClock(30, 1000), plays: 0 });
      for (const frame of frames) encoder.add(frame);
      const played = readApng(encoder.finish());
      expect(played.map(({ pixels }) => Buffer.from(pixels).toString("hex"))).toEqual(
        distinct(frames, (pixels) => pixels),
      );
      expect(played.reduce((sum, { delay }) => sum + delay, 0)).toBe(Math.round((frames.length * 1000) / 30));
    }),
    { numRuns: 60 },
  );
});

it("an animated WebP puts what changed where it was", async () => {
  const encode = await openPictureEncoder("webp");
  const step = (x: number, y: number): RawFrame => {
    const frame = { pixels: new Uint8Array(40 * 32 * 4), width: 40, height: 32, frame: 0 };
    for (let row = y; row < y + 9; row++)
      for (let column = x; column < x + 9; column++)
        frame.pixels.set([200, 30, 60, 255], (row * 40 + column) * 4);
    return frame;
  };
  const frames = [step(3, 5), step(3, 5), step(17, 11), step(30, 22)];
  const animation = createAnimatedWebpEncoder({
    size: { width: 40, height: 32 },
    encode,
    quality: 90,
    nextDelay: createClock(24, 1000),
    plays: 3,
  });
  for (const frame of frames) await animation.add(frame);
  const bytes = animation.finish();
  const metadata = await sharp(bytes, { pages: -1 }).metadata();
  expect(metadata).toMatchObject({ pages: 3, loop: 3, delay: [83, 42, 42], width: 40, pageHeight: 32 });
  for (const [page, frame] of [frames[0], frames[2], frames[3]].entries()) {
    const drawn = await sharp(bytes, { page }).ensureAlpha().raw().toBuffer();
    const wrong = drawn.filter((value, at) => at % 4 === 3 && Math.abs(value - (frame?.pixels[at] ?? 0)) > 8);
    expect(wrong).toHaveLength(0);
  }
});

/** From one colour to another, left to right, and opaque to transparent, top to bottom. */
function gradient(side: number, isFading: boolean): RawFrame {
  const pixels = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const share = x / (side - 1);
      const opacity = isFading ? Math.round(255 * (1 - y / (side - 1))) : 255;
      pixels.set([255 * share, 90 + y / 4, 255 * (1 - share), opacity], (y * side + x) * 4);
    }
  return { pixels, width: side, height: side, frame: 0 };
}

it("a GIF of many colours stays close to them, and closer from afar when it is dithered", async () => {
  const frame = gradient(256, false);
  const errors: number[] = [];
  for (const dither of [false, true]) {
    const drawn = await sharp(gifOf([frame], { dither }))
      .ensureAlpha()
      .raw()
      .toBuffer();
    // As from afar: boxes of 8 × 8 pixels.
    const boxes = new Float64Array(32 * 32);
    for (let at = 0; at < drawn.length; at += 4) {
      const pixel = at / 4;
      const box = (pixel >> 11) * 32 + ((pixel & 255) >> 3);
      boxes[box] = (boxes[box] ?? 0) + ((drawn[at] ?? 0) - (frame.pixels[at] ?? 0)) / 64;
    }
    errors.push(boxes.reduce((sum, error) => sum + Math.abs(error), 0) / boxes.length);
  }
  const [plain = 0, dithered = 0] = errors;
  expect(plain).toBeLessThan(6);
  expect(dithered).toBeLessThan(plain);
});

it("a matte mixes what is half-transparent, and leaves what is not there", async () => {
  const frame = gradient(64, true);
  const drawn = await sharp(gifOf([frame], { matte: "#ffffff" }))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const opacityAt = (y: number): number => drawn[(y * 64 + 10) * 4 + 3] ?? -1;
  expect([opacityAt(0), opacityAt(55), opacityAt(63)]).toEqual([255, 255, 0]);
  const faint = (55 * 64 + 10) * 4;
  expect(Math.min(...drawn.subarray(faint, faint + 3))).toBeGreaterThan(190);
});

it("what stands still looks the same in every frame, dithered too", async () => {
  const frames = [0, 1, 2, 3].map((index): RawFrame => {
    const frame = gradient(48, true);
    frame.pixels.set([1, 2, 3, 255], index * 4);
    return frame;
  });
  const { pictures } = await playedBySharp(gifOf(frames, { dither: true }));
  const below = pictures.map((each) => each.slice(48 * 4 * 2));
  expect(new Set(below).size).toBe(1);
  expect(new Set(pictures).size).toBe(4);
});
