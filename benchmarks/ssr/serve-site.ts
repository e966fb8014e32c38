// Child of benchmarks/ssr.ts: the built site over a catalogue in memory. Prints its port.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createBenchmarkSite } from "./benchmark-site.ts";

const site = await createBenchmarkSite();
const listener = getRequestListener(site.fetch);
const server = createServer((request, response) => {
  if (!site.handleCached(request, response, [], "benchmark")) void listener(request, response);
});
server.listen(0, () => console.log((server.address() as AddressInfo).port));
