import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { animation, bytesOf, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore } from "../node.ts";
import { renderFrames } from "./render-frames.ts";
import { toDifferencePicture } from "./to-difference-picture.ts";

let core: DrawingCore;
beforeAll(async () => {
  core = await openDrawingCore();
});

const still = shapeLayer([rectangle(10, 10, 20, 20, [0, 0, 1, 1])]);
/** A box that is there from the fortieth frame on. */
const late = shapeLayer([rectangle(60, 60, 30, 30, [1, 0, 0, 1])], { ip: 40 });
const before = bytesOf(animation([still]));
const after = bytesOf(animation([still, late]));

it("shows where two files differ in the worst frame, and how far in each", async () => {
  const { result, report } = await toDifferencePicture(before, after, { core });
  expect(report).toMatchObject({ width: 100, height: 100, max: 255, isAll: true });
  expect(report.frames).toHaveLength(60);
  expect(report.frames.filter(({ max }) => max > 0).map(({ frame }) => frame)).toEqual(
    Array.from({ length: 20 }, (_, index) => 40 + index),
  );
  // 900 of 10,000 pixels, in red and in opacity.
  expect(report.worst.mean).toBeCloseTo((0.09 * 255 * 2) / 4, 1);
  const { data } = await sharp(result).raw().toBuffer({ resolveWithObject: true });
  const channels = data.length / 10_000;
  const colourAt = (x: number, y: number) => [...data.subarray((y * 100 + x) * channels).subarray(0, 3)];
  const [red = 0, green = 0, blue = 0] = colourAt(75, 75);
  expect(red).toBeGreaterThan(180);
  expect(Math.max(green, blue)).toBeLessThan(60);
  expect(colourAt(50, 50)).toEqual([255, 255, 255]);
  const [grey] = colourAt(20, 20);
  expect(colourAt(20, 20)).toEqual([grey, grey, grey]);
});

it("compares at the same time and in the same size, whatever the other file's are", async () => {
  const layers = [
    { ...still, op: 120 },
    { ...late, ip: 80, op: 120 },
  ];
  const faster = animation(layers, { fr: 60, op: 120 });
  const { report } = await toDifferencePicture(after, bytesOf(faster), { core, width: 50 });
  expect(report).toMatchObject({ width: 50, height: 50, max: 0, mean: 0, isAll: true });
  const options = { core, frame: 39, frames: [0, 39, 41] };
  const { report: other } = await toDifferencePicture(after, bytesOf({ ...faster, w: 200, h: 200 }), options);
  expect(other).toMatchObject({ width: 100, isAll: false, shown: { frame: 39 }, worst: { frame: 41 } });
  expect(other.frames.map(({ frame, max }) => [frame, max > 0])).toEqual([
    [0, true],
    [39, true],
    [41, true],
  ]);
});

it("neither compares nor draws more frames than it may", async () => {
  const frames = Array.from({ length: 3_601 }, () => 0);
  await expect(renderFrames(before, { core, frames })).rejects.toMatchObject({ code: "too-many-frames" });
  await expect(toDifferencePicture(before, after, { core, frames })).rejects.toMatchObject({
    code: "too-many-frames",
  });
});
