import type { QueryTerm } from "@zoetrope/concepts";
import type { SearchRequest } from "../animation.ts";
import type { CatalogServices } from "../catalog-services.ts";
import { filterHits } from "./filter-hits.ts";
import { bestOfGroup } from "./group-variants.ts";
import { conceptKeyword } from "./index/concept-keywords.ts";
import { emptyHits, scoreLimit, type Hits } from "./index/postings.ts";
import type { SearchIndex } from "./index/search-index.ts";
import type { Keyword, Snapshot } from "./index/snapshot.ts";
import { conceptsOf } from "./matching/term-keywords.ts";
import { orderHits } from "./order-hits.ts";

const maxNearest = 12;
/** Concepts looked at around those of the query. */
const maxAround = 40;
/** Postings looked at, the rarest concepts first. */
const maxEntries = 6_000;
/** How much less a concept counts that is a step further away. */
const stepWeight = 0.6;
/** By where it stands: title, tag, perhaps the title, perhaps a tag. */
const fieldWeight = [1, 0.6, 0.4, 0.25] as const;
const minSum = 0.001;

/** Positions that come nearest to the query by what they are about, best first; none of the hits. */
export async function nearestHits(
  { concepts, index }: Pick<CatalogServices, "concepts"> & { index: SearchIndex },
  seen: Snapshot,
  terms: readonly QueryTerm[],
  { request, hits }: { request: SearchRequest; hits: Hits },
): Promise<number[]> {
  const around = new Map<string, number>();
  const add = (id: string, weight: number) => around.set(id, Math.max(around.get(id) ?? 0, weight));
  for (const term of terms) for (const { id, weight } of conceptsOf(term)) add(id, weight);
  for (let step = 0; step < 2; step++)
    for (const [id, weight] of around)
      for (const near of concepts.related(id))
        if (!around.has(near.id) && around.size < maxAround * (step + 1))
          add(near.id, weight * near.weight * stepWeight);
  if (around.size === 0) return [];
  const snapshot = await index.snapshot([...around.keys()].map(conceptKeyword), { at: seen });
  // Another ranking has come in between: the page would be of two.
  if (snapshot.generation !== seen.generation) return [];
  const keywords = rarest(snapshot.keywords);
  const postings = await index.postings({ ...snapshot, keywords });
  const weightOf = new Map([...around].map(([id, weight]) => [conceptKeyword(id), weight]));
  const near = new NearScores(snapshot.documents);
  let entries = 0;
  for (const { keywordId, normalised, total } of keywords) {
    const weight = (weightOf.get(normalised) ?? 0) * Math.log(1 + snapshot.documents / total);
    const list = postings.get(keywordId)?.subarray(0, maxEntries - entries) ?? new Int32Array(0);
    for (let at = 0; at < list.length; at++) {
      const entry = list[at] as number;
      const position = entry >>> 2;
      if (position >= snapshot.documents) break;
      near.add(position, weight * (fieldWeight[(entry & 3) as 0] ?? 0));
    }
    entries += total;
  }
  const candidates = near.without(hits);
  const passes = snapshot.facets.passes(request);
  const cards =
    request.group === "none"
      ? filterHits(candidates, passes)
      : bestOfGroup(candidates, snapshot.facets, { passes });
  return orderHits(cards, snapshot.facets, "relevance", { offset: 0, limit: maxNearest });
}

/** The rarest ones, up to the one that has more entries than are looked at: the others are not even read. */
function rarest(keywords: readonly Keyword[]): Keyword[] {
  const sorted = keywords.toSorted((a, b) => a.total - b.total);
  let entries = 0;
  const end = sorted.findIndex(({ total }) => (entries += total) >= maxEntries);
  return end === -1 ? sorted : sorted.slice(0, end + 1);
}

/** For one search at a time: what is summed up for each position, 0 between two searches. */
let sums = new Float64Array(0);

/** Sums for at most `maxEntries` positions. Nothing is awaited before `without`. */
class NearScores {
  readonly #touched = new Int32Array(maxEntries);
  #count = 0;

  constructor(documents: number) {
    if (sums.length < documents) sums = new Float64Array(Math.ceil(documents * 1.1));
  }

  add(position: number, value: number): void {
    if (value <= 0) return;
    if (sums[position] === 0) this.#touched[this.#count++] = position;
    sums[position] = (sums[position] as number) + value;
  }

  /** The others as hits, the largest sum first to cost nothing. */
  without(hits: Hits): Hits {
    for (let at = 0; at < hits.count; at++) sums[hits.positions[at] as number] = 0;
    const touched = this.#touched.subarray(0, this.#count).toSorted();
    let best = minSum;
    for (const position of touched) best = Math.max(best, sums[position] as number);
    const near = emptyHits(touched.length);
    let count = 0;
    for (const position of touched) {
      const sum = sums[position] as number;
      if (sum === 0) continue;
      sums[position] = 0;
      near.positions[count] = position;
      near.scores[count++] = Math.round((1 - sum / best) * (scoreLimit - 1));
    }
    return { ...near, count };
  }
}
