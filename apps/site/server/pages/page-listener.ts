import type { IncomingMessage, ServerResponse } from "node:http";
import { ifNoneMatchNames } from "@zoetrope/http";
import { bestEncoding, bodyIn, headersWith } from "./page-cache.ts";
import type { AnsweredAddress, Pages, PreparedPage } from "./pages.ts";

/**
 * Addresses of which there are so many that most are asked for once: nothing but a page is at them. A Request and a Response of the
 * web's would cost a tenth of what such a page takes.
 */
const manyPages = /^(?:\/[a-z]{2})?\/(?:animation|free-animations)\/[^/?.]+(?:\?|$)/;

/** What a visitor gets when a page could not even fail in its own words. */
export interface PlainAnswer {
  status: number;
  text: string;
  headers: Record<string, string>;
}

/** Answers pages from memory, and those of which there are many in any case; false for all else. */
export function createPageListener(
  pages: Pick<Pages, "fresh" | "addressOf" | "prepare">,
  fail: (error: unknown, path: string) => PlainAnswer,
) {
  function send(
    { page, encoding, body }: PreparedPage,
    ...[request, response, common, requestId]: ListenerArguments
  ): void {
    if (ifNoneMatchNames(request.headers["if-none-match"], [page.etag])) {
      response.writeHead(304, headersWith(page, page.notModifiedHeaders, common, requestId));
      return void response.end();
    }
    response.writeHead(page.status, headersWith(page, page.headers[encoding] ?? [], common, requestId));
    response.end(request.method === "HEAD" ? undefined : body);
  }

  async function answer(address: AnsweredAddress, ...asked: ListenerArguments): Promise<void> {
    const [request, response, common, requestId] = asked;
    const url = request.url ?? "";
    try {
      send(await pages.prepare(address, url, request.headers["accept-encoding"]), ...asked);
    } catch (error) {
      const { status, text, headers } = fail(error, url);
      if (response.headersSent) return void response.destroy();
      const list = Object.entries({ ...headers, "content-type": "text/plain; charset=UTF-8" }).flat();
      response.writeHead(status, [...common, ...list, "X-Request-Id", requestId]);
      response.end(text);
    }
  }

  return (...asked: ListenerArguments): boolean => {
    const [request] = asked;
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const url = request.url ?? "";
    const page = pages.fresh(url);
    if (page === null) {
      const address = manyPages.test(url) ? pages.addressOf(url) : null;
      if (address === null) return false;
      void answer(address, ...asked);
      return true;
    }
    const encoding = bestEncoding(request.headers["accept-encoding"]);
    const body = page.headers[encoding] === undefined ? undefined : bodyIn(page, encoding);
    if (body === undefined) return false;
    send({ page, encoding, body }, ...asked);
    return true;
  };
}

type ListenerArguments = [
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  requestId: string,
];
