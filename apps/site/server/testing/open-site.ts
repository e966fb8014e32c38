import { openSources } from "@zoetrope/page-app/testing";
import { vi } from "vitest";
import type { SiteApp, SiteOptions } from "../create-site-app.ts";

export const urls = {
  site: "https://site.example",
  accounts: "https://accounts.example",
  workflow: "https://workflow.example",
  api: "https://api.example",
  assets: "https://assets.example",
};

interface Sources {
  createSiteApp(options: SiteOptions): SiteApp;
}

/** The site from its sources; `createSite` makes one with these addresses and a log that tells what it was told. */
export async function openSite() {
  const { app, close } = await openSources(new URL("../..", import.meta.url));
  const { createSiteApp } = app as Sources;
  const logger = { error: vi.fn(), warn: vi.fn() };
  return {
    logger,
    createSite: (options: Pick<SiteOptions, "catalog"> & Partial<SiteOptions>): SiteApp =>
      createSiteApp({ urls, logger, ...options }),
    close,
  };
}
