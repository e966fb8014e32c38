import { expect, test } from "vitest";
import { defaultImageQuality, imageSizeNames, imageSizes, imageWidths, sourceWidths } from "./image-sizes.ts";
import { imageUrl } from "./image.tsx";

test("pictures have the sizes of the specification", () => {
  expect(imageSizes).toEqual({ xsmall: 160, small: 320, medium: 640, large: 960, default: 1200 });
  expect(defaultImageQuality).toBe(80);
});

test("every size is offered at twice its width as well", () => {
  for (const size of imageSizeNames) {
    expect(sourceWidths(size).at(-1)).toBe(imageSizes[size] * 2);
    expect(sourceWidths(size)).toContain(imageSizes[size]);
  }
  expect(sourceWidths("medium")).toEqual([320, 640, 1280]);
  expect(sourceWidths("xsmall")).toEqual([160, 320]);
});

test("the assets host is asked for no other width", () => {
  for (const size of imageSizeNames)
    for (const width of sourceWidths(size)) expect(imageWidths).toContain(width);
  expect(imageWidths).toEqual([160, 320, 640, 960, 1200, 1280, 1920, 2400]);
});

test("a picture whose place has no size gets the default", () => {
  expect(imageUrl("https://assets.example", "key")).toBe(
    "https://assets.example/cdn-cgi/image/width=1200,quality=80,format=auto/files/key",
  );
});
