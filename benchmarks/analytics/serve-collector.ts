// Child of benchmarks/analytics.ts: the collector behind the platform's own listener, over a PostgreSQL. Prints its port.
// Arguments: database.
import { createServer } from "node:http";
import { BlockList, type AddressInfo } from "node:net";
import { openDatabase } from "@zoetrope/database";
import { createStatistics } from "@zoetrope/statistics";
import { Hono } from "hono";
import { pino } from "pino";
import { addCollectorRoutes } from "../../apps/api/src/collector/collector-routes.ts";
import { createHostListener } from "../../apps/platform/src/listeners/host-listener.ts";
import { createMetrics } from "../../apps/platform/src/metrics/metrics.ts";
import { Readiness } from "../../apps/platform/src/metrics/readiness.ts";
import { benchmarkUrls as urls } from "../auth/benchmark-urls.ts";
import { serverToken } from "./event-batches.ts";

const database = await openDatabase({ url: process.argv[2] ?? "" });
const logger = pino({ level: "info" }, pino.destination({ dest: "/dev/null", sync: false }));
const metrics = createMetrics();
const app = new Hono();
addCollectorRoutes(app, {
  statistics: createStatistics({ database }),
  clientToken: "none",
  serverToken,
  origins: [urls.site],
  count: (outcome, events) => metrics.countEvents(outcome, events),
});
const listener = createHostListener({
  host: "api",
  app: { fetch: (request, connection) => app.fetch(request, connection) },
  urls,
  // Asked at whatever port was free.
  isExpectedHost: () => true,
  logger,
  metrics,
  readiness: new Readiness({}, logger),
  trustedProxies: new BlockList(),
});
const server = createServer(listener).listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
