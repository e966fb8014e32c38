import { afterAll, beforeAll, expect, test } from "vitest";
import { openTemporaryCollector, tokens, type TemporaryCollector } from "../testing/temporary-collector.ts";
import { urls } from "../testing/temporary-gateway.ts";

let temporary: TemporaryCollector;
let now = 0;
beforeAll(async () => {
  temporary = await openTemporaryCollector({ now: () => now });
});
afterAll(() => temporary.remove());

const post = (path: string, body: string, address: string) =>
  temporary.app.request(
    `${urls.api}${path}`,
    { method: "POST", body, headers: { origin: urls.site } },
    { clientAddress: address },
  );

test("counts no more than six hundred views of one network in a minute", async () => {
  const hit = (address: string) => post("/api/v1/hit-counter", "null", address);
  const statuses = new Set<number>();
  for (let count = 0; count < 600; count += 1) statuses.add((await hit("192.0.2.7")).status);
  expect([...statuses]).toEqual([400]);
  now += 10_000;
  const refused = await hit("192.0.2.200");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("50");
  expect((await hit("198.51.100.1")).status).toBe(400);
});

test("takes thirty thousand events of one network in a minute, then says when to go on; of servers any number", async () => {
  now += 60_000;
  const pages = `/api/v1/event?token=${tokens.client}`;
  const batch = (count: number, name = "crowd") =>
    JSON.stringify(Array.from({ length: count }, () => ({ event_type: name })));
  const statusOf = async (count: number, address = "192.0.2.7") =>
    (await post(pages, batch(count), address)).status;
  for (let batches = 0; batches < 29; batches += 1) expect(await statusOf(1_000)).toBe(200);
  expect(await statusOf(998)).toBe(200);
  // Three would be one too many.
  expect(await statusOf(3)).toBe(429);
  expect(await statusOf(1)).toBe(200);

  now += 20_000;
  const counted = temporary.counted["too-many"] ?? 0;
  const refused = await post(pages, batch(1, "over"), "192.0.2.200");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("40");
  expect(refused.headers.get("access-control-expose-headers")).toMatch(/retry-after/i);
  expect(await refused.json()).toMatchObject({ code: "too-many-requests" });
  expect(temporary.counted["too-many"]).toBe(counted + 1);
  // Nothing is read of who is over it.
  expect((await post(pages, "no json", "192.0.2.7")).status).toBe(429);
  expect(await temporary.events("over")).toEqual([]);

  expect(await statusOf(1_000, "198.51.100.1")).toBe(200);
  const servers = `/api/v1/s2s/event?token=${tokens.server}`;
  expect((await post(servers, batch(1, "of a server"), "192.0.2.7")).status).toBe(200);
  now += 40_000;
  expect(await statusOf(1_000)).toBe(200);
});

test("what is refused as no event counts as one, so that nobody sends nonsense without end", async () => {
  now += 60_000;
  const nonsense = () => post(`/api/v1/event?token=${tokens.client}`, "no json", "192.0.2.7");
  const full = JSON.stringify(Array.from({ length: 1_000 }, () => ({ event_type: "crowd" })));
  for (let batches = 0; batches < 29; batches += 1)
    await post(`/api/v1/event?token=${tokens.client}`, full, "192.0.2.7");
  const statuses: number[] = [];
  for (let count = 0; count < 1_001; count += 1) statuses.push((await nonsense()).status);
  expect(new Set(statuses.slice(0, 1_000))).toEqual(new Set([400]));
  expect(statuses.at(-1)).toBe(429);
});
