import type { Catalog } from "@zoetrope/catalog";
import { createDeflateThread } from "@zoetrope/http/deflate-thread";
import { createMemoryCatalog } from "../../apps/site/server/testing/memory-catalog.ts";
import type { SiteApp, SiteOptions } from "../../apps/site/server/create-site-app.ts";

const host = (name: string) => `http://${name}.localhost`;

export const benchmarkUrls = {
  site: host("site"),
  accounts: host("accounts"),
  workflow: host("workflow"),
  api: host("api"),
  assets: host("assets"),
};

/** The built site over a catalogue in memory. */
export const createBenchmarkSite = (): Promise<SiteApp> => createSiteOver(createMemoryCatalog());

export async function createSiteOver(catalog: Catalog): Promise<SiteApp> {
  const built = new URL("../../apps/site/build/server/index.js", import.meta.url).href;
  const { createSiteApp } = (await import(built)) as { createSiteApp(options: SiteOptions): SiteApp };
  return createSiteApp({
    catalog,
    urls: benchmarkUrls,
    deflate: createDeflateThread(),
    logger: {
      error: (fields, message) => console.error(message, fields),
      warn: (fields, message) => console.warn(message, fields),
    },
  });
}
