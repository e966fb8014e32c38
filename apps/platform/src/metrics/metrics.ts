import type { JobCount, JobOutcome } from "@zoetrope/jobs";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { HostName } from "../configuration/host-variables.ts";
import { RequestDurations } from "./request-durations.ts";

export interface Metrics {
  observeRequest(host: HostName, method: string, status: number, durationInSeconds: number): void;
  countRefused(host: HostName, reason: string): void;
  /** Events of analytics: stored, or requests with events by why they were refused. */
  countEvents(outcome: string, events: number): void;
  /** A try of a job has ended. */
  observeJob(kind: string, outcome: JobOutcome, durationInSeconds: number): void;
  /** How far what is computed for animations that were there before is. */
  observeBackfill(work: string, done: number, total: number): void;
  /** Where the jobs of all processes are counted, whenever somebody asks for metrics. */
  countJobsBy(counts: () => Promise<JobCount[]>): void;
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
  const jobDurations = new Histogram({
    name: "zoetrope_job_duration_seconds",
    help: "Tries of jobs in this process, by what came of them",
    labelNames: ["kind", "outcome"] as const,
    buckets: [0.01, 0.1, 0.5, 1, 2, 5, 30, 120, 600],
    registers: [registry],
  });
  const backfill = new Gauge({
    name: "zoetrope_backfill_animations",
    help: "Animations for which this process computes what was not computed when they came in",
    labelNames: ["work", "state"] as const,
    registers: [registry],
  });
  let updateJobs = (): Promise<void> => Promise.resolve();
  return {
    observeJob(kind, outcome, durationInSeconds) {
      jobDurations.labels(kind, outcome).observe(durationInSeconds);
    },
    observeBackfill(work, done, total) {
      backfill.labels(work, "done").set(done);
      backfill.labels(work, "total").set(total);
    },
    countJobsBy(counts) {
      const update = createJobGauges(registry);
      updateJobs = () => update(counts);
    },
    observeRequest: (...request) => requests.observe(...request),
    countRefused(host, reason) {
      refused.labels(host, reason).inc();
    },
    countEvents(outcome, count) {
      events.labels(outcome).inc(count);
    },
    async render() {
      await updateJobs();
      return { contentType: registry.contentType, text: (await registry.metrics()) + requests.render() };
    },
  };
}

/** Returns what brings the counts up to date; where the database does not answer they are left out, and the rest is told. */
function createJobGauges(registry: Registry): (counts: () => Promise<JobCount[]>) => Promise<void> {
  const jobs = new Gauge({
    name: "zoetrope_jobs",
    help: "Jobs that wait, are tried again or run later, run, or have failed for good, in the whole platform",
    labelNames: ["kind", "state"] as const,
    registers: [registry],
  });
  const oldest = new Gauge({
    name: "zoetrope_jobs_oldest_waiting_seconds",
    help: "How long the oldest job that could run has been waiting, in the whole platform",
    labelNames: ["kind"] as const,
    registers: [registry],
  });
  return async (counts) => {
    const found = await counts().catch(() => []);
    jobs.reset();
    oldest.reset();
    for (const { kind, state, count, oldestInSeconds } of found) {
      jobs.labels(kind, state).set(count);
      if (state === "waiting") oldest.labels(kind).set(oldestInSeconds);
    }
  };
}
