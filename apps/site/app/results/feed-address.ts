import type { SearchRequest } from "@zoetrope/catalog";
import { formatSearchParameters } from "@zoetrope/catalog/search-parameters";

/** Address of the feed of a search, without language. */
export function feedAddress(request: SearchRequest): string {
  const parameters = formatSearchParameters({ ...request, page: 1 });
  parameters.delete("sort");
  return `/feed.xml${parameters.size === 0 ? "" : `?${parameters}`}`;
}
