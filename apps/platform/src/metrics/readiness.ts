import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";

const cachedForInMs = 1_000;

/** Whether this process should be sent requests. Answers /healthz and /readyz on every host. */
export class Readiness {
  readonly #checks: Readonly<Record<string, () => Promise<void>>>;
  readonly #logger: Logger;
  #isDraining = false;
  #last: { at: number; missing: Promise<string[]> } | null = null;

  /** `checks` by the name that /readyz shows when one rejects. */
  constructor(checks: Readonly<Record<string, () => Promise<void>>>, logger: Logger) {
    this.#checks = checks;
    this.#logger = logger;
  }

  /** From now on /readyz says 503, so that no new requests are sent here. */
  drain(): void {
    this.#isDraining = true;
  }

  /** True when the request was for one of the two addresses and is being answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = request.url?.split("?", 1)[0];
    if (path === "/healthz") send(request, response, 200, { status: "alive" });
    else if (path === "/readyz") void this.#answerReady(request, response);
    else return false;
    return true;
  }

  async #answerReady(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#isDraining) return send(request, response, 503, { status: "draining" });
    const missing = await this.#missing();
    if (missing.length > 0) return send(request, response, 503, { status: "unavailable", missing });
    send(request, response, 200, { status: "ready" });
  }

  /** A crowd of probes asks the database once a second. */
  #missing(): Promise<string[]> {
    const now = performance.now();
    if (this.#last === null || now - this.#last.at > cachedForInMs)
      this.#last = { at: now, missing: this.#check() };
    return this.#last.missing;
  }

  async #check(): Promise<string[]> {
    const names = Object.keys(this.#checks);
    const results = await Promise.allSettled(Object.values(this.#checks).map((check) => check()));
    return names.filter((name, index) => {
      const result = results[index];
      if (result?.status !== "rejected") return false;
      this.#logger.error({ err: result.reason, service: name }, "not ready");
      return true;
    });
  }
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
  });
  response.end(request.method === "HEAD" ? undefined : text);
}
