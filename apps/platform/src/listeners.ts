import { createServer, type RequestListener, type Server } from "node:http";
import { exitCodes, StartFault } from "./start-fault.ts";

const drainTimeoutInMs = 10_000;

/** The names of the variables that decide a port. */
export interface ListenOptions {
  port: number;
  /** Default: every interface. */
  hostname?: string;
  /** Named in the message when the port is taken. */
  variable: string;
}

/** Listens, or throws a StartFault that names the variable to change. */
export async function listen(server: Server, { port, hostname, variable }: ListenOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen({ port, host: hostname }, resolve);
  try {
    await promise;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EADDRINUSE") {
      throw new StartFault(
        exitCodes.busy,
        `Port ${port} is taken by another program. Stop it, or set ${variable} to a free port.`,
        error,
      );
    }
    if (code === "EACCES") {
      throw new StartFault(
        exitCodes.permission,
        `Port ${port} may not be used by this user. Set ${variable} to a port above 1023.`,
        error,
      );
    }
    throw error;
  } finally {
    server.off("error", reject);
  }
}

/** Throws StartFault for a port that is taken: told before the minutes of a first start, not after them. */
export async function requireFreePorts(wanted: readonly ListenOptions[]): Promise<void> {
  await Promise.all(
    wanted.map(async (options) => {
      const server = createServer();
      await listen(server, options);
      await new Promise((resolve) => void server.close(resolve));
    }),
  );
}

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

const statusOfClientError: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Servers that end together. */
export class Servers {
  readonly #servers = new Set<Server>();
  readonly #limits: ConnectionLimits;
  #inFlight = 0;
  #isDraining = false;
  #onIdle: (() => void) | null = null;

  constructor(limits: Partial<ConnectionLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /** A server with patience for slow networks, but not for ever. `own`: limits of this server alone. */
  create(listener: RequestListener, own: Partial<ConnectionLimits> = {}): Server {
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
    // What is not HTTP gets the shortest of answers.
    server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
      if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
      const status = statusOfClientError[error.code ?? ""] ?? "400 Bad Request";
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    });
    this.#servers.add(server);
    return server;
  }

  /**
   * Lets requests under way finish for up to ten seconds, then closes all. Until then new requests are still answered,
   * because a load balancer needs a moment to see that /readyz says no.
   */
  async drain(): Promise<void> {
    this.#isDraining = true;
    if (this.#inFlight > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#onIdle = resolve;
      const timer = setTimeout(resolve, drainTimeoutInMs);
      await promise;
      clearTimeout(timer);
    }
    await Promise.all(
      [...this.#servers].map(async (server) => {
        if (!server.listening) return;
        const { promise, resolve } = Promise.withResolvers<void>();
        server.close(() => resolve());
        server.closeAllConnections();
        await promise;
      }),
    );
  }
}
