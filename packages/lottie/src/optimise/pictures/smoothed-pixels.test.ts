import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smoothedPixels } from "./smoothed-pixels.ts";

describe("smoothed pixels", () => {
  it("are off by no more than was asked for once they are multiplied, and as opaque as before", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.nat(255), { minLength: 4, maxLength: 200 }),
        fc.constantFrom(0, 0.5, 1, 1.75, 3, 8),
        (width, numbers, maxError) => {
          const height = Math.max(1, Math.floor(numbers.length / 4 / width));
          const rgba = Uint8Array.from(
            { length: width * height * 4 },
            (_, at) => numbers[at % numbers.length] ?? 0,
          );
          for (let at = 0; at < rgba.length; at += 4) if (rgba[at + 3] === 0) rgba.fill(0, at, at + 4);
          const made = smoothedPixels({ width, height, rgba }, maxError);
          for (const [at, value] of made.entries()) {
            const alpha = rgba[at | 3] ?? 0;
            if (at % 4 === 3) expect(value).toBe(alpha);
            const shown = (colour: number): number => Math.round((colour * alpha) / 255);
            expect(Math.abs(shown(value) - shown(rgba[at] ?? 0))).toBeLessThanOrEqual(Math.ceil(maxError));
            if (maxError === 0 && alpha === 255) expect(value).toBe(rgba[at]);
          }
        },
      ),
    );
  });
});
