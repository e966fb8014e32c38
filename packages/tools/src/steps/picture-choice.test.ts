import type { FileFacts } from "../files/file-facts.ts";
import { expect, test } from "vitest";
import { initialChoice, maxSide, rangeOption, withHeight, withRange, withWidth } from "./picture-choice.ts";

const factsOf = (width: number, height: number) =>
  ({ width, height, frameRate: 30, frameCount: 60 }) as FileFacts;

test.each([
  { shape: [100, 1_000], change: withWidth, wanted: maxSide, size: [205, 2_048] },
  { shape: [1_000, 100], change: withHeight, wanted: maxSide, size: [2_048, 205] },
  { shape: [200, 100], change: withWidth, wanted: 1, size: [1, 1] },
  { shape: [200, 100], change: withHeight, wanted: 300, size: [600, 300] },
])("$shape is not stretched and no longer than the longest at $wanted", ({ shape, change, wanted, size }) => {
  const [width = 0, height = 0] = shape;
  const facts = factsOf(width, height);
  const changed = change(initialChoice(facts), facts, wanted);
  expect([changed.width, changed.height]).toEqual(size);
});

test("a part of the animation has at least a frame, whichever end is moved, and lies within it", () => {
  const facts = factsOf(200, 200);
  const whole = initialChoice(facts);
  expect(rangeOption(whole, facts)).toEqual({});
  const part = withRange(whole, facts, { from: 20 });
  expect(rangeOption(part, facts)).toEqual({ range: { from: 20, to: 60 } });
  expect(withRange(part, facts, { to: 10 }).range).toEqual({ from: 9, to: 10 });
  expect(withRange(part, facts, { from: 900 }).range).toEqual({ from: 59, to: 60 });
});
