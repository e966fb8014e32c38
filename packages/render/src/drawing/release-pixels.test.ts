import { expect, it } from "vitest";
import { releasePixels } from "./release-pixels.ts";

it("gives megabytes back without a look through the heap", () => {
  const before = process.memoryUsage().arrayBuffers;
  const pictures = [new Uint8Array(40_000_000), new Uint8Array(40_000_000)];
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(70_000_000);
  releasePixels(...pictures);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
});
