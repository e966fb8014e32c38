import {
  bytesInMegabyte,
  defaultUploadBytes,
  maxFormBytes,
  maxPictureBytes,
  megabytesText,
} from "@zoetrope/kit/limits";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { continueTrace, failureOf, noticePage, requestIdOf, type HostUrls } from "@zoetrope/kit";
import type { Logger } from "pino";
import { clientAddressOf } from "./client-address.ts";
import { commonFile } from "./common-files.ts";
import type { HostName } from "../configuration/host-variables.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { isLoopbackRequest } from "./is-loopback-request.ts";
import type { Readiness } from "../metrics/readiness.ts";
import { createRequestRecord } from "./request-record.ts";
import { securityHeaders } from "./security-headers.ts";

/** What the platform knows of a connection that a request does not say by itself. */
interface Connection {
  /** IP address of who asks: forwarded headers count from trusted proxies alone. */
  readonly clientAddress: string;
  /** A browser on this machine asks, and no proxy in between: forwarded headers of any kind speak against it, whoever sets them. */
  readonly isLoopbackRequest: boolean;
}

/** What an app is to the platform. */
export interface HostApp {
  /** The app itself answers addresses over 8 kB and those that cannot be read; default: the platform does, by a plain notice. */
  readonly refusesAddresses?: boolean;
  /** Words what the platform refuses or fails at in the app's own format; default: a small page. */
  describeRefusal?(refusal: Refusal): Response;
  fetch(request: Request, connection: Connection): Response | Promise<Response>;
  /**
   * Answers what is asked most often (a page from memory, who is looking) before any framework; false for all else. `headers` (flat: name, value, …) go with every answer
   * where the app does not know better: always the same list, so that it need be joined to a page's own only once.
   */
  handleCached?(
    request: IncomingMessage,
    response: ServerResponse,
    headers: readonly string[],
    requestId: string,
  ): boolean;
  /** The same for a request with a body, none of which has been read: to turn it away when there is no capacity for it. */
  shedLoad?(...request: Parameters<NonNullable<HostApp["handleCached"]>>): boolean;
}

export interface HostListenerOptions {
  host: HostName;
  app: HostApp;
  urls: HostUrls;
  /** False for a request under a name that is none of ours: it reaches no app. */
  isExpectedHost(request: IncomingMessage): boolean;
  logger: Logger;
  metrics: Metrics;
  readiness: Readiness;
  trustedProxies: BlockList;
  /** The largest file that may be uploaded; default 20 MB. */
  maxUploadBytes?: number;
}

const maxUrlBytes = 8_192;
const megabyte = 1_048_576;
/** Of the form around a file. */
const frameBytes = 20_000;
/** Pictures of people are sent to accounts, files and pictures to api, each with a limit of its own below this one. */
const maxBodyBytesOf = (host: HostName, maxUploadBytes: number): number =>
  host === "api"
    ? Math.max(maxUploadBytes, maxFormBytes) + frameBytes
    : host === "accounts"
      ? maxPictureBytes + megabyte
      : megabyte;

const unreadable: Refusal = {
  status: 400,
  reason: "url-unreadable",
  title: "This address cannot be read",
  text: "Its percent signs do not spell letters.",
};
const addressReasons = new Set(["url-too-long", unreadable.reason]);
const malformed: Refusal = {
  status: 400,
  reason: "malformed",
  title: "This cannot be read",
  text: "The request is malformed.",
};
const failed: Refusal = {
  status: 500,
  reason: "failed",
  title: "Something went wrong",
  text: "The fault is on our side. Please try again.",
};

const unavailable: Refusal = {
  status: 503,
  reason: "unavailable",
  title: "A short intermission",
  text: "This does not work just now. Nothing is lost. Please try again in a few seconds.",
};

/** Why a request does not reach its app, or no answer of the app's own comes back. */
export interface Refusal {
  status: 400 | 408 | 411 | 413 | 414 | 421 | 431 | 500 | 503;
  /** As metrics count it. */
  reason: string;
  title: string;
  text: string;
}

/** RFC 9110, section 15.5.20. The name that was asked for is not repeated. */
const misdirected = (host: HostName, { [host]: url }: HostUrls): Refusal => ({
  status: 421,
  reason: "unexpected-host",
  title: "This is not the address of this host",
  text: `It answers at ${url} and under no other name. If people are to reach it at this one, whoever runs it sets ${host.toUpperCase()}_URL to it; a proxy in front has to pass the Host header on.`,
});

function refusalOf(request: IncomingMessage, maxBodyBytes: number): Refusal | null {
  if ((request.url ?? "").length > maxUrlBytes) {
    return {
      status: 414,
      reason: "url-too-long",
      title: "This address is too long",
      text: "An address may be 8 kB long.",
    };
  }
  if (!isDecodable(request.url ?? "")) return unreadable;
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes) {
    return {
      status: 413,
      reason: "body-too-large",
      title: "This is too much",
      text: `A request may carry ${megabytesText(Math.floor(maxBodyBytes / bytesInMegabyte) * bytesInMegabyte)}.`,
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

/** Of the path alone: what a query means is for its app to say. */
function isDecodable(address: string): boolean {
  if (!address.includes("%")) return true;
  try {
    decodeURIComponent(address.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** True: nothing of the request is left to read or to refuse, so that a page from memory may be the whole answer. */
const carriesNoBody = ({ headers }: IncomingMessage): boolean =>
  headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;

/** Everything that holds on every host alike: ids, log, metrics, health, headers, limits, and errors without a stack. */
export function createHostListener(
  options: HostListenerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { host, app, urls, isExpectedHost, logger, metrics, readiness, trustedProxies } = options;
  const { maxUploadBytes = defaultUploadBytes } = options;
  const maxBodyBytes = maxBodyBytesOf(host, maxUploadBytes);

  const ownOrigins = new Set(Object.values(urls));
  const ownHeaders = securityHeaders(urls, host);
  const flatHeaders = ownHeaders.flat();
  const answer = (request: Request, { incoming }: { incoming: object }) =>
    app.fetch(request, {
      get clientAddress() {
        return clientAddressOf(incoming as IncomingMessage, trustedProxies);
      },
      get isLoopbackRequest() {
        return isLoopbackRequest(incoming as IncomingMessage);
      },
    });
  const describe = (refusal: Refusal): Response =>
    app.describeRefusal?.(refusal) ?? noticePage({ ...refusal, homeUrl: urls.site });
  const listen = getRequestListener(answer, {
    overrideGlobalObjects: false,
    errorHandler(error) {
      if (error instanceof Error && error.name === "RequestError") return describe(malformed);
      logger.error({ err: error, host }, "a request failed");
      const { status, retryAfterInSeconds } = failureOf(error);
      if (status !== 503) return describe(failed);
      const answered = describe(unavailable);
      answered.headers.set("Retry-After", String(retryAfterInSeconds));
      return answered;
    },
  });

  const record = createRequestRecord({ host, logger, metrics, trustedProxies });

  return (request, response) => {
    const { headers } = request;
    const requestId = requestIdOf(headers["x-request-id"]);
    const trace = continueTrace(headers.traceparent);
    record(request, response, requestId, trace);
    const asked = [request, response, flatHeaders, requestId] as const;
    // Before anything is given, from memory or not: a foreign name led to this machine (DNS rebinding) is to read nothing.
    const isExpected = isExpectedHost(request);
    if (isExpected && (carriesNoBody(request) ? app.handleCached?.(...asked) : app.shedLoad?.(...asked)))
      return;

    // The apps read them where a caller would have put them.
    headers["x-request-id"] = requestId;
    headers.traceparent = trace.traceparent;
    for (const [name, value] of ownHeaders) response.setHeader(name, value);
    response.setHeader("X-Request-Id", requestId);
    if (readiness.answer(request, response)) return;
    const file = isExpected ? commonFile(host, urls, pathOf(request)) : null;
    if (file !== null && ["GET", "HEAD"].includes(request.method ?? ""))
      return void sendPage(request, response, file);
    const refusal = isExpected ? refusalOf(request, maxBodyBytes) : misdirected(host, urls);
    if (refusal) metrics.countRefused(host, refusal.reason);
    if (refusal && !(addressReasons.has(refusal.reason) && app.refusesAddresses)) {
      // Our own pages on other origins are to know why: without this the browser hides the answer from them (Fetch, CORS check).
      const { origin } = headers;
      if (origin !== undefined && ownOrigins.has(origin)) {
        response.setHeader("Access-Control-Allow-Origin", origin);
        response.setHeader("Vary", "Origin");
      }
      // What is left of the body is of no use: the connection ends here.
      response.setHeader("Connection", "close");
      return void sendPage(request, response, describe(refusal));
    }
    void listen(request, response);
  };
}

const pathOf = ({ url = "" }: IncomingMessage): string => url.split("?", 1)[0] ?? "";

/** Whoever still sends a body would be cut off before the answer is read (RFC 9112 section 9.6): it is thrown away for so long. */
const lingerInMs = 2_000;

async function sendPage(request: IncomingMessage, response: ServerResponse, page: Response): Promise<void> {
  const body = Buffer.from(await page.arrayBuffer());
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.writeHead(page.status, { "Content-Length": body.length });
  const content = request.method === "HEAD" ? undefined : body;
  if (carriesNoBody(request)) return void response.end(content);
  if (content) response.write(content);
  else response.flushHeaders();
  const end = () => response.end();
  const timer = setTimeout(end, lingerInMs);
  response.once("close", () => clearTimeout(timer));
  request.once("end", end).once("close", end).resume();
}
