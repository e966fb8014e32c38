import { IslandRenderer } from "@zoetrope/page-app/island";
import { FragmentCacheProvider, type FragmentCache } from "@zoetrope/ui/cached-fragment";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import {
  StaticRouterProvider,
  type EntryContext,
  type StaticHandlerContext,
  type createStaticRouter,
} from "react-router";
import { PageProvider, createPage } from "./page/use-page.ts";
import type { SiteServices } from "./page/site-context.ts";

/** In development the page also loads Vite's client and React's refresh runtime; built, the parts that the entry imports. */
function documentScripts({ entry, hmr }: EntryContext["manifest"]): string[] {
  const others = import.meta.env.DEV ? ["/@vite/client", hmr?.runtime ?? ""] : (entry.imports ?? []);
  return [...others, entry.module].filter((address) => address !== "");
}

const renderIsland = (element: ReactElement, identifierPrefix: string): string =>
  renderToString(element, { identifierPrefix });

/**
 * The page of a request as one string. The loaders' answers are used here and not sent along: nothing in the browser renders the page
 * a second time.
 */
export default function renderDocument(
  router: ReturnType<typeof createStaticRouter>,
  context: StaticHandlerContext,
  manifest: EntryContext["manifest"],
  services: SiteServices,
  fragments: FragmentCache | null,
): string {
  const { locale, urls, socialNames, oneTap, maxUploadBytes, analytics, path, search, document } = services;
  const page = createPage({
    locale,
    urls,
    socialNames,
    oneTap,
    maxUploadBytes,
    analytics,
    path,
    search,
    document,
    scripts: documentScripts(manifest),
  });
  const html = renderToString(
    <PageProvider value={page}>
      <IslandRenderer value={renderIsland}>
        <FragmentCacheProvider value={fragments}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </FragmentCacheProvider>
      </IslandRenderer>
    </PageProvider>,
  );
  return `<!DOCTYPE html>${html}`;
}
