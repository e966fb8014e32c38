// Child of benchmarks/ssr.ts: the built site over a catalogue in memory. Prints its port.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createMemoryCatalog } from "../../apps/site/server/testing/memory-catalog.ts";
import type { SiteApp, SiteOptions } from "../../apps/site/server/create-site-app.ts";

const built = new URL("../../apps/site/build/server/index.js", import.meta.url).href;
const { createSiteApp } = (await import(built)) as { createSiteApp(options: SiteOptions): SiteApp };
const host = (name: string) => `http://${name}.localhost`;
const site = createSiteApp({
  catalog: createMemoryCatalog(),
  urls: {
    site: host("site"),
    accounts: host("accounts"),
    workflow: host("workflow"),
    api: host("api"),
    assets: host("assets"),
  },
  logger: {
    error: (fields, message) => console.error(message, fields),
    warn: (fields, message) => console.warn(message, fields),
  },
});
const listener = getRequestListener(site.fetch);
const server = createServer((request, response) => {
  if (!site.handleCached(request, response)) void listener(request, response);
});
server.listen(0, () => console.log((server.address() as AddressInfo).port));
