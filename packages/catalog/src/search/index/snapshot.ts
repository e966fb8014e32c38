import type { FacetTable } from "./facet-table.ts";

interface Keyword {
  keywordId: number;
  normalised: string;
  total: number;
}

/** What one search sees: the index as it was at one moment. */
export interface Snapshot {
  generation: number;
  /** Positions from here on do not exist yet. */
  documents: number;
  facets: FacetTable;
  keywords: Keyword[];
  /** How often a synonym was added or removed. */
  synonyms: number;
}
