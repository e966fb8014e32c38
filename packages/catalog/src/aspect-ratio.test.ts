import { expect, it } from "vitest";
import { aspectRatioOf } from "./aspect-ratio.ts";

it.each([
  [400, 400, "square"],
  [420, 400, "square"],
  [400, 420, "square"],
  [421, 400, "wide"],
  [400, 421, "tall"],
  [1920, 1080, "wide"],
  [1080, 1920, "tall"],
  [1, 1, "square"],
])("a canvas of %i × %i is %s", (width, height, form) => {
  expect(aspectRatioOf(width, height)).toBe(form);
});
