import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { factsOf, parseAnimation } from "@zoetrope/lottie";
import type { AnimationVectors, Renderer } from "@zoetrope/render/server";
import { nearestTo } from "../../packages/catalog/src/similarity/vectors/nearest-vectors.ts";
import { exampleOf } from "../../packages/catalog/src/similarity/vectors/vector-distance.ts";
import { VectorTable } from "../../packages/catalog/src/similarity/vectors/vector-table.ts";
import type { Benchmark } from "../harness.ts";
import { alterations, alteredCopy } from "./altered-copies.ts";
import type { MeasuredEntry } from "./measured-seed.ts";

const casesOfEach = 50;
const firstCards = 3;

type Report = Parameters<Benchmark["run"]>[0];

/** The cards nearest to something, nearest first, as results show them: variants of one drawing are one. */
export function nearestCards(
  seed: readonly MeasuredEntry[],
  table: VectorTable,
  vectors: AnimationVectors,
): number[] {
  const example = exampleOf(vectors);
  const seen = new Set<string>();
  return (example === null ? [] : nearestTo(table, example, { limit: 200 })).flatMap(({ record }) => {
    const card = seed[record]?.card ?? "";
    if (seen.has(card)) return [];
    seen.add(card);
    return [record];
  });
}

export function tableOf(seed: readonly MeasuredEntry[]): VectorTable {
  const table = new VectorTable();
  for (const [record, { vectors }] of seed.entries()) table.put(record, vectors);
  return table;
}

/** Whether copies and pictures of seeded animations lead to them, among all others. */
export async function judge(
  seed: readonly MeasuredEntry[],
  renderer: Pick<Renderer, "measureExample" | "renderFrame">,
  { add, progress }: Report,
): Promise<void> {
  const table = tableOf(seed);
  // What the constants were chosen by were others.
  const random = createSeededRandom(1_121);
  const isJson = seed.filter(({ bytes }) => bytes[0] === 0x7b);
  const pick = (): MeasuredEntry => {
    const one = isJson[Math.floor(random() * isJson.length)];
    if (one === undefined) throw new Error("no seed");
    return one;
  };
  const isFound = (vectors: AnimationVectors, { card }: MeasuredEntry): boolean =>
    nearestCards(seed, table, vectors)
      .slice(0, firstCards)
      .some((record) => seed[record]?.card === card);
  let [found, asked] = [0, 0];
  for (const [name, alter] of Object.entries(alterations)) {
    progress(`${casesOfEach} ${name} copies`);
    const missed: string[] = [];
    for (let at = 0; at < casesOfEach; at += 1) {
      const original = pick();
      const vectors = await renderer.measureExample(alteredCopy(original.bytes, alter));
      if ("refused" in vectors || !isFound(vectors, original)) missed.push(original.entry.title);
    }
    found += casesOfEach - missed.length;
    asked += casesOfEach;
    add({
      what: `${name} copies: the original is among the first ${firstCards}`,
      value: (100 * (casesOfEach - missed.length)) / casesOfEach,
      unit: "%",
      note: missed.length === 0 ? `${casesOfEach} cases` : `not: ${missed.slice(0, 5).join("; ")}`,
    });
  }
  add({
    what: `all copies: the original is among the first ${firstCards}`,
    value: (100 * found) / asked,
    unit: "%",
    goal: { op: ">=", value: 95 },
  });

  for (const background of [null, "#ffffff"]) {
    progress(`${casesOfEach} pictures`);
    const missed: string[] = [];
    for (let at = 0; at < casesOfEach; at += 1) {
      const original = pick();
      const frame = Math.floor((0.2 + 0.6 * random()) * frameCountOf(original));
      const wanted = { bytes: original.bytes, frame, width: 320, format: "png" } as const;
      const { bytes } = await renderer.renderFrame(background === null ? wanted : { ...wanted, background });
      const vectors = await renderer.measureExample(bytes);
      if ("refused" in vectors || !isFound(vectors, original)) missed.push(original.entry.title);
    }
    add({
      what: `a PNG of one frame${background === null ? "" : ", on white"}: its animation is among the first ${firstCards}`,
      value: (100 * (casesOfEach - missed.length)) / casesOfEach,
      unit: "%",
      goal: { op: ">=", value: 90 },
      note: `not: ${missed.slice(0, 6).join("; ")}`,
    });
  }
}

const frameCountOf = ({ bytes }: MeasuredEntry): number => factsOf(parseAnimation(bytes)).frameCount;
