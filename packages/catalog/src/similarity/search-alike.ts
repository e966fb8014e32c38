import type { SearchRequest } from "../animation.ts";
import type { SearchResult } from "../search/search-result.ts";
import { filterHits } from "../search/filter-hits.ts";
import type { SearchIndex } from "../search/index/search-index.ts";
import type { Snapshot } from "../search/index/snapshot.ts";
import { readExampleToken } from "./example-token.ts";
import { nearestTo } from "./nearest-vectors.ts";
import type { RecordPlaces } from "./record-places.ts";
import { exampleOf } from "./vector-distance.ts";
import type { VectorLoader } from "./vector-loader.ts";
import type { VectorTable } from "./vector-table.ts";

/** Cards of a search by example: what is further away is like it no more. */
const maxCards = 96;
/** Looked for at first: variants of one drawing are one card. */
const maxNearest = 480;
const defaultPageSize = 24;

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
  const positions = example === null ? [] : await nearestPositions();
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
    isEmptiedByFilters: false,
    nearest: [],
  };

  async function nearestPositions(): Promise<number[]> {
    const table = await services.vectors.table();
    await places.refresh(snapshot.generation, snapshot.documents);
    const passes = slotsThatPass(services, table, snapshot, request);
    const found = example === null ? [] : nearestTo(table, example, { limit: maxNearest, passes });
    const standing = found
      .map(({ record }) => places.positionOf(record))
      .filter(
        (position) => position >= 0 && position < snapshot.documents && !snapshot.facets.isRemoved(position),
      );
    return (request.group === "none" ? standing : firstOfEachGroup(standing, snapshot)).slice(0, maxCards);
  }
}

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
  const hits = filterHits(index.all(snapshot), filters);
  for (let at = 0; at < hits.count; at += 1) {
    const slot = table.slotOf(places.recordAt(hits.positions[at] as number));
    if (slot !== undefined) passes[slot] = 1;
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
