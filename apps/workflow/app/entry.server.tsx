import { IslandRenderer } from "@zoetrope/page-app/island";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import {
  StaticRouterProvider,
  type EntryContext,
  type StaticHandlerContext,
  type createStaticRouter,
} from "react-router";
import { PageProvider, createPage, type Page } from "./page/use-page.ts";

/** In development the page also loads Vite's client and React's refresh runtime; built, the parts that the entry imports. */
function documentScripts({ entry, hmr }: EntryContext["manifest"]): string[] {
  const others = import.meta.env.DEV ? ["/@vite/client", hmr?.runtime ?? ""] : (entry.imports ?? []);
  return [...others, entry.module].filter((address) => address !== "");
}

const renderIsland = (element: ReactElement, identifierPrefix: string): string =>
  renderToString(element, { identifierPrefix });

/** The page of a request as one string. */
export default function renderDocument(
  router: ReturnType<typeof createStaticRouter>,
  context: StaticHandlerContext,
  manifest: EntryContext["manifest"],
  request: Pick<
    Page,
    "locale" | "urls" | "maxUploadBytes" | "analytics" | "socialNames" | "path" | "document"
  >,
): string {
  const page = createPage({ ...request, scripts: documentScripts(manifest) });
  const html = renderToString(
    <PageProvider value={page}>
      <IslandRenderer value={renderIsland}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </IslandRenderer>
    </PageProvider>,
  );
  return `<!DOCTYPE html>${html}`;
}
