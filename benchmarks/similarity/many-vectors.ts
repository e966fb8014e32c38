import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import type { AnimationVectors } from "@zoetrope/render/server";
import { colourBytes, shapeBytes } from "@zoetrope/render/vector-layout";
import { nearestTo } from "../../packages/catalog/src/similarity/vectors/nearest-vectors.ts";
import {
  distancesTo,
  exampleOf,
  weighted,
  type Example,
} from "../../packages/catalog/src/similarity/vectors/vector-distance.ts";
import { VectorTable } from "../../packages/catalog/src/similarity/vectors/vector-table.ts";
import { quantile, type Benchmark } from "../harness.ts";
import type { MeasuredEntry } from "./measured-seed.ts";

const comparedQueries = 20;
const timedQueries = 200;
const wanted = 10;

type Report = Parameters<Benchmark["run"]>[0];

/** Makes real vectors with noise as large as the distance between an animation and the next one like it. */
export function perturbedVectors(
  seed: readonly MeasuredEntry[],
  random: () => number,
): () => AnimationVectors {
  const sides = noiseOf(seed);
  return () => {
    const { vectors } = seed[Math.floor(random() * seed.length)] ?? { vectors: null };
    if (vectors === null) throw new Error("no vectors");
    return withNoise(vectors, sides, random);
  };
}

/** Real vectors, each many times with noise. */
export function measureMany(
  seed: readonly MeasuredEntry[],
  records: number,
  { add, progress }: Report,
): void {
  const random = createSeededRandom(3);
  const perturbed = perturbedVectors(seed, random);
  progress(`${records} vectors`);
  const table = new VectorTable();
  const before = process.memoryUsage().rss;
  for (let record = 1; record <= records; record += 1) table.put(record, perturbed());
  add({ what: `bytes a vector, of ${records}`, value: table.bytesPerVector, unit: "bytes" });
  add({
    what: "memory of the process that the table takes",
    value: (process.memoryUsage().rss - before) / 1e6,
    unit: "MB",
  });

  const examples = (isStill: boolean, count: number): Example[] =>
    Array.from({ length: count }, () => {
      const { look, motion } = perturbed();
      const example = exampleOf({ look, motion: isStill ? new Uint8Array(motion.length) : motion });
      if (example === null) throw new Error("an empty vector");
      return isStill
        ? { ...example, shapes: example.shapes.slice(0, 1), mirrored: example.mirrored.slice(0, 1) }
        : example;
    });
  const oneIn = (share: number): Uint8Array =>
    Uint8Array.from({ length: table.length }, () => (random() * share < 1 ? 1 : 0));
  for (const [name, isStill, passes] of [
    ["animations", false, null],
    ["still pictures", true, null],
    ["animations, of which one in 10 passes filters", false, oneIn(10)],
    ["animations, of which one in 1,000 passes filters", false, oneIn(1_000)],
  ] as const) {
    progress(`${name}: against every vector`);
    let found = 0;
    for (const example of examples(isStill, comparedQueries)) {
      const limit = bruteForce(table, example, passes);
      found += nearestTo(table, example, { limit: wanted, passes }).filter(
        ({ distance }) => distance <= limit,
      ).length;
    }
    add({
      what: `${name}: recall@${wanted} against brute force`,
      value: found / (comparedQueries * wanted),
      unit: "",
      goal: { op: ">=", value: 0.95 },
      note: `${comparedQueries} examples`,
    });
    const times = examples(isStill, timedQueries).map((example) => {
      const usage = process.cpuUsage();
      nearestTo(table, example, { limit: 96, passes });
      const { user, system } = process.cpuUsage(usage);
      return (user + system) / 1_000;
    });
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    add({
      what: `${name}: search, p95 of the processor time`,
      value: p95,
      unit: "ms",
      goal: { op: "<=", value: 15 },
      note: `p50 ${p50.toFixed(1)}; ${timedQueries} examples`,
    });
  }
}

/** How far the tenth nearest is of those that pass. */
function bruteForce(table: VectorTable, example: Example, passes: Uint8Array | null): number {
  const distances = new Float64Array(table.length).fill(Number.POSITIVE_INFINITY);
  for (let slot = 0; slot < distances.length; slot += 1)
    if (passes === null || passes[slot] === 1)
      distances[slot] = weighted(example, distancesTo(example, table.rows.row(slot)));
  return (distances.toSorted()[wanted - 1] ?? 0) + 1e-9;
}

/** A byte's deviation, of shapes and of the rest, at which a copy is as far away as the nearest other drawing of the seed mostly is. */
function noiseOf(seed: readonly MeasuredEntry[]): { shape: number; rest: number } {
  const table = new VectorTable();
  for (const [record, { vectors }] of seed.entries()) table.put(record, vectors);
  const nearest = seed
    .filter((_, at) => at % 20 === 0)
    .flatMap(({ vectors, card }) => {
      const example = exampleOf(vectors);
      const others = example === null ? [] : nearestTo(table, example, { limit: 40 });
      const other = others.find(({ record }) => seed[record]?.card !== card);
      return example === null || other === undefined
        ? []
        : [distancesTo(example, table.rows.row(table.slotOf(other.record))).shape];
    });
  return { shape: 127 * Math.sqrt(quantile(nearest, 0.5) / shapeBytes), rest: 12 };
}

function withNoise(
  { look, motion }: AnimationVectors,
  { shape, rest }: { shape: number; rest: number },
  random: () => number,
): AnimationVectors {
  // The sum of three is near enough to a normal distribution; its deviation is a half.
  const noise = (): number => (random() + random() + random() - 1.5) * 2;
  const shaken = look.map((byte, at) => {
    if (at < colourBytes) return Math.max(0, Math.min(255, byte + noise() * rest));
    const value = ((byte << 24) >> 24) + noise() * shape;
    return Math.max(-127, Math.min(127, Math.round(value))) & 255;
  });
  return {
    look: shaken,
    motion: motion.map((byte) => (byte === 0 ? 0 : Math.max(1, Math.min(255, byte + noise() * rest)))),
  };
}
