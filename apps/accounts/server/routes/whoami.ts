import { cookieIn } from "@zoetrope/http";
import type { AccountsOptions } from "../accounts-options.ts";
import { problemOf, responseOf } from "../requests/problem.ts";
import type { RawRequestHandler } from "../requests/raw-request-handler.ts";

const path = "/user/v2/whoami";

/** Asked by every page that anybody looks at, and answered without a framework: that would be most of what it costs. */
export interface Whoami {
  /** A GET of whoami, which carries no body. */
  handle: RawRequestHandler;
  /** The same answer where there is no connection of Node's. */
  respond(request: Request): Promise<Response>;
}

interface WhoamiOptions extends Pick<AccountsOptions, "logger"> {
  identity: Pick<AccountsOptions["identity"], "whoami">;
  cookieName: string;
  /** Whose pages may read the answer. */
  origins: readonly string[];
}

export function createWhoami({ identity, cookieName, origins, logger }: WhoamiOptions): Whoami {
  const shared = ["vary", "Origin, Cookie", "access-control-allow-credentials", "true"];
  const headersOf = new Map(
    origins.map((origin) => [origin, [...shared, "access-control-allow-origin", origin]]),
  );

  async function answer(cookies = "", origin = ""): Promise<ReturnType<typeof problemOf>> {
    const headers = headersOf.get(origin) ?? shared;
    try {
      const body = JSON.stringify(await identity.whoami(cookieIn(cookies, cookieName)));
      return {
        status: 200,
        headers: [...headers, "content-type", "application/json", "cache-control", "no-store"],
        body,
      };
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500) logger.error({ err: error, path }, "a request failed");
      return { ...problem, headers: [...headers, ...problem.headers] };
    }
  }

  return {
    handle(request, response, common, requestId) {
      const { method, url = "", headers } = request;
      if (method !== "GET" || !url.startsWith(path)) return false;
      if (url.length > path.length && url[path.length] !== "?") return false;
      void answer(headers.cookie, headers.origin).then(({ status, headers: own, body }) => {
        const length = String(Buffer.byteLength(body));
        response.writeHead(status, [...common, ...own, "content-length", length, "X-Request-Id", requestId]);
        response.end(body);
      });
      return true;
    },
    respond: async ({ headers }) =>
      responseOf(await answer(headers.get("cookie") ?? undefined, headers.get("origin") ?? undefined)),
  };
}
