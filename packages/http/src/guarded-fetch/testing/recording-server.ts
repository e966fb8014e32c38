import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { BlockList, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { GuardedFetchOptions } from "../index.ts";

export interface RecordingServer {
  port: number;
  /** How requests are answered from now on. */
  respond: RequestListener;
  requests: { method: string; headers: IncomingHttpHeaders; body: string }[];
  /** Names and where they are; that of the server is known, its port and loopback are allowed, and no other name is there. */
  options(names?: Record<string, string[]>): GuardedFetchOptions;
  close(): void;
}

/** A server of this machine that is found under `name`. */
export async function openRecordingServer(name: string): Promise<RecordingServer> {
  const allowed = new BlockList();
  allowed.addAddress("127.0.0.1");
  const server = createServer((request, response) => {
    // What breaks off is the test's own doing.
    void text(request)
      .then((body) => {
        opened.requests.push({ method: request.method ?? "", headers: request.headers, body });
        opened.respond(request, response);
      })
      .catch(() => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const opened: RecordingServer = {
    port,
    respond: (_request, response) => response.end(),
    requests: [],
    options: (names = {}) => ({
      ports: [80, 443, port],
      allowed,
      resolve: (hostname) => {
        const found = { [name]: ["127.0.0.1"], ...names }[hostname];
        if (found === undefined) return Promise.reject(new Error("ENOTFOUND"));
        return Promise.resolve(found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));
      },
    }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return opened;
}
