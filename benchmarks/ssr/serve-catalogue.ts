// Child of benchmarks/ssr.ts: the built site behind the platform's own listener, over a real catalogue of synthetic records in the database
// of the kind it is given. Prints its port.
import { type AddressInfo, BlockList } from "node:net";
import { createCatalog } from "@zoetrope/catalog";
import type { Database } from "@zoetrope/database";
import { createLogger } from "@zoetrope/kit";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import { createHostListener } from "../../apps/platform/src/listeners/host-listener.ts";
import { Servers } from "../../apps/platform/src/listeners/listeners.ts";
import { createMetrics } from "../../apps/platform/src/metrics/metrics.ts";
import { Readiness } from "../../apps/platform/src/metrics/readiness.ts";
import { openSyntheticCatalogue } from "../search/synthetic-catalogue.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { benchmarkUrls, createSiteOver } from "./benchmark-site.ts";

const kind: Database["kind"] = process.argv[2] === "server" ? "server" : "embedded";
const records = Number(process.argv[3]);

const logger = createLogger({ level: "info" });
const catalogue = await openSyntheticCatalogue(kind, records, (message) => logger.info(message));
const catalog = createCatalog({
  database: catalogue.database,
  concepts: catalogue.concepts,
  files: await openFileStore({ folder: createTemporaryFolder("bench-files") }),
  renderer: createRenderer({ workers: 1 }),
  logger,
});
await catalog.renewSimilarity();
const server = new Servers().create(
  createHostListener({
    host: "site",
    app: await createSiteOver(catalog),
    urls: benchmarkUrls,
    // Asked at whatever port was free.
    isExpectedHost: () => true,
    logger,
    metrics: createMetrics(),
    readiness: new Readiness({}, logger),
    trustedProxies: new BlockList(),
  }),
);
process.on("SIGTERM", () => void catalogue.close().finally(() => process.exit(0)));
server.listen(0, () => console.log((server.address() as AddressInfo).port));
