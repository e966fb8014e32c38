import {
  crop,
  fillSlots,
  merge,
  optimise,
  type Outcome,
  type ParsedAnimation,
  parseAnimation,
  resize,
  retime,
  reverse,
  sequence,
  standaloneJson,
  trim,
} from "@zoetrope/lottie";
import { beforeAll, expect, test } from "vitest";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore } from "../node.ts";

/** A square that goes from left to right and becomes bluer, in a canvas that it leaves: 40 × 20 pixels, 12 frames. */
const moving = {
  v: "5.7.0",
  fr: 12,
  ip: 3,
  op: 15,
  w: 40,
  h: 20,
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 3,
      op: 15,
      st: 0,
      ks: {
        o: { a: 0, k: 100 },
        r: { a: 0, k: 0 },
        p: {
          a: 1,
          k: [
            { t: 3, s: [4, 10, 0], o: { x: [0], y: [0] }, i: { x: [1], y: [1] } },
            { t: 14, s: [37, 10, 0] },
          ],
        },
        a: { a: 0, k: [0, 0, 0] },
        s: { a: 0, k: [100, 100, 100] },
      },
      shapes: [
        { ty: "rc", s: { a: 0, k: [12, 12] }, p: { a: 0, k: [0, 0] }, r: { a: 0, k: 0 } },
        {
          ty: "fl",
          c: {
            a: 1,
            k: [
              { t: 3, s: [1, 0, 0], o: { x: [0], y: [0] }, i: { x: [1], y: [1] } },
              { t: 14, s: [0, 0, 1] },
            ],
          },
          o: { a: 0, k: 100 },
        },
      ],
    },
  ],
};
const source = new TextEncoder().encode(JSON.stringify(moving));

let player: DrawingCore;
beforeAll(async () => {
  player = await openDrawingCore();
});

/** The pixels of all frames at a size, four bytes each. */
function draw(parsed: ParsedAnimation, width: number, height: number, count: number): Uint8Array[] {
  player.load(JSON.stringify(fillSlots(standaloneJson(parsed) ?? {})), { width, height });
  return Array.from({ length: count }, (_, frame) => player.draw(frame));
}

const drawn = (width = 40, height = 20): Uint8Array[] => draw(parseAnimation(source), width, height, 12);

const resultOf = async (outcome: Promise<Outcome<ParsedAnimation>>): Promise<ParsedAnimation> =>
  (await outcome).result;

/** Largest and mean difference of any channel. */
function difference(a: readonly Uint8Array[], b: readonly Uint8Array[]): { max: number; mean: number } {
  expect(a.map((each) => each.length)).toEqual(b.map((each) => each.length));
  let [max, sum, count] = [0, 0, 0];
  for (const [index, frame] of a.entries())
    for (const [at, value] of frame.entries()) {
      const error = Math.abs(value - (b[index]?.[at] ?? 0));
      max = Math.max(max, error);
      sum += error;
      count++;
    }
  return { max, mean: sum / count };
}

test("a trimmed animation shows the frames of its part", async () => {
  const part = await resultOf(trim(source, { from: 2, to: 9 }));
  expect(difference(draw(part, 40, 20, 7), drawn().slice(2, 9)).max).toBe(0);
});

test("a reversed animation shows the same frames from the last to the first, and twice reversed as before", async () => {
  const backwards = await resultOf(reverse(source));
  expect(difference(draw(backwards, 40, 20, 12), drawn().toReversed()).max).toBeLessThanOrEqual(2);
  const twice = await resultOf(reverse(backwards));
  expect(difference(draw(twice, 40, 20, 12), drawn()).max).toBeLessThanOrEqual(2);
});

test("a retimed animation shows the same frames, also where time is remapped", async () => {
  const fast = await resultOf(retime(await resultOf(reverse(source)), { speed: 2.5 }));
  expect(difference(draw(fast, 40, 20, 12), drawn().toReversed()).max).toBeLessThanOrEqual(2);
});

test("a crop shows that part of every frame, and nothing of what lay outside of the canvas", async () => {
  const cut = await resultOf(crop(source, { x: 20, y: 5, width: 30, height: 10 }));
  const whole = drawn();
  const expected = whole.map((frame) => {
    const pixels = new Uint8Array(30 * 10 * 4);
    for (let y = 0; y < 10; y++)
      pixels.set(frame.subarray(((y + 5) * 40 + 20) * 4, ((y + 5) * 40 + 40) * 4), y * 30 * 4);
    return pixels;
  });
  expect(difference(draw(cut, 30, 10, 12), expected).max).toBe(0);
});

test("a resized animation looks like the animation drawn at that size", async () => {
  const large = await resultOf(resize(source, { width: 80, height: 40 }));
  expect(difference(draw(large, 80, 40, 12), drawn(80, 40)).mean).toBeLessThan(0.1);
});

test("a sequence shows one animation after the other, at frame rates of their own", async () => {
  const both = await resultOf(sequence([source, await resultOf(reverse(source))]));
  expect(difference(draw(both, 40, 20, 24), [...drawn(), ...drawn().toReversed()]).max).toBeLessThanOrEqual(
    2,
  );
  const slow = await resultOf(retime(source, { speed: 0.5 }));
  const mixed = await resultOf(sequence([source, slow]));
  const everySecond = draw(mixed, 40, 20, 36)
    .slice(12)
    .filter((_, index) => index % 2 === 0);
  expect(difference(everySecond, drawn()).max).toBeLessThanOrEqual(2);
});

test("merged with itself an animation looks as it did, and optimised too", async () => {
  const twice = await resultOf(merge([source, source]));
  expect(difference(draw(twice, 40, 20, 12), drawn()).mean).toBeLessThan(0.5);
  const smaller = parseAnimation((await optimise(twice)).result);
  expect(difference(draw(smaller, 40, 20, 12), draw(twice, 40, 20, 12)).max).toBeLessThanOrEqual(1);
});
