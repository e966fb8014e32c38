import { readBody } from "@zoetrope/http";
import { failureOf } from "@zoetrope/kit/failure-of";
import { createClientFiles } from "@zoetrope/page-app";
import { Hono } from "hono";
import type { AccountsOptions, Connection } from "./accounts-options.ts";
import { createApiRoutes } from "./routes/api-routes.ts";
import { createEmbeddedFiles, isEmbedded } from "./pages/embedded-files.ts";
import { exportData } from "./routes/export-data.ts";
import { isForeignChange } from "./requests/cross-site.ts";
import { createPasskeyRoutes } from "./routes/passkey-routes.ts";
import { isForm, maxFormBytes, maxPictureFormBytes } from "./requests/forms.ts";
import { createRenderPage } from "./pages/render-page.ts";
import { createOverloadResponse, passwordPathOf } from "./requests/overload-response.ts";
import type { RawRequestHandler } from "./requests/raw-request-handler.ts";
import { createWhoami } from "./routes/whoami.ts";

/** What the platform serves on the accounts host. */
export interface AccountsApp {
  fetch(request: Request, connection: Connection): Promise<Response>;
  /** Answers what is asked most often before any framework does; false for all else. */
  handleCached: RawRequestHandler;
  /** Sheds load before it costs anything: refuses what there is no capacity for, before its body is read; false for all else. */
  shedLoad: RawRequestHandler;
}

/** The identity provider: frames for other pages, settings, and what programs of ours ask it. */
export function createAccountsApp(options: AccountsOptions): AccountsApp {
  const { identity, urls, logger, embedders, logoutFlow } = options;
  const allowedOrigins = [...new Set([urls.site, urls.workflow, ...embedders])];
  const readers = [...allowedOrigins, urls.accounts];
  const renderPage = createRenderPage(options, readers);
  /** Forms with a password that have been read and not answered yet: fewer than hashes are waited for, or they would fail inside. */
  let inside = 0;
  const isFull = () => identity.isBusy(inside);
  const overload = createOverloadResponse({ urls, allowedOrigins: readers, isFull });
  const whoami = createWhoami({ ...options, cookieName: options.cookies.session.name, origins: readers });
  const folder = options.clientFolder ?? new URL("../client", import.meta.url).pathname;
  const clientFile = createClientFiles({
    folder,
    headers: { "content-security-policy": "default-src 'none'", "cross-origin-resource-policy": "same-site" },
  });
  const embeddedFile = createEmbeddedFiles(folder);
  const app = new Hono<{ Bindings: Connection }>();

  app.route("/", createApiRoutes({ ...options, whoami, allowedOrigins: readers }));
  app.get("/auth/self-service/logout/*", (c) => logoutFlow(c.req.raw));
  app.use(async (c, next) => {
    if (isForeignChange(c.req.raw, urls.accounts)) return renderPage(c.req.raw, c.env, 403);
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      const isPicture =
        c.req.path === "/settings" && (c.req.header("content-type") ?? "").startsWith("multipart/form-data");
      const body = await readBody(c.req.raw, isPicture ? maxPictureFormBytes : maxFormBytes);
      if (body === null) return renderPage(c.req.raw, c.env, 413);
      c.req.raw = new Request(c.req.raw.url, {
        method: c.req.method,
        headers: c.req.raw.headers,
        body,
      });
    }
    const path = c.req.method === "POST" ? passwordPathOf(new URL(c.req.raw.url).pathname) : null;
    if (path === null) return next();
    // Counted from here, not from the first byte: whoever sends slowly keeps nobody out.
    if (isFull()) return overload.respond(c.req.raw, path);
    inside++;
    try {
      await next();
    } finally {
      inside--;
    }
  });
  app.get("/settings/export", (c) => exportData(c.req.raw, options));
  app.route("/passkeys", createPasskeyRoutes(options, allowedOrigins));
  app.all("*", async (c) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") {
      const serve = isEmbedded(c.req.path) ? embeddedFile : clientFile;
      const file = await serve(c.req.path, c.req.header("accept-encoding") ?? "");
      if (file !== null) return file;
    } else if (!(await isForm(c.req.raw))) return renderPage(c.req.raw, c.env, 415);
    return renderPage(c.req.raw, c.env);
  });
  app.onError(async (error, c) => {
    logger.error({ err: error, path: c.req.path }, "a request of the accounts host failed");
    const { status, retryAfterInSeconds } = failureOf(error);
    if (status !== 503) return c.text("Internal Server Error", 500);
    const page = await renderPage(c.req.raw, c.env, 503);
    page.headers.set("retry-after", String(retryAfterInSeconds));
    return page;
  });
  return {
    fetch: async (request, connection) => app.fetch(request, connection),
    handleCached: whoami.handle,
    shedLoad: overload.handle,
  };
}
