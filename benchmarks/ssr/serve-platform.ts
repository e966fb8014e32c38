// Child of benchmarks/ssr.ts: the built site behind the platform's own listener, with its log, metrics and ids. Prints its port.
import { BlockList, type AddressInfo } from "node:net";
import { createLogger } from "@zoetrope/kit";
import { createHostListener } from "../../apps/platform/src/listeners/host-listener.ts";
import { Servers } from "../../apps/platform/src/listeners/listeners.ts";
import { createMetrics } from "../../apps/platform/src/metrics/metrics.ts";
import { Readiness } from "../../apps/platform/src/metrics/readiness.ts";
import { createBenchmarkSite, benchmarkUrls } from "./benchmark-site.ts";

const logger = createLogger({ level: "info" });
const server = new Servers().create(
  createHostListener({
    host: "site",
    app: await createBenchmarkSite(),
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
