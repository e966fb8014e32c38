import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { loadFromCatalogue, pageMissing } from "../page/load-from-catalogue.ts";
import type { RouteHandle } from "../page/route-handle.ts";
import { siteServices } from "../page/site-context.ts";
import { readPackView } from "../page/pack-address.ts";
import { PackView } from "../packs/pack-view.tsx";
import packStyles from "../styles/packs.css?inline";
import resultsStyles from "../styles/results-page.css?inline";

export const handle: RouteHandle = { plays: true, styles: resultsStyles + packStyles };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { catalog, search } = siteServices(context);
  const view = readPackView(search);
  const found = await loadFromCatalogue(catalog.packs.get(params["slug"] ?? "", view));
  if (found === null || found.total === 0 || view.page > found.pageCount) throw pageMissing();
  return { found, view };
}

export default function Pack() {
  return <PackView {...useLoaderData<typeof loader>()} />;
}
