import { expect, it } from "vitest";
import { RequestDurations } from "./request-durations.ts";

it("counts each request in its bucket and in every longer one", () => {
  const durations = new RequestDurations();
  for (const seconds of [0.0005, 0.001, 0.3, 60]) durations.observe("site", "GET", 200, seconds);
  const text = durations.render();
  const labels = 'host="site",method="GET",status="200"';
  const metric = "zoetrope_http_request_duration_seconds";
  expect(text).toContain(`# TYPE ${metric} histogram\n`);
  expect(text).toContain(`${metric}_bucket{le="0.001",${labels}} 2\n`);
  expect(text).toContain(`${metric}_bucket{le="0.25",${labels}} 2\n`);
  expect(text).toContain(`${metric}_bucket{le="0.5",${labels}} 3\n`);
  expect(text).toContain(`${metric}_bucket{le="10",${labels}} 3\n`);
  expect(text).toContain(`${metric}_bucket{le="+Inf",${labels}} 4\n`);
  expect(text).toContain(`${metric}_count{${labels}} 4\n`);
  expect(Number(/_sum\{[^}]*\} ([\d.]+)/.exec(text)?.[1])).toBeCloseTo(60.3015);
});

it("keeps hosts, methods and statuses apart, and invented methods together", () => {
  const durations = new RequestDurations();
  durations.observe("site", "GET", 200, 1);
  durations.observe("site", "HEAD", 200, 1);
  durations.observe("api", "GET", 404, 1);
  durations.observe("api", "BREW", 405, 1);
  durations.observe("api", "WHEN", 405, 1);
  const counts = durations.render().match(/_count\{.*/g);
  expect(counts).toEqual([
    '_count{host="site",method="GET",status="200"} 1',
    '_count{host="site",method="HEAD",status="200"} 1',
    '_count{host="api",method="GET",status="404"} 1',
    '_count{host="api",method="other",status="405"} 2',
  ]);
});
