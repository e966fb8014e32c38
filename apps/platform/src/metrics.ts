import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { HostName } from "./configuration.ts";

export interface Metrics {
  observeRequest(host: HostName, method: string, status: number, durationInSeconds: number): void;
  countRefused(host: HostName, reason: string): void;
  /** In the text format of Prometheus. */
  render(): Promise<{ contentType: string; text: string }>;
}

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "zoetrope_http_request_duration_seconds",
    help: "Time from the last header of a request to the last byte of its answer",
    labelNames: ["host", "method", "status"] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: "zoetrope_http_requests_refused_total",
    help: "Requests refused before they reached an app",
    labelNames: ["host", "reason"] as const,
    registers: [registry],
  });
  return {
    observeRequest(host, method, status, durationInSeconds) {
      // An invented method must not make a new series.
      const label = knownMethods.has(method) ? method : "other";
      requests.labels(host, label, String(status)).observe(durationInSeconds);
    },
    countRefused(host, reason) {
      refused.labels(host, reason).inc();
    },
    async render() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
