import type { SearchRequest } from "../animation.ts";
import { filterEntries } from "../filters/filters.ts";
import { countFacets, type FacetCounts } from "../search/facet-counts.ts";
import { passingHits } from "../search/filter-hits.ts";
import type { FacetTable } from "../search/index/facet-table.ts";
import type { Hits } from "../search/index/postings.ts";
import type { SearchIndex } from "../search/index/search-index.ts";
import type { Snapshot } from "../search/index/snapshot.ts";
import type { RecordPlaces } from "./record-places.ts";
import type { VectorTable } from "./vectors/vector-table.ts";

interface Comparable {
  index: Pick<SearchIndex, "all">;
  places: Pick<RecordPlaces, "recordAt" | "positionOf">;
  table: VectorTable;
  snapshot: Snapshot;
}

/** Filters that were asked for lately; a byte for each animation. */
const maxCached = 8;

/** What an example is compared with hangs on the filters alone: it is worked out once for all examples, until an animation comes, changes or goes. */
export class Compared {
  #facets: FacetTable | null = null;
  #state = "";
  readonly #passes = new Map<string, Uint8Array | null>();
  readonly #counts = new Map<string, Promise<FacetCounts>>();
  #hits: Hits | null = null;

  /** A 1 for each slot of the table that passes the filters; null where none is asked for: everything passes. */
  passes(comparable: Comparable, request: SearchRequest): Uint8Array | null {
    this.#refresh(comparable);
    return kept(this.#passes, filtersOf(request), () => slotsThatPass(comparable, request));
  }

  /** All that an example is compared with, before filters. */
  hits(comparable: Comparable): Hits {
    this.#refresh(comparable);
    return (this.#hits ??= comparedHits(comparable));
  }

  /** How many of these there are beside each choice. */
  counts(comparable: Comparable, request: SearchRequest): Promise<FacetCounts> {
    const hits = this.hits(comparable);
    const name = `${request.group} ${filtersOf(request)}`;
    return kept(this.#counts, name, () => {
      const counting = countFacets(comparable.snapshot.facets, hits, request);
      counting.catch(() => this.#counts.delete(name));
      return counting;
    });
  }

  #refresh({ table, snapshot: { facets, documents } }: Comparable): void {
    const state = `${documents} ${facets.removals} ${table.changes}`;
    if (facets === this.#facets && state === this.#state) return;
    [this.#facets, this.#state, this.#hits] = [facets, state, null];
    this.#passes.clear();
    this.#counts.clear();
  }
}

const filtersOf = (request: SearchRequest): string =>
  JSON.stringify(filterEntries.map(([field]) => request[field] ?? null));

/** What was made under a name; else what `make` gives, and the least lately asked goes. */
function kept<Value>(values: Map<string, Value>, name: string, make: () => Value): Value {
  const known = values.get(name);
  const value = known === undefined ? make() : known;
  values.delete(name);
  values.set(name, value);
  const [oldest] = values.keys();
  if (values.size > maxCached && oldest !== undefined) values.delete(oldest);
  return value;
}

function slotsThatPass(
  { index, places, table, snapshot }: Comparable,
  request: SearchRequest,
): Uint8Array | null {
  const filters = snapshot.facets.passes(request);
  if (filters.length === 0) return null;
  const passes = new Uint8Array(table.length);
  const hits = passingHits(index.all(snapshot), filters);
  for (let at = 0; at < hits.count; at += 1) {
    const slot = table.slotOf(places.recordAt(hits.positions[at] as number));
    if (slot >= 0) passes[slot] = 1;
  }
  return passes;
}

function comparedHits({ places, table, snapshot }: Comparable): Hits {
  const positions = table.records
    .slice(0, table.length)
    .map((record) => places.positionOf(record))
    .filter((position) => isSearchable(snapshot, position));
  return { positions, scores: new Uint16Array(positions.length), count: positions.length };
}

export const isSearchable = ({ documents, facets }: Snapshot, position: number): boolean =>
  position >= 0 && position < documents && !facets.isRemoved(position);
