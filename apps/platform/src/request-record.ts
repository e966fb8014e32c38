import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import type { TraceContext } from "@zoetrope/kit";
import type { Logger } from "pino";
import { clientAddressOf } from "./client-address.ts";
import type { HostName } from "./configuration.ts";
import type { Metrics } from "./metrics.ts";

export interface RequestRecordOptions {
  host: HostName;
  logger: Logger;
  metrics: Metrics;
  trustedProxies: BlockList;
}

/** Without the query, which may hold what people search for. */
function pathOf(url = ""): string {
  const end = url.indexOf("?");
  return url.slice(0, end === -1 ? 512 : Math.min(end, 512));
}

/** Counts a request and writes its line once its answer has been sent or its connection is gone. */
export function createRequestRecord({ host, logger, metrics, trustedProxies }: RequestRecordOptions) {
  // The line of a request has named fields and no secrets: looking for some in each would cost more than a cached answer.
  const requestLogger = logger.child({}, { redact: [] });

  return (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    { traceId, spanId, parentId }: TraceContext,
  ): void => {
    const startedAt = performance.now();
    response.on("close", () => {
      const durationInMs = performance.now() - startedAt;
      metrics.observeRequest(host, request.method ?? "", response.statusCode, durationInMs / 1_000);
      if (!requestLogger.isLevelEnabled("info")) return;
      requestLogger.info(
        {
          requestId,
          traceId,
          spanId,
          ...(parentId === null ? {} : { parentId }),
          host,
          method: request.method,
          path: pathOf(request.url),
          status: response.statusCode,
          durationInMs: Math.round(durationInMs * 10) / 10,
          clientAddress: clientAddressOf(request, trustedProxies),
          ...(response.writableFinished ? {} : { isAborted: true }),
        },
        "request",
      );
    });
  };
}
