import { defaultPageSize, maxPageSize, type SearchRequest } from "../animation.ts";
import type { SearchResult } from "../search/search-result.ts";
import type { FacetCounts } from "../search/facet-counts.ts";
import type { SearchIndex } from "../search/index/search-index.ts";
import type { Snapshot } from "../search/index/snapshot.ts";
import { isSearchable, type Compared } from "./compared.ts";
import { readExampleToken } from "./example-token.ts";
import { nearestTo } from "./vectors/nearest-vectors.ts";
import type { RecordPlaces } from "./record-places.ts";
import { exampleOf, type Example } from "./vectors/vector-distance.ts";
import type { VectorLoader } from "./vectors/vector-loader.ts";
import type { VectorTable } from "./vectors/vector-table.ts";

/** Cards of a search by example: what is further away is like it no more. */
const maxCards = maxPageSize;
/** Looked for at first: variants of one drawing are one card. */
const maxNearest = 480;

export interface SimilarSearchServices {
  index: SearchIndex;
  vectors: VectorLoader;
  places: RecordPlaces;
  compared: Compared;
}

/** What is like the example of `request.like`, nearest first, among what passes its filters. Words and order are not asked for. */
export async function searchSimilar(
  services: SimilarSearchServices,
  request: SearchRequest,
): Promise<SearchResult> {
  return await services.index.consistently(() => searchOnce(services, request));
}

async function searchOnce(services: SimilarSearchServices, request: SearchRequest): Promise<SearchResult> {
  const { index, places, compared } = services;
  const measured = readExampleToken(request.like ?? "");
  const example = measured === null ? null : exampleOf(measured);
  const [snapshot, table] = await Promise.all([index.snapshot([]), services.vectors.table()]);
  await places.refresh(snapshot.generation, snapshot.documents);
  const positions = example === null ? [] : nearestCards(services, { table, snapshot, example, request });
  // Before anything is waited for: another search may fill the places with those of a newer index.
  const comparable = { index, places, table, snapshot };
  const counts = request.isCounting === true ? compared.counts(comparable, request) : null;
  const isEmpty = example !== null && positions.length === 0;
  const isEmptiedByFilters = isEmpty && compared.hits(comparable).count > 0;
  const page = Math.max(1, Math.floor(request.page ?? 1));
  const pageSize = Math.min(maxCards, Math.max(1, Math.floor(request.pageSize ?? defaultPageSize)));
  const shown = positions.slice((page - 1) * pageSize, page * pageSize);
  const { items } = await index.page(snapshot, shown);
  return {
    items,
    total: positions.length,
    totalIsCapped: false,
    page,
    pageCount: Math.max(1, Math.ceil(positions.length / pageSize)),
    correctedQuery: null,
    relatedTags: [],
    explanation: null,
    isEmptiedByFilters,
    nearest: [],
    ...(counts === null ? {} : { facets: upToMaxCards(await counts) }),
  };
}

interface Comparison {
  table: VectorTable;
  snapshot: Snapshot;
  example: Example;
  request: SearchRequest;
}

/** Positions of the cards, nearest first. */
function nearestCards(
  services: SimilarSearchServices,
  { table, snapshot, example, request }: Comparison,
): number[] {
  const passes = services.compared.passes({ ...services, table, snapshot }, request);
  // The nearest may be many variants of few drawings.
  for (let limit = maxNearest; ; limit *= 4) {
    const found = nearestTo(table, example, { limit, passes });
    const standing = found
      .map(({ record }) => services.places.positionOf(record))
      .filter((position) => isSearchable(snapshot, position));
    const cards = request.group === "none" ? standing : firstOfEachGroup(standing, snapshot);
    if (cards.length >= maxCards || found.length < limit) return cards.slice(0, maxCards);
  }
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
