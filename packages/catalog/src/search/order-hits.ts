import type { SearchSort } from "../animation.ts";
import type { FacetTable } from "./index/facet-table.ts";
import { emptyHits, maxSteps, scoreLimit, stepOfScore, type Hits } from "./index/postings.ts";

/** The positions from `offset` on, at most `limit`, best score first and within a score the more popular first. */
function byScore(hits: Hits, offset: number, limit: number): number[] {
  // By score: how many are better, then the rank of the next one with it.
  const rankOf = new Uint32Array(scoreLimit + 1);
  for (let index = 0; index < hits.count; index++) {
    const after = (hits.scores[index] as number) + 1;
    rankOf[after] = (rankOf[after] as number) + 1;
  }
  for (let score = 1; score < scoreLimit; score++)
    rankOf[score] = (rankOf[score] as number) + (rankOf[score - 1] as number);
  const end = Math.min(offset + limit, hits.count);
  const wanted: number[] = Array.from({ length: Math.max(0, end - offset) }, () => 0);
  let missing = wanted.length;
  for (let index = 0; missing > 0; index++) {
    const score = hits.scores[index] as number;
    const rank = rankOf[score] as number;
    rankOf[score] = rank + 1;
    if (rank < offset || rank >= end) continue;
    wanted[rank - offset] = hits.positions[index] as number;
    missing--;
  }
  return wanted;
}

interface Ranked {
  key: number;
  position: number;
}

const isWorse = (a: Ranked, b: Ranked) => a.key < b.key || (a.key === b.key && a.position > b.position);

/** Lists that were put in an order before: the first ones, once somebody has asked again. */
const ordered = new WeakMap<Hits, { keys: Uint32Array; first: number[] | null }>();
/** A hundred pages. */
const maxCached = 2_400;

/** The same by a key, largest first, ties in the order of popularity. Lists that are kept for many searches are looked through once. */
function byKey(hits: Hits, keys: Uint32Array, offset: number, limit: number): number[] {
  const end = offset + limit;
  const known = ordered.get(hits);
  if (end > maxCached || known?.keys !== keys) {
    ordered.set(hits, { keys, first: null });
    return firstByKey(hits, keys, end).slice(offset, end);
  }
  known.first ??= firstByKey(hits, keys, maxCached);
  return known.first.slice(offset, end);
}

/** Keeps only the best seen so far in a heap. */
function firstByKey(hits: Hits, keys: Uint32Array, wanted: number): number[] {
  const size = Math.min(wanted, hits.count);
  const heap: Ranked[] = [];
  const sink = (from: number) => {
    for (let at = from; ;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        const candidate = heap[child];
        const current = heap[worst];
        if (candidate && current && isWorse(candidate, current)) worst = child;
      }
      const [here, there] = [heap[at], heap[worst]];
      if (worst === at || !here || !there) return;
      heap[at] = there;
      heap[worst] = here;
      at = worst;
    }
  };
  let worstKey = 0;
  for (let index = 0; index < hits.count; index++) {
    const position = hits.positions[index] ?? 0;
    const key = keys[position] ?? 0;
    if (heap.length < size) {
      heap.push({ key, position });
      if (heap.length < size) continue;
      for (let at = size >> 1; at >= 0; at--) sink(at);
      worstKey = heap[0]?.key ?? 0;
    } else if (key > worstKey) {
      // Positions ascend, so an equal key is never better than what is kept.
      heap[0] = { key, position };
      sink(0);
      worstKey = heap[0].key;
    }
  }
  return heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1)).map((entry) => entry.position);
}

/**
 * The wanted slice of the hits in the wanted order; the order never depends on the slice. Who lacks some of the query
 * comes after who has more of it, whatever the order; `isWhole`: nobody lacks anything.
 */
export function orderHits(
  hits: Hits,
  facets: FacetTable,
  sort: SearchSort,
  { offset, limit, isWhole = false }: { offset: number; limit: number; isWhole?: boolean },
): number[] {
  if (sort === "relevance") return byScore(hits, offset, limit);
  const steps = isWhole ? [hits] : inSteps(hits);
  const wanted: number[] = [];
  let before = 0;
  for (const step of steps) {
    const from = Math.max(0, offset - before);
    if (from < step.count && wanted.length < limit)
      wanted.push(...orderStep(step, facets, sort, { offset: from, limit: limit - wanted.length }));
    before += step.count;
  }
  return wanted;
}

/** Those that have everything, then those of each step; one list where all have the same. */
function inSteps(hits: Hits): Hits[] {
  const counts = new Uint32Array(maxSteps + 1);
  for (let index = 0; index < hits.count; index++) {
    const step = stepOfScore(hits.scores[index] as number);
    counts[step] = (counts[step] as number) + 1;
  }
  if (counts.filter((count) => count > 0).length < 2) return [hits];
  return Array.from(counts, (size, step) => {
    const some = emptyHits(size);
    let count = 0;
    for (let index = 0; index < hits.count; index++) {
      if (stepOfScore(hits.scores[index] as number) !== step) continue;
      some.positions[count] = hits.positions[index] as number;
      some.scores[count++] = hits.scores[index] as number;
    }
    some.count = count;
    return some;
  });
}

function orderStep(
  hits: Hits,
  facets: FacetTable,
  sort: SearchSort,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  if (sort === "recent") return byKey(hits, facets.publishedInSeconds, offset, limit);
  if (sort === "downloads") return byKey(hits, facets.downloads, offset, limit);
  return Array.from(
    hits.positions.subarray(Math.min(offset, hits.count), Math.min(offset + limit, hits.count)),
  );
}
