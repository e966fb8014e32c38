import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Results } from "../results/results.tsx";
import { isOrderedByCounts } from "../results/is-ordered-by-counts.ts";
import { readResultsAddress } from "../results/results-address.ts";
import { loadFromCatalogue, pageMissing } from "../page/load-from-catalogue.ts";
import { siteServices } from "../page/site-context.ts";
import resultsStyles from "../styles/results-page.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = { plays: true, styles: resultsStyles };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { catalog, search, locale } = siteServices(context);
  const request = readResultsAddress(params["keyword"] ?? "", search);
  const [result, seeding, isCounted] = await Promise.all([
    loadFromCatalogue(catalog.search({ ...request, locale, pageSize: 24, isCounting: true })),
    catalog.seedingProgress(),
    isOrderedByCounts(request) ? catalog.isAnythingCounted() : true,
  ]);
  if ((request.page ?? 1) > Math.max(1, result.pageCount)) throw pageMissing();
  const [suggestions, popular] =
    result.total === 0
      ? await Promise.all([
          loadFromCatalogue(catalog.list("featured", { limit: 4 })),
          catalog.popularSearches.list(locale),
        ])
      : [[], []];
  return { request, result, suggestions, popular, seeding, isCounted };
}

export default function FreeAnimations() {
  return <Results {...useLoaderData<typeof loader>()} />;
}
