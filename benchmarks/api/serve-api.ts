// Child of benchmarks/api.ts: the api host behind the platform's own listener, over a real catalogue of synthetic records in the embedded
// database. Prints its port, after the id of an animation.
import { type AddressInfo, BlockList } from "node:net";
import { createApiApp } from "@zoetrope/api-app";
import { createCatalog } from "@zoetrope/catalog";
import { AppError, createLogger } from "@zoetrope/kit";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import type { Workspaces } from "@zoetrope/workspaces";
import { createHostListener } from "../../apps/platform/src/listeners/host-listener.ts";
import { Servers } from "../../apps/platform/src/listeners/listeners.ts";
import { createMetrics } from "../../apps/platform/src/metrics/metrics.ts";
import { Readiness } from "../../apps/platform/src/metrics/readiness.ts";
import { openSyntheticCatalogue } from "../search/synthetic-catalogue.ts";
import { benchmarkUrls } from "../ssr/benchmark-site.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";

const records = Number(process.argv[2]);
const logger = createLogger({ level: "error" });
const catalogue = await openSyntheticCatalogue("embedded", records, () => {});
const catalog = createCatalog({
  database: catalogue.database,
  concepts: catalogue.concepts,
  files: await openFileStore({ folder: createTemporaryFolder("bench-api-files") }),
  renderer: createRenderer({ workers: 1 }),
  logger,
});
const app = createApiApp({
  catalog,
  urls: benchmarkUrls,
  logger,
  // All of the load comes from one network.
  readsPerMinute: Infinity,
  signedIn: {
    // Nobody is signed in here.
    workspaces: { maxUploadBytes: 1 } as Workspaces,
    verifyBearer: async () => {
      throw new AppError("unauthenticated", "nobody is signed in");
    },
  },
});
const server = new Servers().create(
  createHostListener({
    host: "api",
    app: { fetch: (request, connection) => app.fetch(request, connection) },
    urls: benchmarkUrls,
    // Asked at whatever port was free.
    isExpectedHost: () => true,
    logger,
    metrics: createMetrics(),
    readiness: new Readiness({}, logger),
    trustedProxies: new BlockList(),
  }),
);
server.listen(0, () => console.log((server.address() as AddressInfo).port));
