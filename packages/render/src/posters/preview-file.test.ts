import { parseAnimation } from "@zoetrope/lottie";
import { afterAll, describe, expect, it } from "vitest";
import { animation, bytesOf, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import { createRenderer } from "../renderer/create-renderer.ts";
import { previewFrames } from "./preview-file.ts";

const renderer = createRenderer({ workers: 1 });
afterAll(() => renderer.close());

const sold = bytesOf(animation([shapeLayer([rectangle(0, 0, 50, 50, [1, 0, 0])])]));

describe("the preview of an animation", () => {
  it("is pictures alone, with the animation's size, rate and length", async () => {
    const preview = parseAnimation(await renderer.preview(sold));
    const shown = preview.animations[0]?.json ?? {};
    const original = parseAnimation(sold).animations[0]?.json ?? {};
    expect([shown["w"], shown["h"], shown["fr"], shown["op"]]).toEqual([
      original["w"],
      original["h"],
      original["fr"],
      original["op"],
    ]);
    const layers = shown["layers"] as { ty: number; shapes?: unknown }[];
    expect(layers.every(({ ty, shapes }) => ty === 2 && shapes === undefined)).toBe(true);
    expect(preview.diagnostics).toEqual([]);
  });

  it("is drawn as the animation is, but for the mark in its corner", async () => {
    const preview = await renderer.preview(sold);
    const draw = async (bytes: Uint8Array) => {
      const pictures = [];
      for await (const picture of renderer.renderFrames({ bytes, width: 100, frames: [0] }))
        pictures.push(picture);
      return pictures[0]?.pixels ?? new Uint8Array();
    };
    const [shown, original] = [await draw(preview), await draw(sold)];
    const at = (pixels: Uint8Array, x: number, y: number) => [
      ...pixels.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 4),
    ];
    const [inside] = [at(shown, 25, 25)];
    for (const [channel, value] of at(original, 25, 25).entries())
      expect(Math.abs((inside[channel] ?? 0) - value)).toBeLessThan(12);
    expect(at(original, 88, 88)[3]).toBe(0);
    expect(at(shown, 88, 88)[3]).toBeGreaterThan(80);
  });

  it("is the same at every making", async () => {
    expect(Buffer.from(await renderer.preview(sold))).toEqual(Buffer.from(await renderer.preview(sold)));
  });

  it.each([
    [{ frameRate: 24, frameCount: 48 }, 20],
    [{ frameRate: 60, frameCount: 600 }, 30],
    [{ frameRate: 30, frameCount: 1 }, 1],
    [{ frameRate: 10, frameCount: 5.5 }, 5],
  ])("of %j has %i pictures, the first at the beginning", (clock, count) => {
    const frames = previewFrames({ width: 100, height: 100, ...clock });
    expect(frames).toHaveLength(count);
    expect(frames[0]).toBe(0);
    expect(new Set(frames).size).toBe(count);
    expect(frames.at(-1)).toBeLessThan(clock.frameCount);
  });
});
