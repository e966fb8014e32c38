import { expect, it } from "vitest";
import { analyseAccessibility } from "../operations/check/analyse-accessibility.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import type { LottieJson } from "../contract.ts";
import { type Bytes, framesOf, type Hazard, lottieOf, type Rectangle } from "./testing/hazard.ts";

const still = (ground: Bytes, colour: Bytes, rectangles: Rectangle[]): Hazard => ({
  name: "still",
  width: 200,
  height: 200,
  framesPerSecond: 30,
  frames: 30,
  ground,
  panels: [{ rectangles, colourAt: () => colour }],
  isHarmfulAt: () => false,
});

async function codesOf(hazard: Hazard, json: LottieJson = lottieOf(hazard)) {
  const { result } = await analyseAccessibility(bytesOf(json), {
    openFrames: () => framesOf(hazard),
    width: 512,
  });
  return result.findings.map(({ code, parameters }) => Object.assign({ code }, parameters));
}

const bands = (across: boolean): Rectangle[] =>
  Array.from({ length: 10 }, (_, index) => (across ? [index * 20, 0, 10, 200] : [0, index * 20, 200, 10]));

it("finds stripes and checkerboards of strong contrast, and no soft ones", async () => {
  const [one, other, soft]: [Bytes, Bytes, Bytes] = [
    [0, 0, 0],
    [255, 255, 255],
    [40, 40, 40],
  ];
  expect(await codesOf(still(one, other, bands(true)))).toContainEqual({
    code: "stripes",
    share: expect.any(Number),
  });
  expect(await codesOf(still(one, other, [...bands(true), ...bands(false)]))).toContainEqual(
    expect.objectContaining({ code: "checkerboard" }),
  );
  const found = await codesOf(still(one, soft, bands(true)));
  expect(found.filter(({ code }) => code === "stripes")).toEqual([]);
});

it("finds shapes that hardly stand out from what is beside them, with WCAG's ratio", async () => {
  const square: Rectangle[] = [[50, 50, 100, 100]];
  // #777777 on white is 4.47 to 1, #cccccc 1.6.
  expect(await codesOf(still([255, 255, 255], [0x77, 0x77, 0x77], square))).toEqual([]);
  expect(await codesOf(still([255, 255, 255], [0xcc, 0xcc, 0xcc], square))).toEqual([
    { code: "shape-contrast", ratio: 1.6 },
  ]);
});

it("finds a large part that moves quickly, and layers that pass each other", async () => {
  const moving = (width: number, distance: number): LottieJson =>
    shapeLayer([rectangle(0, 0, width, 100, [0, 0, 0, 1])], {
      nm: `by ${distance}`,
      ks: {
        o: fixed(100),
        r: fixed(0),
        a: fixed([0, 0]),
        s: fixed([100, 100]),
        p: {
          a: 1,
          k: [
            { t: 0, s: [0, 0] },
            { t: 60, s: [distance, 0] },
          ],
        },
      },
    });
  const blank = { ...still([255, 255, 255], [0, 0, 0], []), width: 100, height: 100 };
  const codes = async (...layers: LottieJson[]) =>
    (await codesOf(blank, animation(layers))).map(({ code }) => code);
  expect(await codes(moving(200, -80))).toEqual(["large-motion"]);
  expect(await codes(moving(200, -10))).toEqual([]);
  expect(await codes(moving(200, -48), moving(40, -24))).toContain("parallax");
});
