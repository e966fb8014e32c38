import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { expect, it } from "vitest";
import { coloursStride } from "../facet-columns.ts";
import { maxFacetColours } from "../facets.ts";
import { ColourIndex, colourTest } from "./colour-index.ts";

const random = createSeededRandom(3);
const positions = 40_000;
const columns = {
  colours: Int8Array.from({ length: positions * coloursStride }, (_, at) =>
    at % 3 === 0 ? random() * 256 : random() * 120 - 60,
  ),
  colourCount: Uint8Array.from({ length: positions }, () => Math.floor(random() * (maxFacetColours + 1))),
};
const colours = ["#000000", "#ffffff", "#e5322d", "#2f6fde", "#7f7f7f", "#ef6aa8"];

const foundOne = (hex: string, length: number): number[] =>
  Array.from({ length }, (_, position) => position).filter(colourTest(columns, hex));

const foundByIndex = (index: ColourIndex, hex: string, length: number): number[] => {
  const found = index.near(columns, length, hex);
  return Array.from({ length }, (_, position) => position).filter(
    (position) => (((found[position >> 5] as number) >>> (position & 31)) & 1) === 1,
  );
};

it("finds whom asking one by one finds, also those that came after it was made", () => {
  const index = new ColourIndex();
  for (const length of [0, 5, 20_000, 20_001, 30_000, positions])
    for (const hex of colours) expect(foundByIndex(index, hex, length)).toEqual(foundOne(hex, length));
});

it("finds some of them, not all", () => {
  for (const hex of colours) {
    expect(foundOne(hex, positions).length).toBeGreaterThan(100);
    expect(foundOne(hex, positions).length).toBeLessThan(positions / 2);
  }
});
