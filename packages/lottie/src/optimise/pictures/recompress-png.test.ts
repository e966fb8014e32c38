import * as fc from "fast-check";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { recompressPng } from "./recompress-png.ts";

function pngOf(width: number, height: number, colourAt: (pixel: number) => readonly number[]): Uint8Array {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel++) png.data.set(colourAt(pixel), pixel * 4);
  return new Uint8Array(PNG.sync.write(png, { deflateLevel: 1 }));
}

const pixelsOf = (bytes: Uint8Array): number[] => [...PNG.sync.read(Buffer.from(bytes)).data];

describe("a PNG packed anew", () => {
  it("has the same pixels, but for the colour of what is transparent, and is never larger", () => {
    const colours = fc.array(
      fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.constantFrom(0, 128, 255, 255)),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        colours,
        fc.nat(9),
        (w, h, list, turn) => {
          const colourAt = (pixel: number): readonly number[] =>
            list[(pixel * turn) % list.length] ?? [0, 0, 0, 0];
          const bytes = pngOf(w, h, colourAt);
          const made = recompressPng(bytes);
          expect(made.length).toBeLessThanOrEqual(bytes.length);
          const expected = pixelsOf(bytes).map((each, at, all) => (all[at | 3] === 0 ? 0 : each));
          const found = pixelsOf(made).map((each, at, all) => (all[at | 3] === 0 ? 0 : each));
          expect(found).toEqual(expected);
          expect(recompressPng(made)).toEqual(made);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("of many colours is smaller too, with and without opacity", () => {
    for (const alpha of [255, 200]) {
      const bytes = pngOf(64, 64, (pixel) => [pixel % 64, pixel >> 6, (pixel * 7) % 251, alpha]);
      const made = recompressPng(bytes);
      expect(made.length).toBeLessThan(bytes.length);
      expect(pixelsOf(made)).toEqual(pixelsOf(bytes));
    }
  });

  it("is as it came where it is damaged, or no PNG", () => {
    const bytes = pngOf(20, 20, (pixel) => [pixel % 256, 0, 0, 255]);
    for (const broken of [
      bytes.subarray(0, 60),
      bytes.map((each, at) => (at > 50 ? each ^ 0x5a : each)),
      new Uint8Array(9),
    ])
      expect(recompressPng(broken)).toBe(broken);
  });
});
