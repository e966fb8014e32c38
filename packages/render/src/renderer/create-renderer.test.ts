import { AppError } from "@zoetrope/kit";
import { afterAll, describe, expect, it } from "vitest";
import type { RawFrame } from "./contract.ts";
import { createRenderer } from "./create-renderer.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import { pixelsOf } from "../testing/pixels-of.ts";

const renderer = createRenderer({ timeoutInMs: 5_000 });
afterAll(() => renderer.close());

const red = [1, 0, 0];
const blue = [0, 0, 1];
const redBox = rectangle(0, 0, 50, 50, red);
const blueField = rectangle(0, 0, 100, 100, blue);
const still = bytesOf(animation([shapeLayer([redBox])]));
const opaque = bytesOf(animation([shapeLayer([redBox, blueField])]));
const moving = {
  ...shapeLayer([redBox]),
  ks: {
    p: {
      a: 1,
      k: [
        { t: 0, s: [0, 0], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
        { t: 50, s: [50, 50] },
      ],
    },
  },
};

const posterFrame = async (bytes: Uint8Array): Promise<number> =>
  (await renderer.renderFrame({ bytes, frame: "poster", width: 32, format: "png" })).frame;

const sizeOf = async (bytes: Uint8Array, width: number): Promise<number[]> => {
  const frame = await renderer.renderFrame({ bytes, frame: 0, width, format: "png" });
  return [frame.width, frame.height];
};

/** Raw frames of the moving box. */
async function collect(frames?: number[]): Promise<RawFrame[]> {
  const all: RawFrame[] = [];
  for await (const frame of renderer.renderFrames({
    bytes: bytesOf(animation([moving])),
    width: 10,
    ...(frames && { frames }),
  }))
    all.push(frame);
  return all;
}

describe("a picture of a frame", () => {
  it("shows what the animation paints, and is transparent elsewhere", async () => {
    const frame = await renderer.renderFrame({ bytes: still, frame: 0, width: 200, format: "png" });
    const { at, format } = await pixelsOf(frame.bytes);
    expect(format).toBe("png");
    expect([frame.width, frame.height]).toEqual([200, 200]);
    expect(at(10, 10)).toEqual([255, 0, 0, 255]);
    expect(at(150, 150)[3]).toBe(0);
    expect(frame).toMatchObject({ palette: [{ hex: "#ff0000", weight: 1 }], isOpaque: false });
  });

  it.each(["webp", "avif"] as const)("comes as %s", async (format) => {
    const { bytes } = await renderer.renderFrame({ bytes: opaque, frame: 0, width: 64, format, quality: 90 });
    const picture = await pixelsOf(bytes);
    expect(picture.format).toBe(format === "avif" ? "heif" : format);
    const [r = 0, , b = 0] = picture.at(8, 8);
    expect(r).toBeGreaterThan(200);
    expect(b).toBeLessThan(60);
  });

  it("has the wanted background, and still says that the animation has none", async () => {
    const frame = await renderer.renderFrame({
      bytes: still,
      frame: 0,
      width: 100,
      format: "png",
      background: "#00ff00",
    });
    expect((await pixelsOf(frame.bytes)).at(90, 90)).toEqual([0, 255, 0, 255]);
    expect(frame.isOpaque).toBe(false);
    expect(frame.palette).toEqual([{ hex: "#ff0000", weight: 1 }]);
  });

  it("counts frames from the in point, takes fractions, and stays inside the animation", async () => {
    const bytes = bytesOf(animation([moving], { ip: 0, op: 60 }));
    const edgeAt = async (frame: number): Promise<boolean> => {
      const { at } = await pixelsOf(
        (await renderer.renderFrame({ bytes, frame, width: 100, format: "png" })).bytes,
      );
      return at(6, 6)[3] === 255;
    };
    expect([
      await edgeAt(0),
      await edgeAt(5.5),
      await edgeAt(7.5),
      await edgeAt(-5),
      await edgeAt(1e9),
    ]).toEqual([true, true, false, true, false]);
  });

  it("keeps the shape of the animation and at most 2,048 pixels a side", async () => {
    const wide = bytesOf(animation([shapeLayer([redBox])], { w: 400, h: 100 }));
    const tall = bytesOf(animation([shapeLayer([redBox])], { w: 1, h: 16_000 }));
    expect(await sizeOf(wide, 200)).toEqual([200, 50]);
    expect(await sizeOf(wide, 1e9)).toEqual([2048, 512]);
    expect(await sizeOf(tall, 600)).toEqual([1, 2048]);
    expect(await sizeOf(wide, Number.NaN)).toEqual([2048, 512]);
  });

  it("is not made of what is no animation, with a reason for its maker", async () => {
    const refusal = renderer.renderFrame({ bytes: bytesOf({}), frame: 0, width: 10, format: "png" });
    await expect(refusal).rejects.toBeInstanceOf(AppError);
    await expect(refusal).rejects.toMatchObject({
      code: "bad-request",
      publicMessage: expect.stringContaining("not a Lottie animation"),
    });
  });
});

describe("the poster frame", () => {
  it("is the first when it shows as much as the others", async () => {
    const turning = [
      { t: 0, s: [0] },
      { t: 60, s: [90] },
    ];
    const inside = rectangle(30, 30, 40, 40, red);
    const bytes = bytesOf(animation([shapeLayer([inside], { ks: { r: { a: 1, k: turning } } })]));
    expect(await posterFrame(bytes)).toBe(0);
  });

  it("is a later one when the start is empty", async () => {
    const late = { ...shapeLayer([redBox]), ip: 20, op: 60 };
    expect(await posterFrame(bytesOf(animation([late])))).toBeGreaterThanOrEqual(20);
  });

  it("is a later one when the start is a bare background", async () => {
    const late = { ...shapeLayer([redBox]), ip: 20, op: 60 };
    expect(
      await posterFrame(bytesOf(animation([late, shapeLayer([blueField], { ind: 2 })]))),
    ).toBeGreaterThanOrEqual(20);
  });
});

describe("raw frames", () => {
  it("come one after another, all or those asked for", async () => {
    const all = await collect();
    expect(all.map(({ frame }) => frame)).toEqual(Array.from({ length: 60 }, (_, index) => index));
    expect((await collect([40, 0.5])).map(({ frame }) => frame)).toEqual([40, 0.5]);
    expect([...(all[0]?.pixels.subarray(0, 4) ?? [])]).toEqual([255, 0, 0, 255]);
    expect(all[59]?.pixels[3]).toBe(0);
  });

  it("keep the colour of half-transparent paint", async () => {
    const half = bytesOf(
      animation([shapeLayer([rectangle(0, 0, 100, 100, [1, 0.5, 0])], { ks: { o: fixed(50) } })]),
    );
    for await (const { pixels } of renderer.renderFrames({ bytes: half, width: 4, frames: [0] })) {
      expect([...pixels.subarray(0, 3)]).toEqual([255, 128, 0]);
      expect(pixels[3]).toBeCloseTo(128, -1);
    }
  });

  it("are refused beyond five thousand", async () => {
    const frames = renderer.renderFrames({
      bytes: still,
      width: 4,
      frames: Array.from({ length: 5_001 }, () => 0),
    });
    await expect(frames[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: "too-large" });
  });
});
