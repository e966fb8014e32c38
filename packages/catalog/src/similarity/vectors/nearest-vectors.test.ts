import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { lookBytes, motionBytes } from "@zoetrope/render/vector-layout";
import { beforeAll, expect, it } from "vitest";
import { nearestTo } from "./nearest-vectors.ts";
import { distancesTo, exampleOf, weighted } from "./vector-distance.ts";
import { exactUpTo, VectorTable } from "./vector-table.ts";

const records = exactUpTo + 4_000;
const random = createSeededRandom(7);
const table = new VectorTable();
const drawings = Array.from({ length: 200 }, () => bytes(() => random() * 256));

function bytes(next: (at: number) => number) {
  return {
    look: Uint8Array.from({ length: lookBytes }, (_, at) => next(at)),
    motion: Uint8Array.from({ length: motionBytes }, (_, at) => next(lookBytes + at)),
  };
}

/** One of the drawings, somewhat different. */
function altered() {
  const { look, motion } = drawings[Math.floor(random() * drawings.length)] ?? bytes(() => 0);
  return bytes((at) => {
    const value = look[at] ?? motion[at - lookBytes] ?? 0;
    return at < lookBytes ? value + (random() - 0.5) * 60 : value;
  });
}

function exampleOfAltered() {
  const example = exampleOf(altered());
  if (example === null) throw new Error("an empty example");
  return example;
}

beforeAll(() => {
  for (let record = 1; record <= records; record += 1) table.put(record, altered());
});

it("finds among many nearly all that comparing with every one finds", () => {
  let found = 0;
  for (let query = 0; query < 3; query += 1) {
    const example = exampleOfAltered();
    const all = Array.from({ length: records }, (_, slot) =>
      weighted(example, distancesTo(example, table.rows.row(slot))),
    );
    const tenth = all.toSorted((a, b) => a - b)[9] ?? 0;
    found += nearestTo(table, example, { limit: 10 }).filter(({ distance }) => distance <= tenth).length;
  }
  expect(found).toBeGreaterThanOrEqual(29);
});

it("finds only what passes, nearest first", () => {
  const passes = Uint8Array.from({ length: records }, (_, slot) => (slot % 3 === 0 ? 1 : 0));
  const found = nearestTo(table, exampleOfAltered(), { limit: 50, passes });
  expect(found).toHaveLength(50);
  for (const { record } of found) expect((record - 1) % 3).toBe(0);
  expect(found).toEqual(found.toSorted((a, b) => a.distance - b.distance));
});

it.each([1, 10, 96])("has the same first %i whether more are asked for or not", (limit) => {
  const example = exampleOfAltered();
  expect(nearestTo(table, example, { limit })).toEqual(
    nearestTo(table, example, { limit: 2_000 }).slice(0, limit),
  );
});
