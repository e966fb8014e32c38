import type { SearchSort } from "../animation.ts";
import { filterHits, passingHits, type FilterPass } from "./filter-hits.ts";
import { outsideHitBuffers } from "./index/hit-buffers.ts";
import { emptyHits, fitted, type Hits } from "./index/postings.ts";
import type { FacetTable } from "./index/facet-table.ts";

/**
 * For one search at a time, two numbers for each group: the search that has last seen it, and where its best hit is. Beside each other,
 * because groups come in any order and each look elsewhere in memory takes its time.
 */
let groups = new Int32Array(0);
/**
 * What stands alone has places of its own before those of the groups, many in turn: where one place is written and read at every hit, each
 * waits for the one before.
 */
const placesAlone = 64;
let search = 0;
/** Where cards are put together before they are counted. */
let buffers = emptyHits(0);

function begin({ largestGroup }: FacetTable): number {
  const places = placesAlone + largestGroup + 1;
  if (groups.length < places * 2) groups = new Int32Array(places * 2);
  return ++search;
}

const placeOf = (group: number, isGrouped: number, index: number): number =>
  2 * (isGrouped * (placesAlone + group) + (1 - isGrouped) * (index & (placesAlone - 1)));

/** Of the variants of one drawing the first is kept. For hits that are in their order already. */
export function firstOfGroup(facets: FacetTable): FilterPass[] {
  if (facets.largestGroup === 0) return [];
  const { variantGroup } = facets.columns;
  const now = begin(facets);
  return [
    ({ positions, scores }, start, end, to, at) => {
      let kept = at;
      for (let index = start; index < end; index++) {
        const position = positions[index] as number;
        const group = variantGroup[position] as number;
        const isGrouped = Number(group !== 0);
        const place = placeOf(group, isGrouped, index);
        const isFirst = Number(groups[place] !== now);
        // What stands alone is never seen: its place stays empty.
        groups[place] = now * isGrouped;
        to.positions[kept] = position;
        to.scores[kept] = scores[index] as number;
        kept += isFirst;
      }
      return kept;
    },
  ];
}

/** Of the variants of one drawing that pass the best is kept: by `keys` the largest, else by score, then the more popular. */
export function bestOfGroup(
  hits: Hits,
  facets: FacetTable,
  { keys, passes = [] }: { keys?: Uint32Array | undefined; passes?: readonly FilterPass[] } = {},
): Hits {
  if (facets.largestGroup === 0) return filterHits(hits, passes);
  const { variantGroup } = facets.columns;
  const now = begin(facets);
  const { positions, scores, count } = passingHits(hits, passes);
  if (buffers.positions.length < count) buffers = outsideHitBuffers(() => emptyHits(count));
  const cards = buffers;
  let kept = 0;
  let replaced = 0;
  for (let index = 0; index < count; index++) {
    const position = positions[index] as number;
    const score = scores[index] as number;
    const group = variantGroup[position] as number;
    // As in the filters: written down first, and counted if it is to stay.
    const isGrouped = Number(group !== 0);
    const place = placeOf(group, isGrouped, index);
    const isSeen = Number(groups[place] === now);
    const before = groups[place + 1] as number;
    const isBetter = Number(
      keys
        ? isSeen === 1 && (keys[position] as number) > (keys[cards.positions[before] as number] as number)
        : score < (cards.scores[before] as number),
    );
    if ((isSeen & isBetter) === 1) {
      cards.positions[before] = nobody;
      replaced++;
    }
    const stays = (isSeen ^ 1) | isBetter;
    // What stands alone is never seen: its place stays empty.
    groups[place] = now * isGrouped;
    groups[place + 1] = before + (kept - before) * stays;
    cards.positions[kept] = position;
    cards.scores[kept] = score;
    kept += stays;
  }
  return fitted({ ...cards, count: replaced === 0 ? kept : withoutNobody(cards, kept) });
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
  const cards = outsideHitBuffers(() => bestOfGroup(all, facets, { keys }));
  kept.set(sort, { documents: all.count, cards });
  return cards;
}
