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
  const isBetter = (index: number, other: number) =>
    keys
      ? (keys[hits.positions[index] as number] as number) > (keys[hits.positions[other] as number] as number)
      : (hits.scores[index] as number) < (hits.scores[other] as number);
  for (let index = 0; index < hits.count; index++) {
    const group = variantGroup[hits.positions[index] as number] as number;
    if (group === 0) continue;
    if (seen[group] === now && !isBetter(index, best[group] as number)) continue;
    seen[group] = now;
    best[group] = index;
  }
  const cards = emptyHits(hits.count);
  let kept = 0;
  for (let index = 0; index < hits.count; index++) {
    const group = variantGroup[hits.positions[index] as number] as number;
    if (group !== 0 && best[group] !== index) continue;
    cards.positions[kept] = hits.positions[index] as number;
    cards.scores[kept++] = hits.scores[index] as number;
  }
  return trimmed(cards, kept);
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
