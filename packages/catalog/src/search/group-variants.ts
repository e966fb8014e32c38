import type { SearchSort } from "../animation.ts";
import type { FilterPass } from "./filter-hits.ts";
import { emptyHits, trimmed, type Hits } from "./index/postings.ts";
import type { FacetTable } from "./index/facet-table.ts";

/** For one search at a time: the number of the search that has last seen a group, and where its best hit is. */
let seen = new Uint32Array(0);
let best = new Int32Array(0);
let search = 0;

function begin({ largestGroup }: FacetTable): number {
  if (seen.length <= largestGroup)
    [seen, best] = [new Uint32Array(largestGroup + 1), new Int32Array(largestGroup + 1)];
  return ++search;
}

/** Of the variants of one drawing the first is kept. For hits that are in their order already. */
export function firstOfGroup(facets: FacetTable): FilterPass[] {
  if (facets.largestGroup === 0) return [];
  const { variantGroup } = facets.columns;
  const now = begin(facets);
  return [
    ({ positions, scores }, start, end) => {
      let kept = start;
      for (let index = start; index < end; index++) {
        const position = positions[index] as number;
        const group = variantGroup[position] as number;
        if (group !== 0 && seen[group] === now) continue;
        if (group !== 0) seen[group] = now;
        positions[kept] = position;
        scores[kept++] = scores[index] as number;
      }
      return kept;
    },
  ];
}

/** Of the variants of one drawing the best is kept: by `keys` the largest, else by score, then the more popular. */
export function bestOfGroup(hits: Hits, facets: FacetTable, keys?: Uint32Array): Hits {
  if (facets.largestGroup === 0) return hits;
  const { variantGroup } = facets.columns;
  const now = begin(facets);
  const { positions, scores } = hits;
  const cards = emptyHits(hits.count);
  let kept = 0;
  let replaced = 0;
  for (let index = 0; index < hits.count; index++) {
    const position = positions[index] as number;
    const score = scores[index] as number;
    const group = variantGroup[position] as number;
    if (group !== 0) {
      if (seen[group] === now) {
        const before = best[group] as number;
        const isBetter = keys
          ? (keys[position] as number) > (keys[cards.positions[before] as number] as number)
          : score < (cards.scores[before] as number);
        if (!isBetter) continue;
        cards.positions[before] = nobody;
        replaced++;
      }
      seen[group] = now;
      best[group] = kept;
    }
    cards.positions[kept] = position;
    cards.scores[kept++] = score;
  }
  return trimmed(cards, replaced === 0 ? kept : withoutNobody(cards, kept));
}

/** In the place of a variant after which a better one came. */
const nobody = -1;

/** Moves the others together, and says how many they are. */
function withoutNobody({ positions, scores }: Hits, end: number): number {
  let kept = 0;
  for (let index = 0; index < end; index++) {
    const position = positions[index] as number;
    if (position === nobody) continue;
    positions[kept] = position;
    scores[kept++] = scores[index] as number;
  }
  return kept;
}

const allCards = new WeakMap<FacetTable, Map<SearchSort, { documents: number; cards: Hits }>>();

/** The same of all animations, which many pages ask for: kept until one comes or the order is made anew. */
export function bestOfAll(all: Hits, facets: FacetTable, sort: SearchSort, keys?: Uint32Array): Hits {
  const kept = allCards.get(facets) ?? new Map<SearchSort, { documents: number; cards: Hits }>();
  allCards.set(facets, kept);
  const known = kept.get(sort);
  if (known?.documents === all.count) return known.cards;
  const cards = bestOfGroup(all, facets, keys);
  kept.set(sort, { documents: all.count, cards });
  return cards;
}
