import { expect, test } from "vitest";
import { advanceFrame, type AdvancedFrame } from "./advance-frame.ts";

const range = [10, 19] as const;
const still = { hasLooped: false, hasEnded: false };

function advance(frame: number, frames: number, loop: "loop" | "once" | "bounce", direction: 1 | -1 = 1) {
  return advanceFrame({ frame, heading: direction }, frames, range, { loop, direction });
}

test("going round, the last frame lasts as long as every other", () => {
  expect(advance(18, 1.5, "loop")).toEqual({ frame: 19.5, heading: 1, ...still });
  expect(advance(19.5, 0.75, "loop")).toEqual({ frame: 10.25, heading: 1, hasLooped: true, hasEnded: false });
  expect(advance(10.5, 2, "loop", -1)).toEqual({
    frame: 18.5,
    heading: -1,
    hasLooped: true,
    hasEnded: false,
  });
  expect(advance(12, 35, "loop").frame).toBe(17);
});

test("once, it stays where it ends, which backwards is the first frame", () => {
  expect(advance(18, 4, "once")).toEqual({ frame: 19, heading: 1, hasLooped: false, hasEnded: true });
  expect(advance(11, 4, "once", -1)).toEqual({ frame: 10, heading: -1, hasLooped: false, hasEnded: true });
});

test("there and back it turns at both ends, and has looped where it began", () => {
  expect(advance(18, 3, "bounce")).toEqual({ frame: 17, heading: -1, ...still });
  const back: AdvancedFrame = advanceFrame({ frame: 11, heading: -1 }, 3, range, {
    loop: "bounce",
    direction: 1,
  });
  expect(back).toEqual({ frame: 12, heading: 1, hasLooped: true, hasEnded: false });
});

test("of a single frame there is nothing to play", () => {
  const only = [4, 4] as const;
  expect(advanceFrame({ frame: 4, heading: 1 }, 7, only, { loop: "bounce", direction: 1 }).frame).toBe(4);
  expect(advanceFrame({ frame: 4, heading: 1 }, 7.5, only, { loop: "loop", direction: 1 }).frame).toBe(4.5);
});
