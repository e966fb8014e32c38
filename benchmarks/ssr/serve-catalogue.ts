// Child of benchmarks/ssr.ts: the built site behind the platform's own listener, over a real catalogue of synthetic records in the database
// of the kind it is given. Over a server by a process for each core, as with WEB_CONCURRENCY=auto. Prints its port.
import { fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, BlockList } from "node:net";
import { availableParallelism } from "node:os";
import { createCatalog } from "@zoetrope/catalog";
import { createConcepts } from "@zoetrope/concepts";
import { openDatabase, type Database } from "@zoetrope/database";
import { createLogger } from "@zoetrope/kit";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import { createHostListener } from "../../apps/platform/src/listeners/host-listener.ts";
import { Servers } from "../../apps/platform/src/listeners/listeners.ts";
import { createMetrics } from "../../apps/platform/src/metrics/metrics.ts";
import { Readiness } from "../../apps/platform/src/metrics/readiness.ts";
import { openSyntheticCatalogue, type SyntheticCatalogue } from "../search/synthetic-catalogue.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { benchmarkUrls, createSiteOver } from "./benchmark-site.ts";

const [kind = "", records = "", databaseUrl = "", port = "0"] = process.argv.slice(2);
const isFirst = databaseUrl === "";
const logger = createLogger({ level: "info" });

async function openCatalogue(): Promise<Omit<SyntheticCatalogue, "buildSeconds">> {
  if (!isFirst) {
    const database = await openDatabase({ url: databaseUrl });
    return { database, concepts: createConcepts(), databaseUrl, close: () => database.close() };
  }
  const kindOfFirst: Database["kind"] = kind === "server" ? "server" : "embedded";
  return await openSyntheticCatalogue(kindOfFirst, Number(records), (message) => logger.info(message));
}

const catalogue = await openCatalogue();
const catalog = createCatalog({
  database: catalogue.database,
  concepts: catalogue.concepts,
  files: await openFileStore({ folder: createTemporaryFolder("bench-files") }),
  renderer: createRenderer({ workers: 1 }),
  logger,
});
await catalog.renewSimilarity();
const servers = new Servers();
const server = servers.create(
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
await servers.listen(server, {
  port: Number(port),
  addresses: [{ address: "127.0.0.1", isOptional: false }],
  portVariable: "PORT_SITE",
  isShared: catalogue.databaseUrl !== null,
});
if (isFirst) {
  const { port: shared } = server.address() as AddressInfo;
  const others = Array.from({ length: catalogue.databaseUrl === null ? 0 : availableParallelism() - 1 }, () =>
    fork(import.meta.filename, [kind, records, catalogue.databaseUrl ?? "", String(shared)]),
  );
  process.on("SIGTERM", () => {
    for (const other of others) other.kill("SIGKILL");
    void catalogue.close().finally(() => process.exit(0));
  });
  await Promise.all(others.map((other) => once(other, "message")));
  console.log(shared);
} else {
  process.send?.("ready");
}
