import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { PageProvider, createPage } from "./page/use-page.ts";
import { siteServices } from "./page/site-context.ts";

/** In development the page also loads Vite's client and React's refresh runtime. */
function documentScripts(manifest: EntryContext["manifest"]): string[] {
  const development = import.meta.env.DEV ? ["/@vite/client", manifest.hmr?.runtime ?? ""] : [];
  return [...development, manifest.entry.module].filter((address) => address !== "");
}

/** One string per page: nothing is streamed, because pages are cached whole. */
export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // The loader data is not sent to the browser: nothing there renders the page a second time.
  await entryContext.serverHandoffStream?.cancel();
  entryContext.serverHandoffStream = undefined;
  const { locale, urls, path, search, document } = siteServices(loadContext);
  const page = createPage({
    locale,
    urls,
    path,
    search,
    document,
    scripts: documentScripts(entryContext.manifest),
    renderIsland: (element, identifierPrefix) => renderToString(element, { identifierPrefix }),
  });
  const html = renderToString(
    <PageProvider value={page}>
      <ServerRouter context={entryContext} url={request.url} />
    </PageProvider>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context?: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && context !== undefined) siteServices(context).reportError(error);
}
