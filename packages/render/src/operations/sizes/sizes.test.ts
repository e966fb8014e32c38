import { beforeAll, expect, it } from "vitest";
import { animation, bytesOf, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import type { DrawingCore } from "../../drawing/drawing-core.ts";
import { openDrawingCore, openPictureEncoder } from "../../node.ts";
import type { MovingFormat } from "../moving-format.ts";
import { apngFormat, gifFormat, webpFormat } from "../moving-formats.ts";
import { toAnimatedWebp } from "../to-animated-webp.ts";
import { toApng } from "../to-apng.ts";
import { toGif } from "../to-gif.ts";
import { estimateSize, type SizeEstimate } from "./estimate-size.ts";
import { fitSize, type SizeAttempt } from "./fit-size.ts";

let core: DrawingCore;
let webp: MovingFormat;
beforeAll(async () => {
  core = await openDrawingCore();
  webp = webpFormat({ encoder: await openPictureEncoder("webp") });
});

/** Boxes of many colours that turn and cross each other for four seconds. */
const turning = (index: number) =>
  shapeLayer([rectangle(-20, -15, 40, 30, [index / 8, 1 - index / 8, (index % 3) / 2, 1])], {
    op: 120,
    ks: {
      o: { a: 0, k: 60 + index * 5 },
      r: {
        a: 1,
        k: [
          { t: 0, s: [index * 40] },
          { t: 120, s: [index * 40 + 400] },
        ],
      },
      p: {
        a: 1,
        k: [
          { t: 0, s: [10 + index * 11, 20] },
          { t: 120, s: [90 - index * 11, 80] },
        ],
      },
    },
  });
const file = bytesOf(
  animation(
    Array.from({ length: 8 }, (_, index) => turning(index)),
    { op: 120 },
  ),
);

it("says before a file is made how large it will be, better from look to look", async () => {
  const width = 96;
  const encoder = await openPictureEncoder("webp");
  const made: [MovingFormat, number][] = [
    [gifFormat(), (await toGif(file, { core, width })).result.length],
    [apngFormat(), (await toApng(file, { core, width })).result.length],
    [webp, (await toAnimatedWebp(file, { core, width, encoder })).result.length],
  ];
  for (const [format, bytes] of made) {
    const seen: SizeEstimate[] = [];
    const onEstimate = (each: SizeEstimate) => seen.push(each);
    const { result, report } = await estimateSize(file, { core, width, format, onEstimate });
    expect(result.bytes / bytes, format.name).toBeGreaterThan(0.8);
    expect(result.bytes / bytes, format.name).toBeLessThan(1.25);
    expect(result.least).toBeLessThan(bytes);
    expect(result.most).toBeGreaterThan(bytes);
    expect(result.sampledFrames).toBeLessThan(report.frameCount / 2);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.at(-1)).toEqual(result);
  }
});

it("knows exactly what is short", async () => {
  const options = { core, width: 64, range: { from: 0, to: 12 } };
  const { result } = await estimateSize(file, { ...options, format: apngFormat() });
  expect(result).toMatchObject({ isExact: true, bytes: (await toApng(file, options)).result.length });
});

it("makes a file that fits, no smaller than it has to be", async () => {
  const formats: [MovingFormat, (width: number) => Promise<number>][] = [
    [gifFormat(), async (width) => (await toGif(file, { core, width })).result.length],
    [apngFormat(), async (width) => (await toApng(file, { core, width })).result.length],
  ];
  for (const [format, sizeOf] of formats) {
    const maxBytes = Math.round((await sizeOf(120)) / 3);
    const { result, report } = await fitSize(file, { core, width: 120, format, maxBytes });
    expect(report.isWithin).toBe(true);
    expect(result.length).toBeLessThanOrEqual(maxBytes);
    expect(result.length).toBeGreaterThan(maxBytes / 2);
    expect(report.width).toBeLessThan(120);
    expect(report.attempts.at(-1)).toMatchObject({ isEstimate: false, bytes: result.length });
  }
});

it("changes nothing where everything fits, and says where nothing does", async () => {
  const options = { core, width: 80, format: gifFormat() };
  const roomy = await fitSize(file, { ...options, maxBytes: 1e7 });
  expect(roomy.result).toEqual((await toGif(file, { core, width: 80 })).result);
  expect(roomy.report).toMatchObject({ width: 80, detail: { name: "colours", value: 255 }, isWithin: true });
  const tight = await fitSize(file, { ...options, maxBytes: 100 });
  expect(tight.report).toMatchObject({ width: 8, detail: { value: 32 }, isWithin: false });
});

it("tells what it tries and how far it is, and is given up when nobody waits", async () => {
  const shares: number[] = [];
  const attempts: SizeAttempt[] = [];
  const options = { core, width: 80, format: webp, maxBytes: 20_000 };
  const { report } = await fitSize(
    file,
    { ...options, onAttempt: (attempt) => attempts.push(attempt) },
    { onProgress: (share) => shares.push(share) },
  );
  expect(attempts).toEqual(report.attempts);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
  const controller = new AbortController();
  const fitting = fitSize(
    file,
    { ...options, onAttempt: () => controller.abort(new Error("enough")) },
    controller,
  );
  await expect(fitting).rejects.toThrow("enough");
});
