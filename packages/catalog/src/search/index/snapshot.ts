import type { FacetTable } from "./facet-table.ts";

export interface Keyword {
  keywordId: number;
  normalised: string;
  total: number;
}

/** How far the index had grown at one moment. */
export interface IndexState {
  generation: number;
  /** Positions from here on do not exist yet. */
  documents: number;
  /** How often something was taken out. */
  removals: number;
  /** How often a synonym was added or removed. */
  synonyms: number;
  /** Grows with all of them, and with what cards say. */
  version: string;
}

/** What one search sees: the index as it was at one moment. */
export interface Snapshot extends IndexState {
  facets: FacetTable;
  keywords: Keyword[];
}
