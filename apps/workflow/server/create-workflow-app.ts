import { configuredNetworks } from "@zoetrope/chrome/social-networks";
import { localiseHref } from "@zoetrope/i18n";
import { failureOf } from "@zoetrope/kit/failure-of";
import { createClientFiles } from "@zoetrope/page-app";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { readPageAddress } from "./page-address.ts";
import { createRenderPage } from "./render-page.ts";
import type { WorkflowOptions } from "./workflow-options.ts";

export type { WorkflowOptions } from "./workflow-options.ts";

export interface WorkflowApp {
  fetch(request: Request): Promise<Response>;
}

const premiumAssetsPath = "/premium-assets";
const preflightMaxAgeInSeconds = 600;

/** The workflow host: pages that are the same bytes for everyone; who is looking and what they own arrives in the browser. */
export function createWorkflowApp({
  urls,
  logger,
  readPreference,
  maxUploadBytes,
  analytics = null,
  social = {},
  clientFolder = new URL("../client", import.meta.url).pathname,
}: WorkflowOptions): WorkflowApp {
  const renderPage = createRenderPage({
    urls,
    maxUploadBytes,
    logger,
    analytics: analytics && { ...analytics, isDevelopment: import.meta.env.DEV },
    socialNames: configuredNetworks(social),
  });
  const clientFile = createClientFiles({
    folder: clientFolder,
    headers: {
      // A worker lives under the policy of its own file: the player's compiles WebAssembly, and previews may carry embedded pictures.
      "content-security-policy": `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob: ${urls.assets} ${urls.api}; style-src 'unsafe-inline'`,
      "cross-origin-resource-policy": "same-origin",
    },
  });
  const app = new Hono();

  app.use(
    "/api/v1/user/*",
    cors({
      origin: [urls.site, urls.workflow],
      credentials: true,
      allowMethods: ["GET", "HEAD"],
      maxAge: preflightMaxAgeInSeconds,
    }),
  );
  app.get("/api/v1/user/preference", async (context) => {
    context.header("cache-control", "no-store");
    context.header("vary", "Origin, Cookie");
    const preference = await readPreference(context.req.raw);
    if (preference === null) return context.json({ title: "Log in first.", status: 401 }, 401);
    return context.json(preference);
  });
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", (context) =>
    context.text("Method Not Allowed", 405, { allow: "GET, HEAD" }),
  );
  app.get("*", async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const file = await clientFile(pathname, context.req.header("accept-encoding") ?? "");
    if (file !== null) return file;
    const address = readPageAddress(pathname);
    if (address.kind === "redirect") return context.redirect(address.location + search, 301);
    // The library's premium animations, which the site shows (specification §2.2), with the marks of where somebody came from.
    if (address.path === premiumAssetsPath) {
      const marks = search.replace(/^\?/, "&");
      return context.redirect(
        urls.site + localiseHref(address.locale, "/free-animations?type=premium") + marks,
        302,
      );
    }
    return renderPage(address);
  });
  app.onError((error, context) => {
    logger.error({ err: error, path: context.req.path }, "a request of the workflow host failed");
    const { status, retryAfterInSeconds } = failureOf(error);
    if (status !== 503) return context.text("Internal Server Error", 500);
    context.header("retry-after", String(retryAfterInSeconds));
    return context.json({ title: "Not available right now", status }, 503);
  });
  return { fetch: async (request) => app.fetch(request) };
}
