import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { describe, expect, it } from "vitest";
import { bestHits, largestHits, ofBestHits } from "./best-hits.ts";
import { scoresPerStep, type Hits } from "./index/postings.ts";

const random = createSeededRandom(5);

function hitsWithScores(scoreOf: (index: number) => number, count = 20_001): Hits {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return {
    positions: Int32Array.from(indexes, (index) => index * 3 + 1),
    scores: Uint16Array.from(indexes, scoreOf),
    count,
  };
}

const positionsOf = ({ positions, count }: Hits): number[] => [...positions.subarray(0, count)];
const ascending = (a: number, b: number) => a - b;

describe("bestHits", () => {
  it.each([
    ["scores of every kind", () => Math.floor(random() * 900)],
    ["few scores", () => [0, 16, 64][Math.floor(random() * 3)] as number],
    ["one score", () => 7],
  ])("keeps the best of %s, the more popular of those that fit equally, in their order", (_, scoreOf) => {
    const hits = hitsWithScores(scoreOf);
    const best = positionsOf(hits)
      .map((position, index) => ({ position, score: hits.scores[index] as number }))
      .toSorted((a, b) => a.score - b.score || a.position - b.position)
      .slice(0, 6_000)
      .map(({ position }) => position);
    expect(positionsOf(bestHits(hits, 6_000))).toEqual(best.toSorted(ascending));
  });

  it("keeps the scores beside their positions", () => {
    const hits = hitsWithScores((index) => (index * 7) % 100);
    const best = bestHits(hits, 5_000);
    for (const [at, position] of positionsOf(best).entries())
      expect(best.scores[at]).toBe((((position - 1) / 3) * 7) % 100);
  });
});

describe("largestHits", () => {
  const keys = Uint32Array.from({ length: 70_000 }, () => Math.floor(random() * 500));

  it("leaves nobody out who has as large a key as one that stays", () => {
    const hits = hitsWithScores(() => 3);
    const kept = new Set(positionsOf(largestHits(hits, keys, 4_000)));
    expect(kept.size).toBeGreaterThan(3_000);
    expect(kept.size).toBeLessThan(6_000);
    const keyOf = (position: number) => keys[position] as number;
    const least = Math.min(...[...kept].map(keyOf));
    const leftOut = positionsOf(hits).filter((position) => !kept.has(position));
    expect(Math.max(...leftOut.map(keyOf))).toBeLessThan(least);
  });

  it("leaves nobody out where some lack more of the query than others", () => {
    const hits = hitsWithScores((index) => (index % 2) * scoresPerStep);
    expect(largestHits(hits, keys, 4_000).count).toBe(hits.count);
  });
});

describe("ofBestHits", () => {
  const hits = hitsWithScores((index) => (index * 31) % 700);
  const keeping = (share: number) => (some: Hits) => {
    const kept = positionsOf(some).filter((position) => position % share === 0);
    return { positions: Int32Array.from(kept), scores: new Uint16Array(kept.length), count: kept.length };
  };

  it("looks no further once more than enough are kept", () => {
    const looked: number[] = [];
    const make = (some: Hits) => {
      looked.push(some.count);
      return some;
    };
    expect(ofBestHits(hits, 1_000, { best: bestHits, make }).count).toBeGreaterThan(1_000);
    expect(looked).toEqual([1_500]);
  });

  it.each([50, 19, 4, 1_000_000])("keeps what is kept of all of them, of one in %i", (share) => {
    const make = keeping(share);
    const kept = positionsOf(ofBestHits(hits, 1_000, { best: bestHits, make }));
    const all = positionsOf(make(hits));
    if (all.length <= 1_000) expect(kept).toEqual(all);
    else expect(kept.length).toBeGreaterThan(1_000);
  });

  it("chooses among them once, and not again where too few of the best pass", () => {
    const looked: number[] = [];
    const make = (some: Hits) => {
      looked.push(some.count);
      return keeping(100)(some);
    };
    ofBestHits(hits, 1_000, { best: bestHits, make });
    expect(looked).toEqual([1_500, hits.count]);
  });

  it("ends where fewer come than were wanted, and all of them are kept", () => {
    const fewer = (some: Hits, wanted: number) => bestHits(some, Math.floor(wanted / 2));
    expect(ofBestHits(hits, 1_000, { best: fewer, make: (some) => some }).count).toBeGreaterThan(1_000);
  });
});
