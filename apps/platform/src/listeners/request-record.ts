import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { createLineLog, pathForLog, type TraceContext } from "@zoetrope/kit";
import type { Logger } from "pino";
import { clientAddressOf } from "./client-address.ts";
import type { HostName } from "../configuration/host-variables.ts";
import type { Metrics } from "../metrics/metrics.ts";

export interface RequestRecordOptions {
  host: HostName;
  logger: Logger;
  metrics: Metrics;
  trustedProxies: BlockList;
}

/** Counts a request and writes its line once its answer has been sent or its connection is gone. */
export function createRequestRecord({ host, logger, metrics, trustedProxies }: RequestRecordOptions) {
  const write = createLineLog(logger, "request");

  return (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    { traceId, spanId, parentId }: TraceContext,
  ): void => {
    const startedAt = performance.now();
    response.on("close", () => {
      const durationInMs = performance.now() - startedAt;
      const { method = "" } = request;
      metrics.observeRequest(host, method, response.statusCode, durationInMs / 1_000);
      if (!logger.isLevelEnabled("info")) return;
      const path = JSON.stringify(pathForLog(request.url ?? ""));
      const address = JSON.stringify(clientAddressOf(request, trustedProxies));
      // Ids and method have no letter that JSON would have to escape: both were matched to a pattern when they were read.
      write(
        `,"requestId":"${requestId}","traceId":"${traceId}","spanId":"${spanId}"` +
          (parentId === null ? "" : `,"parentId":"${parentId}"`) +
          `,"host":"${host}","method":"${method}","path":${path},"status":${response.statusCode}` +
          `,"durationInMs":${Math.round(durationInMs * 10) / 10},"clientAddress":${address}` +
          (response.writableFinished ? "" : `,"isAborted":true`),
      );
    });
  };
}
