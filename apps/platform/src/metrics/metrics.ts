import { collectDefaultMetrics, Counter, Registry } from "prom-client";
import type { HostName } from "../configuration/configuration.ts";
import { RequestDurations } from "./request-durations.ts";

export interface Metrics {
  observeRequest(host: HostName, method: string, status: number, durationInSeconds: number): void;
  countRefused(host: HostName, reason: string): void;
  /** Events of analytics: stored, or requests with events by why they were refused. */
  countEvents(outcome: string, events: number): void;
  /** In the text format of Prometheus. */
  render(): Promise<{ contentType: string; text: string }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new RequestDurations();
  const refused = new Counter({
    name: "zoetrope_http_requests_refused_total",
    help: "Requests refused before they reached an app",
    labelNames: ["host", "reason"] as const,
    registers: [registry],
  });
  const events = new Counter({
    name: "zoetrope_events_total",
    help: "Events stored, and requests with events that were refused",
    labelNames: ["outcome"] as const,
    registers: [registry],
  });
  return {
    observeRequest: (...request) => requests.observe(...request),
    countRefused(host, reason) {
      refused.labels(host, reason).inc();
    },
    countEvents(outcome, count) {
      events.labels(outcome).inc(count);
    },
    async render() {
      return { contentType: registry.contentType, text: (await registry.metrics()) + requests.render() };
    },
  };
}
