import type { SearchItem, SearchExplanation } from "../animation.ts";
import type { FacetCounts } from "./facet-counts.ts";

export interface SearchResult {
  items: SearchItem[];
  /** Exact up to 10,000. */
  total: number;
  /** True when there are more than `total`: show "10,000+". */
  totalIsCapped: boolean;
  page: number;
  pageCount: number;
  /** Set when nothing matched as written and a nearby spelling was searched instead. */
  correctedQuery: string | null;
  /** Tags that often stand beside the hits, most frequent first, at most 10. */
  relatedTags: string[];
  /** Null when every hit has all of the query. */
  explanation: SearchExplanation | null;
  /** Nothing has all of the query and passes the filters, though without them something has all of it. */
  isEmptiedByFilters: boolean;
  /** With fewer than eight hits: what comes nearest by what it is about, at most 12; not among the hits. */
  nearest: SearchItem[];
  /** Set where `nearest` passes all filters but that of the colour, in the order of how near its colours come. */
  nearestBy?: "colour";
  /** Only where they were asked for (`isCounting`). */
  facets?: FacetCounts;
}
