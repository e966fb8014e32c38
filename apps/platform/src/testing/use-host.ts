import { once } from "node:events";
import type { Server } from "node:http";
import { BlockList, type AddressInfo } from "node:net";
import { createLogger } from "@zoetrope/kit";
import { afterEach } from "vitest";
import { createHostCheck } from "../listeners/host-check.ts";
import { createHostListener, type HostApp } from "../listeners/host-listener.ts";
import { Servers } from "../listeners/listeners.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { Readiness } from "../metrics/readiness.ts";

const urls = {
  site: "http://s",
  accounts: "http://c",
  workflow: "http://w",
  api: "http://p",
  assets: "http://a",
};

const port = (server: Server): number => (server.address() as AddressInfo).port;

/** Serves apps as the api host does, at `origin` as far as they know, until the test that asked for it is over. */
export function useHost() {
  let stop: () => Promise<void> = async () => {};
  afterEach(() => stop());

  return async (app: HostApp, checks: Record<string, () => Promise<void>> = {}, origin?: string) => {
    const lines: string[] = [];
    const logger = createLogger({
      level: "info",
      destination: { write: (line) => void lines.push(line) },
    });
    const readiness = new Readiness(checks, createLogger({ level: "silent" }));
    const metrics = createMetrics();
    const servers = new Servers();
    const server = servers.create((request, response) => listener(request, response));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${port(server)}`;
    const listener = createHostListener({
      host: "api",
      app,
      urls: { ...urls, api: origin ?? url },
      isExpectedHost: createHostCheck([origin ?? url]),
      logger,
      metrics,
      readiness,
      trustedProxies: new BlockList(),
    });
    stop = () => servers.drain();
    return { url, port: port(server), lines, metrics, readiness, servers };
  };
}
