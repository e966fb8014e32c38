import type { SearchRequest } from "@zoetrope/catalog";
import {
  SearchParameterError,
  formatSearchParameters,
  parseSearchParameters,
} from "@zoetrope/catalog/search-parameters";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { addressRefused } from "../page/load-from-catalogue.ts";

/** Reads keyword and query of a results page; an address that cannot be meant is answered with the page for 400. */
export function readResultsAddress(keyword: string, search: string): SearchRequest {
  if (keyword.length > maxQueryLength) throw addressRefused();
  try {
    return { ...parseSearchParameters(new URLSearchParams(search)), query: keyword.trim() };
  } catch (error) {
    if (error instanceof SearchParameterError) throw addressRefused();
    throw error;
  }
}

/** Address of the same results with something changed; the page begins again unless it is what changes. */
export function resultsAddress(request: SearchRequest, change: Partial<SearchRequest> = {}): string {
  const { query, ...rest } = { ...request, page: 1, ...change };
  const parameters = formatSearchParameters({ ...rest, query: "" }).toString();
  return (
    (query === "" ? "/free-animations" : `/free-animations/${encodeURIComponent(query)}`) +
    (parameters === "" ? "" : `?${parameters}`)
  );
}
