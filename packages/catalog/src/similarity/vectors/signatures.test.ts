import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { shapeBytes, shapesPerLook } from "@zoetrope/render/vector-layout";
import { expect, it } from "vitest";
import { Signatures } from "./signatures.ts";

const slots = 20_000;
const wanted = 6_000;
const random = createSeededRandom(5);
const weights = new Uint8Array(shapeBytes).fill(1);
const shapesWithin = (most: number) =>
  Int8Array.from({ length: shapesPerLook * shapeBytes }, () => Math.floor((random() * 2 - 1) * most));
const far = Array.from({ length: 300 }, () => shapesWithin(120));
const own = new Int8Array(shapeBytes).fill(5);

function nearest(shapesOf: (slot: number) => Int8Array, passes: Uint8Array | null = null): number[] {
  const signatures = new Signatures();
  signatures.begin(slots, shapesOf);
  const found = signatures.nearest({ own, turned: own, weights }, { count: slots, wanted, passes });
  expect(Array.from(found)).toEqual([...new Set(found)].toSorted((a, b) => a - b));
  return Array.from(found);
}

const anyShapes = (slot: number) => far[slot % far.length] as Int8Array;

it("finds about as many as are wanted", () => {
  const { length } = nearest(anyShapes);
  expect(length).toBeGreaterThan(wanted / 2);
  expect(length).toBeLessThanOrEqual(2 * wanted);
});

it("finds no more where all are the same", () => {
  const same = shapesWithin(120);
  const { length } = nearest(() => same);
  expect(length).toBeGreaterThanOrEqual(wanted);
  expect(length).toBeLessThanOrEqual(2 * wanted);
});

it("finds all that pass where they are fewer, however far they are", () => {
  const near = shapesWithin(6);
  const passes = Uint8Array.from({ length: slots }, (_, slot) => (slot % 7 === 0 ? 1 : 0));
  const expected = Array.from(passes.keys()).filter((slot) => passes[slot] === 1);
  expect(nearest(anyShapes, passes)).toEqual(expected);
  // Near ones everywhere but among those.
  expect(nearest((slot) => (slot % 7 === 0 ? anyShapes(slot) : near), passes)).toEqual(expected);
});

it("finds the few that are near wherever they are", () => {
  const near = Array.from({ length: 50 }, () => own.map((value) => value + Math.floor(random() * 8)));
  const shapes = near.map((shape) =>
    Int8Array.from({ length: 4 * shapeBytes }, (_, at) => shape[at % shapeBytes] ?? 0),
  );
  const isNear = (slot: number) => slot > 12_000 && slot % 100 === 3;
  const found = new Set(
    nearest((slot) => (isNear(slot) ? (shapes[slot % 50] as Int8Array) : anyShapes(slot))),
  );
  const missed = Array.from({ length: slots }, (_, slot) => slot).filter(
    (slot) => isNear(slot) && !found.has(slot),
  );
  expect(missed).toEqual([]);
});
