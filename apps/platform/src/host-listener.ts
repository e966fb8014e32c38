import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { continueTrace, noticePage, requestIdOf, type HostUrls } from "@zoetrope/kit";
import type { Logger } from "pino";
import { clientAddressOf } from "./client-address.ts";
import type { HostName } from "./configuration.ts";
import type { Metrics } from "./metrics.ts";
import type { Readiness } from "./readiness.ts";
import { securityHeaders } from "./security-headers.ts";

/** What an app is to the platform. */
export interface HostApp {
  /** The app itself answers addresses over 8 kB with 414; default: the platform does, with a plain notice. */
  readonly refusesLongAddresses?: boolean;
  fetch(request: Request): Response | Promise<Response>;
  /** Answers at once from memory, before any framework; false when it cannot. */
  handleCached?(request: IncomingMessage, response: ServerResponse): boolean;
}

export interface HostListenerOptions {
  host: HostName;
  app: HostApp;
  urls: HostUrls;
  logger: Logger;
  metrics: Metrics;
  readiness: Readiness;
  trustedProxies: BlockList;
}

const maxUrlBytes = 8_192;
const maxBodyBytes = 1_048_576;

type Refusal = { status: number; reason: string; title: string; text: string };

function refusalOf(request: IncomingMessage): Refusal | null {
  if ((request.url ?? "").length > maxUrlBytes) {
    return {
      status: 414,
      reason: "url-too-long",
      title: "This address is too long",
      text: "An address may be 8 kB long.",
    };
  }
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes) {
    return {
      status: 413,
      reason: "body-too-large",
      title: "This is too much",
      text: "A request may carry 1 MB.",
    };
  }
  // Without a length a body of any size could follow.
  if (request.headers["transfer-encoding"] !== undefined) {
    return {
      status: 411,
      reason: "no-length",
      title: "The length is missing",
      text: "Send a Content-Length with the request.",
    };
  }
  return null;
}

/** Everything that holds on every host alike: ids, log, metrics, health, headers, limits, and errors without a stack. */
export function createHostListener(
  options: HostListenerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { host, app, urls, logger, metrics, readiness, trustedProxies } = options;

  const listen = getRequestListener((request) => app.fetch(request), {
    overrideGlobalObjects: false,
    errorHandler(error) {
      if (error instanceof Error && error.name === "RequestError") {
        return noticePage({
          status: 400,
          title: "This cannot be read",
          text: "The request is malformed.",
          homeUrl: urls.site,
        });
      }
      logger.error({ err: error, host }, "a request failed");
      return noticePage({
        status: 500,
        title: "Something went wrong",
        text: "The fault is on our side. Please try again.",
        homeUrl: urls.site,
      });
    },
  });

  // The line of a request has named fields and no secrets: looking for some in each would cost more than a cached answer.
  const requestLogger = logger.child({}, { redact: [] });

  return (request, response) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request.headers["x-request-id"]);
    const trace = continueTrace(request.headers.traceparent);
    // The apps read them where a caller would have put them.
    request.headers["x-request-id"] = requestId;
    request.headers.traceparent = trace.traceparent;
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    response.setHeader("X-Request-Id", requestId);

    response.once("close", () => {
      const durationInSeconds = (performance.now() - startedAt) / 1_000;
      metrics.observeRequest(host, request.method ?? "", response.statusCode, durationInSeconds);
      if (!requestLogger.isLevelEnabled("info")) return;
      requestLogger.info(
        {
          requestId,
          traceId: trace.traceId,
          spanId: trace.spanId,
          ...(trace.parentId === null ? {} : { parentId: trace.parentId }),
          host,
          method: request.method,
          path: pathOf(request.url),
          status: response.statusCode,
          durationInMs: Math.round(durationInSeconds * 10_000) / 10,
          clientAddress: clientAddressOf(request, trustedProxies),
          ...(response.writableFinished ? {} : { isAborted: true }),
        },
        "request",
      );
    });

    if (readiness.answer(request, response)) return;
    const refusal = refusalOf(request);
    if (refusal) metrics.countRefused(host, refusal.reason);
    if (refusal && !(refusal.status === 414 && app.refusesLongAddresses)) {
      // What is left of the body is not read: the connection ends here.
      response.setHeader("Connection", "close");
      return void sendPage(request, response, noticePage({ ...refusal, homeUrl: urls.site }));
    }
    if (app.handleCached?.(request, response)) return;
    void listen(request, response);
  };
}

/** Without the query, which may hold what people search for. */
const pathOf = (url = ""): string => url.slice(0, 512).split("?", 1)[0] ?? "";

async function sendPage(request: IncomingMessage, response: ServerResponse, page: Response): Promise<void> {
  const body = Buffer.from(await page.arrayBuffer());
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.writeHead(page.status, { "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}
