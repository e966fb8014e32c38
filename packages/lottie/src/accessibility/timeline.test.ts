import { expect, it } from "vitest";
import { analyseAccessibility } from "../operations/check/analyse-accessibility.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { type Bytes, framesOf, type Hazard, lottieOf } from "./testing/hazard.ts";

/** The whole picture, black and white in turn, so many frames each. */
const blinking = (framesEach: number, frames: number): Hazard => ({
  name: "blinking",
  width: 200,
  height: 200,
  framesPerSecond: 30,
  frames,
  ground: [255, 255, 255],
  panels: [
    {
      rectangles: [[0, 0, 200, 100]],
      colourAt: (frame): Bytes => (Math.floor(frame / framesEach) % 2 === 0 ? [0, 0, 0] : [255, 255, 255]),
    },
  ],
  isHarmfulAt: () => true,
});

async function timelineOf(hazard: Hazard, json = lottieOf(hazard)) {
  const { result } = await analyseAccessibility(bytesOf(json), {
    openFrames: () => framesOf(hazard, 2),
    width: 512,
    hasTimeline: true,
  });
  if (result.timeline === undefined) throw new Error("no timeline");
  return { ...result, timeline: result.timeline };
}

it("says of each frame how bright it is, what changed in it and what flashed", async () => {
  const { timeline, findings } = await timelineOf(blinking(3, 60));
  expect(timeline.frames).toEqual(Array.from({ length: 60 }, (_, index) => index));
  expect(timeline.luminance.slice(0, 7)).toEqual([0.5, 0.5, 0.5, 1, 1, 1, 0.5]);
  expect(timeline.changed.slice(0, 7)).toEqual([0, 0, 0, 0.5, 0, 0, 0.5]);
  // The first change is half of a flash, the second ends it.
  expect(timeline.general.share.slice(0, 10)).toEqual([0, 0, 0, 0, 0, 0, 0.5, 0, 0, 0.5]);
  const tooMany = timeline.frames.filter((frame) => (timeline.general.count[frame] ?? 0) > 3);
  expect(tooMany[0]).toBeGreaterThan(20);
  expect(findings[0]?.frames.at(-1)?.last).toBe(tooMany.at(-1));
  expect(Math.max(...timeline.red.share, ...timeline.red.count)).toBe(0);
});

it("counts no flash of what changes slowly", async () => {
  const { timeline } = await timelineOf(blinking(30, 90));
  expect(Math.max(...timeline.general.count)).toBeLessThan(2);
  expect(timeline.general.share.filter((share) => share > 0)).toEqual([]);
});

it("says how fast what is large moves, also after half a minute", async () => {
  const moving = shapeLayer([rectangle(0, 0, 60, 60, [0, 0, 0, 1])], {
    op: 1_200,
    ks: {
      o: fixed(100),
      p: {
        a: 1,
        k: [
          { t: 1_050, s: [0, 0] },
          { t: 1_110, s: [40, 0] },
        ],
      },
    },
  });
  const blank = { ...blinking(3, 1_200), width: 100, height: 100, panels: [] };
  const json = animation([moving], { op: 1_200 });
  const { timeline } = await timelineOf(blank, json);
  // 40 of 100 pixels in two seconds.
  expect(timeline.speed[1_080]).toBeCloseTo(0.2, 2);
  expect([timeline.speed[1_000], timeline.speed[1_150]]).toEqual([0, 0]);
});

it("looks for contrast four times a second, where something changed, and says how often", async () => {
  const fading: Hazard = {
    ...blinking(3, 300),
    panels: [
      {
        rectangles: [[50, 50, 100, 100]],
        // Hard to see for half a second only, of ten.
        colourAt: (frame): Bytes =>
          frame >= 201 && frame < 216 ? [0xcc, 0xcc, 0xcc] : [0x33, 0x33, frame % 30],
      },
    ],
  };
  const { result } = await analyseAccessibility(bytesOf(lottieOf(fading)), {
    openFrames: () => framesOf(fading, 2),
    width: 512,
  });
  // Of forty, one was the same picture as the one before.
  expect(result.stills).toBe(39);
  expect(result.timeline).toBeUndefined();
  const finding = result.findings.find(({ code }) => code === "shape-contrast");
  expect(finding?.frames).toHaveLength(1);
  expect(finding?.frames[0]?.first).toBeGreaterThanOrEqual(201);
  expect(finding?.frames[0]?.last).toBeLessThan(216);
});
