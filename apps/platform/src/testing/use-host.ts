import { once } from "node:events";
import { BlockList } from "node:net";
import { createLogger } from "@zoetrope/kit";
import { afterEach } from "vitest";
import { createHostListener, type HostApp } from "../host-listener.ts";
import { Servers } from "../listeners.ts";
import { createMetrics } from "../metrics.ts";
import { Readiness } from "../readiness.ts";

const urls = {
  site: "http://s",
  accounts: "http://c",
  workflow: "http://w",
  api: "http://p",
  assets: "http://a",
};

/** Serves apps as the api host does, until the test that asked for it is over. */
export function useHost() {
  let stop: () => Promise<void> = async () => {};
  afterEach(() => stop());

  return async (app: HostApp, checks: Record<string, () => Promise<void>> = {}) => {
    const lines: string[] = [];
    const logger = createLogger({
      level: "info",
      destination: { write: (line) => void lines.push(line) },
    });
    const readiness = new Readiness(checks, createLogger({ level: "silent" }));
    const metrics = createMetrics();
    const servers = new Servers();
    const listener = createHostListener({
      host: "api",
      app,
      urls,
      logger,
      metrics,
      readiness,
      trustedProxies: new BlockList(),
    });
    const server = servers.create(listener);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    stop = () => servers.drain();
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    return { url: `http://127.0.0.1:${port}`, port, lines, metrics, readiness, servers };
  };
}
