import { defaultPageSize, maxPageSize, type SearchRequest } from "../animation.ts";
import type { SearchResult } from "../search/search-result.ts";
import { countFacets, type FacetCounts } from "../search/facet-counts.ts";
import { passingHits } from "../search/filter-hits.ts";
import type { Hits } from "../search/index/postings.ts";
import type { SearchIndex } from "../search/index/search-index.ts";
import type { Snapshot } from "../search/index/snapshot.ts";
import { readExampleToken } from "./example-token.ts";
import { nearestTo } from "./nearest-vectors.ts";
import type { RecordPlaces } from "./record-places.ts";
import { exampleOf, type Example } from "./vector-distance.ts";
import type { VectorLoader } from "./vector-loader.ts";
import type { VectorTable } from "./vector-table.ts";

/** Cards of a search by example: what is further away is like it no more. */
const maxCards = maxPageSize;
/** Looked for at first: variants of one drawing are one card. */
const maxNearest = 480;

export interface AlikeServices {
  index: SearchIndex;
  vectors: VectorLoader;
  places: RecordPlaces;
}

/** What is like the example of `request.like`, nearest first, among what passes its filters. Words and order are not asked for. */
export async function searchAlike(services: AlikeServices, request: SearchRequest): Promise<SearchResult> {
  return await services.index.consistently(() => searchOnce(services, request));
}

async function searchOnce(services: AlikeServices, request: SearchRequest): Promise<SearchResult> {
  const { index, places } = services;
  const measured = readExampleToken(request.like ?? "");
  const example = measured === null ? null : exampleOf(measured);
  const snapshot = await index.snapshot([]);
  const table = await services.vectors.table();
  await places.refresh(snapshot.generation, snapshot.documents);
  const positions = example === null ? [] : nearestCards(services, { table, snapshot, example, request });
  // Before anything is waited for: another search may fill the places with those of a newer index.
  const isCounting = request.isCounting === true;
  const compared = isCounting || positions.length === 0 ? comparedHits(services, table, snapshot) : null;
  const page = Math.max(1, Math.floor(request.page ?? 1));
  const pageSize = Math.min(maxCards, Math.max(1, Math.floor(request.pageSize ?? defaultPageSize)));
  const shown = positions.slice((page - 1) * pageSize, page * pageSize);
  const { items } = await index.page(snapshot.generation, shown);
  return {
    items,
    total: positions.length,
    totalIsCapped: false,
    page,
    pageCount: Math.max(1, Math.ceil(positions.length / pageSize)),
    correctedQuery: null,
    relatedTags: [],
    explanation: null,
    isEmptiedByFilters: example !== null && positions.length === 0 && (compared?.count ?? 0) > 0,
    nearest: [],
    ...(isCounting && compared !== null
      ? { facets: upToMaxCards(await countFacets(snapshot.facets, compared, request)) }
      : {}),
  };
}

interface Comparison {
  table: VectorTable;
  snapshot: Snapshot;
  example: Example;
  request: SearchRequest;
}

/** Positions of the cards, nearest first. */
function nearestCards(services: AlikeServices, { table, snapshot, example, request }: Comparison): number[] {
  const passes = slotsThatPass(services, table, snapshot, request);
  // The nearest may be many variants of few drawings.
  for (let limit = maxNearest; ; limit *= 4) {
    const found = nearestTo(table, example, { limit, passes });
    const standing = found
      .map(({ record }) => services.places.positionOf(record))
      .filter((position) => isStanding(snapshot, position));
    const cards = request.group === "none" ? standing : firstOfEachGroup(standing, snapshot);
    if (cards.length >= maxCards || found.length < limit) return cards.slice(0, maxCards);
  }
}

const isStanding = ({ documents, facets }: Snapshot, position: number): boolean =>
  position >= 0 && position < documents && !facets.isRemoved(position);

/** All that an example is compared with, before filters. */
function comparedHits({ places }: AlikeServices, table: VectorTable, snapshot: Snapshot): Hits {
  const positions = table.records
    .slice(0, table.length)
    .map((record) => places.positionOf(record))
    .filter((position) => isStanding(snapshot, position));
  return { positions, scores: new Uint16Array(positions.length), count: positions.length };
}

/** As many as would be shown: a number beside a choice is what choosing it finds. */
const upToMaxCards = ({ choices, without }: FacetCounts): FacetCounts => ({
  choices: Object.fromEntries(
    Object.entries(choices).map(([field, counts]) => [
      field,
      Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, Math.min(maxCards, count)])),
    ]),
  ),
  without: without.map((one) => ({ ...one, total: Math.min(maxCards, one.total) })),
});

/** Null where no filter is asked for: everything passes. */
function slotsThatPass(
  { index, places }: AlikeServices,
  table: VectorTable,
  snapshot: Snapshot,
  request: SearchRequest,
): Uint8Array | null {
  const { facets } = snapshot;
  const filters = facets.passes(request);
  if (filters.length === 0) return null;
  const passes = new Uint8Array(table.length);
  const hits = passingHits(index.all(snapshot), filters);
  for (let at = 0; at < hits.count; at += 1) {
    const slot = table.slotOf(places.recordAt(hits.positions[at] as number));
    if (slot >= 0) passes[slot] = 1;
  }
  return passes;
}

function firstOfEachGroup(positions: readonly number[], { facets }: Snapshot): number[] {
  const seen = new Set<number>();
  return positions.filter((position) => {
    const group = facets.columns.variantGroup[position] ?? 0;
    if (group === 0) return true;
    const isFirst = !seen.has(group);
    seen.add(group);
    return isFirst;
  });
}
