import { toDotLottie } from "@zoetrope/lottie";
import { beforeAll, expect, it } from "vitest";
import { animation, bytesOf, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore } from "../node.ts";
import type { RawFrame } from "../drawing/raw-frame.ts";
import { readApng } from "../testing/read-apng.ts";
import { renderFrame, renderFrames } from "./render-frames.ts";
import { toApng } from "./to-apng.ts";
import { toGif } from "./to-gif.ts";
import { toPng } from "./to-picture.ts";
import { toSheet } from "./to-sheet.ts";

let core: DrawingCore;
beforeAll(async () => {
  core = await openDrawingCore();
});

/** A box that crosses 100 × 100 pixels in two seconds. */
const crossing = (colour: number[], slot?: string) => {
  const box = rectangle(0, 30, 20, 40, colour) as { it: { c?: object }[] };
  const fill = box.it[1];
  if (slot !== undefined && fill?.c !== undefined) Object.assign(fill.c, { sid: slot });
  const position = {
    a: 1,
    k: [
      { t: 0, s: [0, 0, 0] },
      { t: 60, s: [80, 0, 0] },
    ],
  };
  return animation([shapeLayer([box], { ks: { o: { a: 0, k: 100 }, p: position } })]);
};
const red = bytesOf(crossing([1, 0, 0, 1]));
const blue = bytesOf(crossing([0, 0, 1, 1]));

async function drawn(frames: AsyncIterable<RawFrame>): Promise<RawFrame[]> {
  const all: RawFrame[] = [];
  for await (const frame of frames) all.push(frame);
  return all;
}

/** Where the middle row is painted, and with what. */
function span({ pixels, width, height }: RawFrame): { from: number; to: number; colour: number[] } {
  const row = pixels.subarray(Math.floor(height / 2) * width * 4, (Math.floor(height / 2) + 1) * width * 4);
  const painted = Array.from({ length: width }, (_, x) => x).filter((x) => (row[x * 4 + 3] ?? 0) > 127);
  const [from = -1] = painted;
  return { from, to: (painted.at(-1) ?? -1) + 1, colour: [...row.subarray(from * 4, from * 4 + 3)] };
}

it("draws part of an animation at a frame rate of its own, and says so", async () => {
  const options = { core, range: { from: 30, to: 60 }, framesPerSecond: 4 };
  const { result, report } = await renderFrames(red, options);
  expect(report).toMatchObject({
    width: 100,
    height: 100,
    frameCount: 4,
    framesPerSecond: 4,
    diagnostics: [],
  });
  const frames = await drawn(result);
  expect(frames.map(({ frame }) => frame)).toEqual([30, 37.5, 45, 52.5]);
  expect(frames.map(span).map(({ from, to }) => [from, to])).toEqual([
    [40, 60],
    [50, 70],
    [60, 80],
    [70, 90],
  ]);
});

it("keeps two animations apart that one core draws in turn", async () => {
  const [first, second] = await Promise.all([
    renderFrames(red, { core, width: 50, frames: [0, 15, 30] }),
    renderFrames(blue, { core, width: 80, frames: [0, 15, 30] }),
  ]);
  const [reds, blues] = [first.result[Symbol.asyncIterator](), second.result[Symbol.asyncIterator]()];
  for (const at of [0, 15, 30]) {
    const one = (await reds.next()).value as RawFrame;
    const other = (await blues.next()).value as RawFrame;
    expect([one.width, other.width, one.frame, other.frame]).toEqual([50, 80, at, at]);
    expect([span(one).colour, span(other).colour]).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ]);
  }
});

it("takes an animation by its id, in the theme that it starts with, another one or none", async () => {
  const themed = { ...crossing([1, 0, 0, 1], "colour"), slots: { colour: { p: { a: 0, k: [1, 0, 0, 1] } } } };
  const theme = { rules: [{ id: "colour", type: "Color", value: [0, 1, 0] }] };
  const file = toDotLottie({
    animations: [
      { id: "plain", json: crossing([0, 0, 1, 1]) },
      { id: "themed", json: themed, initialThemeId: "green" },
    ],
    themes: [{ id: "green", name: null, json: theme, inManifest: {} }],
  });
  const colourOf = async (options: { animationId?: string; themeId?: string | null }): Promise<number[]> =>
    span((await renderFrame(file, { core, frame: 0, ...options })).result).colour;
  expect(await colourOf({})).toEqual([0, 0, 255]);
  expect(await colourOf({ animationId: "themed" })).toEqual([0, 255, 0]);
  expect(await colourOf({ animationId: "themed", themeId: null })).toEqual([255, 0, 0]);
  await expect(colourOf({ animationId: "themed", themeId: "night" })).rejects.toMatchObject({
    code: "unknown-theme",
  });
  await expect(colourOf({ animationId: "dusk" })).rejects.toThrow("dusk");
});

it("fits into both sides, and puts a colour behind", async () => {
  const { result } = await renderFrame(red, { core, width: 40, height: 30, frame: 0, background: "#102030" });
  expect([result.width, result.height]).toEqual([30, 30]);
  expect([...result.pixels.subarray(-4)]).toEqual([0x10, 0x20, 0x30, 255]);
});

it("refuses what is too large, too long or empty before anything is drawn", async () => {
  const refusals = [
    toPng(red, { core, width: 0 }),
    toPng(red, { core, width: 9_000 }),
    toPng(red, { core, width: 8_000 }),
    toGif(red, { core, range: { from: 60, to: 90 } }),
    toApng(bytesOf({ ...crossing([1, 0, 0, 1]), op: 10_000 }), { core }),
    toSheet(red, { core, width: 2_000 }),
    toGif(red, { core, matte: "white" }),
  ];
  const codes = await Promise.all(
    refusals.map((each) =>
      each.then(String, ({ code, name }: { code?: string; name: string }) => code ?? name),
    ),
  );
  expect(codes).toEqual([
    "bad-option",
    "bad-option",
    "too-large",
    "empty-range",
    "too-many-frames",
    "too-large",
    "RangeError",
  ]);
});

it("is given up when nobody waits any more, and tells how far it is", async () => {
  const shares: number[] = [];
  await toGif(red, { core, width: 32 }, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
  const controller = new AbortController();
  const drawing = toApng(
    red,
    { core, width: 32 },
    {
      signal: controller.signal,
      onProgress: (share) => share > 0.4 && controller.abort(new Error("enough")),
    },
  );
  await expect(drawing).rejects.toThrow("enough");
});

it("an APNG lasts as long as the animation and holds every frame", async () => {
  const { result, report } = await toApng(red, { core, width: 40, framesPerSecond: 12 });
  const frames = readApng(result);
  expect(report.frameCount).toBe(24);
  expect(frames).toHaveLength(24);
  expect(frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(2_000);
  const { result: exact } = await renderFrames(red, { core, width: 40, framesPerSecond: 12 });
  expect(frames.map(({ pixels }) => pixels)).toEqual((await drawn(exact)).map(({ pixels }) => pixels));
});

it("a sheet says where each frame is", async () => {
  const { report } = await toSheet(red, { core, width: 20, count: 6, columns: 4, gap: 2 });
  expect(report).toMatchObject({
    sheetWidth: 4 * 20 + 3 * 2,
    sheetHeight: 2 * 20 + 2,
    width: 20,
    height: 20,
  });
  expect(report.cells.map(({ frame, left, top }) => [frame, left, top])).toEqual([
    [0, 0, 0],
    [10, 22, 0],
    [20, 44, 0],
    [30, 66, 0],
    [40, 0, 22],
    [50, 22, 22],
  ]);
});

it("says what of a file is drawn in another way, and draws what can be corrected", async () => {
  const square = (x: number) => ({
    ty: "rc",
    p: { a: 0, k: [x, 50] },
    s: { a: 0, k: [40, 40] },
    r: { a: 0, k: 0 },
  });
  const fill = { ty: "fl", c: { a: 0, k: [1, 0, 0, 1] }, o: { a: 0, k: 100 }, r: 1, bm: 1 };
  const file = bytesOf(animation([shapeLayer([square(40), square(60), { ty: "mm", mm: 3 }, fill])]));
  const { result, report } = await renderFrame(file, { core, frame: 0 });
  expect(span(result)).toMatchObject({ from: 20, to: 40 });
  expect(report.diagnostics).toMatchObject([
    {
      code: "drawn-otherwise",
      animationId: expect.any(String) as string,
      parameters: { feature: "fillBlend", count: 1 },
    },
  ]);
});
