import { analyticsSources, type PageAnalytics } from "@zoetrope/analytics/page-analytics";
import type { SocialName } from "@zoetrope/chrome/social-networks";
import type { Locale } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import { createDocumentRenderer, hashedPolicy } from "@zoetrope/page-app";
import * as build from "virtual:react-router/server-build";
import surround, { type PageRequest } from "../app/entry.server.tsx";
import type { PageDocument } from "../app/page/use-page.ts";
import type { WorkflowLogger } from "./workflow-options.ts";

/** Pages hold nothing of a person, so each is rendered once. Addresses with ids are not kept: there are endless ones. */
const cachedPaths = new Set([
  "/",
  "/public-animations",
  "/people",
  "/people/invitations",
  "/statistics",
  "/settings",
  "/admin",
  "/admin/feedback",
  "/admin/searches",
  "/admin/featured",
  "/admin/jobs",
  "/admin/samples",
  "/admin/analytics",
  "/preview",
]);

/** Renders one page through React Router; what fails becomes a page of its own. */
export function createRenderPage({
  urls,
  maxUploadBytes,
  logger,
  analytics,
  socialNames,
}: {
  urls: HostUrls;
  maxUploadBytes: number;
  logger: WorkflowLogger;
  analytics: PageAnalytics | null;
  socialNames: readonly SocialName[];
}) {
  const renderDocument = createDocumentRenderer<PageRequest>({
    build,
    logger,
    surround,
    // Its pages hold nothing that a loader would ask for.
    provide: () => undefined,
  });
  const measuring = analyticsSources(analytics);
  const cached = new Map<string, { html: string; headers: Record<string, string>; status: number }>();

  async function render(locale: Locale, path: string) {
    const document: PageDocument = { plays: false, styles: "" };
    const page = await renderDocument({
      request: new Request(new URL(path, urls.workflow)),
      services: { locale, urls, maxUploadBytes, analytics, socialNames, path, document },
      path,
    });
    if (page instanceof Response) throw new TypeError(`the page ${path} answered for itself`);
    const { status, html } = page;
    return {
      status,
      html,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": status < 400 ? "public, max-age=0, s-maxage=60" : "no-store",
        "content-security-policy": hashedPolicy(html, {
          ...document,
          isDevelopment: import.meta.env.DEV,
          scripts: measuring.scripts,
          pictures: [urls.assets, urls.site, ...measuring.pictures],
          connections: [urls.assets, urls.api, urls.accounts, "blob:", ...measuring.connections],
          frames: [urls.accounts, ...measuring.frames],
          forms: [urls.site],
        }),
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        // A page of the site that opens the preview hands it a file through the window it got.
        "cross-origin-opener-policy": path === "/preview" ? "unsafe-none" : "same-origin-allow-popups",
      },
    };
  }

  return async ({ locale, path }: { locale: Locale; path: string }): Promise<Response> => {
    const key = `${locale} ${path}`;
    const page = cached.get(key) ?? (await render(locale, path));
    if (cachedPaths.has(path) && page.status === 200 && !import.meta.env.DEV) cached.set(key, page);
    return new Response(page.html, { status: page.status, headers: page.headers });
  };
}
