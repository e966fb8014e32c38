import type { ComponentProps } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  StaticRouterProvider,
  type EntryContext,
  type StaticHandlerContext,
  type createStaticRouter,
} from "react-router";
import type { AccountsServices } from "./page/accounts-context.ts";
import { OverloadDocument } from "./page/overload-document.tsx";
import { PageProvider, createPage } from "./page/use-page.ts";

/** In development the page also loads Vite's client and React's refresh runtime; built, the parts that the entry imports. */
function documentScripts({ entry, hmr }: EntryContext["manifest"]): string[] {
  const others = import.meta.env.DEV ? ["/@vite/client", hmr?.runtime ?? ""] : (entry.imports ?? []);
  return [...others, entry.module].filter((address) => address !== "");
}

/** The page of a request as one string. Nothing in the browser renders it a second time. */
export default function renderDocument(
  router: ReturnType<typeof createStaticRouter>,
  context: StaticHandlerContext,
  manifest: EntryContext["manifest"],
  services: AccountsServices,
): string {
  const html = renderToString(
    <PageProvider value={createPage(services, documentScripts(manifest))}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </PageProvider>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** The page for those who are turned away under overload, with marks for what differs from answer to answer. */
export const renderOverload = (
  props: Omit<ComponentProps<typeof OverloadDocument>, "scripts">,
  manifest: EntryContext["manifest"],
): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<OverloadDocument {...props} scripts={documentScripts(manifest)} />)}`;
