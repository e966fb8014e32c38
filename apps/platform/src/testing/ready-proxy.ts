import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How often /readyz is looked at. */
const pollIntervalInMs = 200;
/** A server that only takes longer stays what it was. */
const maxLookInMs = 2_000;

/**
 * A proxy as plain as can be: it sends requests in turn to those of its servers whose /readyz said 200 when it last looked, keeps
 * connections to them, and tries nothing a second time. What it cannot pass on is 502, and 503 where no server is ready.
 */
export async function startReadyProxy() {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let ports: readonly number[] = [];
  let turn = 0;

  async function look(port: number): Promise<void> {
    const signal = AbortSignal.timeout(maxLookInMs);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => signal.aborted && ready.has(port),
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const open = [...ready];
    const port = open[(turn += 1) % open.length];
    if (port === undefined) return void outgoing.writeHead(503).end("no server is ready");
    const { method, url: path, headers } = incoming;
    const onward = request({ host: "127.0.0.1", port, agent, method, path, headers }, (answer) => {
      const { connection: _, "keep-alive": __, ...passed } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(outgoing);
      answer.once("error", () => outgoing.destroy());
    });
    onward.once("error", (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(String(error));
    });
    incoming.pipe(onward);
  }

  const server = createServer(pass).listen(0, "127.0.0.1");
  await once(server, "listening");
  const timer = setInterval(() => void Promise.all(ports.map(look)), pollIntervalInMs);
  return {
    port: (server.address() as AddressInfo).port,
    /** The servers behind it. */
    lead(to: readonly number[]): void {
      ports = to;
    },
    isReady: (port: number): boolean => ready.has(port),
    async close(): Promise<void> {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
