import { createServer, STATUS_CODES, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { createServer as createTcpServer, type Server as TcpServer } from "node:net";
import type { Refusal } from "./host-listener.ts";
import { listenAt, type ListenOptions } from "./listen.ts";

/** What is still under way then is cut off. */
const maxAnswerInMs = 10_000;

/** How much of a process one visitor may hold. */
export interface ConnectionLimits {
  /** Until the last header has come: a slow sender must not hold a connection. */
  headersTimeoutInMs: number;
  /** Until the last byte of a request has come. */
  requestTimeoutInMs: number;
  /** How often connections are looked through for the two above. */
  checkIntervalInMs: number;
  /** A connection without a request; longer than what proxies keep theirs (60 s is usual). */
  keepAliveTimeoutInMs: number;
  /** Request line and headers together; more is answered with 431. */
  maxHeaderBytes: number;
  /** With the last one comes `Connection: close`, so that new processes get their share of old visitors. */
  maxRequestsPerConnection: number;
  /** Open connections of one host; more are closed at once. Keep `ulimit -n` above the sum of all hosts. */
  maxConnections: number;
}

const defaultLimits: ConnectionLimits = {
  headersTimeoutInMs: 10_000,
  requestTimeoutInMs: 30_000,
  checkIntervalInMs: 2_000,
  keepAliveTimeoutInMs: 65_000,
  maxHeaderBytes: 16_384,
  maxRequestsPerConnection: 10_000,
  maxConnections: 8_192,
};

const clientErrors: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: "headers-too-large",
    title: "The headers are too long",
    text: "An address and its headers may be 16 kB long together.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: "too-slow",
    title: "This took too long",
    text: "The request did not arrive in time.",
  },
};
const noRequest: Refusal = {
  status: 400,
  reason: "malformed",
  title: "This cannot be read",
  text: "The request is malformed.",
};

/** A response on a connection that has none of Node's own, and ends with it. */
async function endWith(socket: Duplex, status: number, response: Response): Promise<void> {
  const body = await response.text();
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const length = `Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${headers}${length}\r\n${body}`);
}

/** Servers that end together. */
export class Servers {
  readonly #servers = new Set<Server>();
  /** Further addresses of a server: it listens on one by itself. */
  readonly #tcpServers = new Set<TcpServer>();
  readonly #limits: ConnectionLimits;
  #inFlight = 0;
  #isDraining = false;
  #onIdle: (() => void) | null = null;

  constructor(limits: Partial<ConnectionLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /**
   * A server with patience for slow networks, but not for ever. `own`: limits of this server alone. `describe` words what is no request; default: the
   * status alone.
   */
  create(
    listener: RequestListener,
    own: Partial<ConnectionLimits> = {},
    describe: (refusal: Refusal) => Response = () => new Response(),
  ): Server {
    const limits = { ...this.#limits, ...own };
    const server = createServer(
      {
        requestTimeout: limits.requestTimeoutInMs,
        headersTimeout: limits.headersTimeoutInMs,
        connectionsCheckingInterval: limits.checkIntervalInMs,
        keepAliveTimeout: limits.keepAliveTimeoutInMs,
        maxHeaderSize: limits.maxHeaderBytes,
      },
      (request, response) => {
        this.#inFlight += 1;
        if (this.#isDraining) response.setHeader("Connection", "close");
        response.on("close", () => {
          this.#inFlight -= 1;
          if (this.#inFlight === 0) this.#onIdle?.();
        });
        listener(request, response);
      },
    );
    server.maxRequestsPerSocket = limits.maxRequestsPerConnection;
    server.maxConnections = limits.maxConnections;
    server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
      if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
      const refusal = clientErrors[error.code ?? ""] ?? noRequest;
      void endWith(socket, refusal.status, describe(refusal));
    });
    this.#servers.add(server);
    return server;
  }

  /** Opens a server on all addresses; throws a StartFault that names the variable to change. */
  async listen(server: Server, options: ListenOptions): Promise<void> {
    const [first, ...others] = options.addresses;
    if (first !== undefined) await listenAt(server, first, options);
    for (const address of others) {
      // As a server of Node's own makes its sockets.
      const tcpServer = createTcpServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit("connection", socket),
      );
      tcpServer.maxConnections = server.maxConnections;
      if (await listenAt(tcpServer, address, options)) this.#tcpServers.add(tcpServer);
    }
  }

  /**
   * From now on every answer says `Connection: close`, and new requests are still taken until `isNoticed`: who sends them needs a moment
   * to see that /readyz says no, and would find a closed port. Then no more come in, and those under way get up to ten seconds.
   */
  async drain(isNoticed: Promise<unknown> = Promise.resolve()): Promise<void> {
    this.#isDraining = true;
    await isNoticed;
    const closed = [...this.#servers, ...this.#tcpServers].map(closeOne);
    await this.#waitUntilIdle();
    for (const server of this.#servers) server.closeAllConnections();
    await Promise.all(closed);
  }

  async #waitUntilIdle(): Promise<void> {
    if (this.#inFlight === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onIdle = resolve;
    const timer = setTimeout(resolve, maxAnswerInMs);
    await promise;
    clearTimeout(timer);
  }
}

async function closeOne(server: Server | TcpServer): Promise<void> {
  if (!server.listening) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  await promise;
}
