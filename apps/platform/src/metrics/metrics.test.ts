import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

it("jobs are counted by kind and state whenever somebody asks, and their tries as they end", async () => {
  const metrics = createMetrics();
  let counts = [
    { kind: "mail", state: "waiting" as const, count: 3, oldestInSeconds: 12 },
    { kind: "mail", state: "failed" as const, count: 1, oldestInSeconds: 0 },
  ];
  let isAway = false;
  metrics.countJobsBy(() => (isAway ? Promise.reject(new Error("away")) : Promise.resolve(counts)));
  metrics.observeJob("mail", "retried", 0.3);
  const first = (await metrics.render()).text;
  expect(first).toContain('zoetrope_jobs{kind="mail",state="waiting"} 3');
  expect(first).toContain('zoetrope_jobs{kind="mail",state="failed"} 1');
  expect(first).toContain('zoetrope_jobs_oldest_waiting_seconds{kind="mail"} 12');
  expect(first).toContain('zoetrope_job_duration_seconds_count{kind="mail",outcome="retried"} 1');
  counts = [];
  expect((await metrics.render()).text).not.toContain("zoetrope_jobs{");
  isAway = true;
  expect((await metrics.render()).text).toContain("process_cpu_seconds_total");
});
