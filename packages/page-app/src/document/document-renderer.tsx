import { firstFailureOf } from "@zoetrope/kit/failure-of";
import { FragmentCacheProvider } from "@zoetrope/ui/cached-fragment";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  RouterContextProvider,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import { documentRoutes } from "./document-routes.ts";
import { documentScripts } from "./document-scripts.ts";
import { encode, type PageFragments, type PagePart } from "./fragment-cache.ts";
import { IslandRenderer } from "../client/island.tsx";

interface DocumentRendererOptions<Services> {
  build: ServerBuild;
  logger: { error(fields: object, message: string): void };
  /** Hands loaders and actions what they need. */
  provide(context: RouterContextProvider, services: Services): void;
  /** Puts around a page what its components may ask for; `scripts`: the module scripts of its document. */
  surround(content: ReactNode, services: Services, scripts: readonly string[]): ReactElement;
  /** Where fragments of pages are kept; null: every page is rendered whole. */
  fragments?: { beginPage(): PageFragments } | null;
}

interface DocumentRequest<Services> {
  request: Request;
  services: Services;
  /** As the log names the page. */
  path: string;
  /** The answer's status unless rendering fails, where what is asked decides it and not what came of it. */
  status?: number | undefined;
}

export interface RenderedDocument {
  status: number;
  /** With marks where cached fragments stand. */
  html: string;
  /** The document with those fragments in their places. */
  parts: PagePart[];
  retryAfterInSeconds: number | null;
  /** What actions set, by route. */
  actionHeaders: Record<string, Headers>;
}

/** In a tree of its own, so that ids of `useId` are the same when the island is hydrated. */
const renderIsland = (element: ReactElement, identifierPrefix: string): string =>
  renderToString(element, { identifierPrefix });

/** Of all routes those of the page, which are all that is rendered: React Router makes objects of its own of each it is given. */
const matchedRoutes = ({ matches }: StaticHandlerContext) =>
  matches.map(({ route }) => Object.assign({}, route, { children: undefined }));

/**
 * Renders the pages of an app through React Router. What fails becomes a page of its own, reported; a Response is a loader's or an
 * action's own answer: a redirect, a file. Loaders' answers are used here and not sent along: nothing in the browser renders the page a
 * second time.
 */
export function createDocumentRenderer<Services>({
  build,
  logger,
  provide,
  surround,
  fragments = null,
}: DocumentRendererOptions<Services>) {
  const handler = createStaticHandler(documentRoutes(build));

  function render(
    context: StaticHandlerContext,
    services: Services,
  ): Pick<RenderedDocument, "html" | "parts"> {
    const pageFragments = fragments?.beginPage() ?? null;
    const content = (
      <IslandRenderer value={renderIsland}>
        <FragmentCacheProvider value={pageFragments}>
          <StaticRouterProvider
            router={createStaticRouter(matchedRoutes(context), context)}
            context={context}
            hydrate={false}
          />
        </FragmentCacheProvider>
      </IslandRenderer>
    );
    const html = `<!DOCTYPE html>${renderToString(surround(content, services, documentScripts(build.assets)))}`;
    return { html, parts: pageFragments?.partsOf(html) ?? [encode(html)] };
  }

  return async ({
    request,
    services,
    path,
    status: given,
  }: DocumentRequest<Services>): Promise<RenderedDocument | Response> => {
    const requestContext = new RouterContextProvider();
    provide(requestContext, services);
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return context;
    const report = (error: unknown) => logger.error({ err: error, path }, "page failed");
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) report(error);
    const failure = firstFailureOf(context.errors);
    const common = {
      retryAfterInSeconds: failure?.retryAfterInSeconds ?? null,
      actionHeaders: context.actionHeaders,
    };
    try {
      return {
        ...common,
        status: given ?? failure?.status ?? context.statusCode,
        ...render(context, services),
      };
    } catch (error) {
      report(error);
      const failed = { ...context, statusCode: 500, errors: { root: error } };
      return { ...common, status: 500, ...render(failed, services) };
    }
  };
}
