import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { jitsuClient } from "@jitsu/sdk-js";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openTemporaryCollector, tokens, type TemporaryCollector } from "../testing/temporary-collector.ts";

interface Request {
  url: string;
  names: string[];
}

describe("the tracking client in front of the collector", () => {
  let temporary: TemporaryCollector;
  let server: Server;
  let port = 0;
  let requests: Request[] = [];
  /** What comes in place of a response; null: the collector answers. */
  let fault: "refuse" | "lose the response" | null = null;

  beforeAll(async () => {
    temporary = await openTemporaryCollector();
  });
  afterAll(() => temporary.remove());
  afterEach(async () => {
    await close();
    requests = [];
    fault = null;
    port = 0;
    vi.restoreAllMocks();
  });

  async function listen(): Promise<void> {
    const listener = getRequestListener(async (request, { incoming }) => {
      const events = (await request.clone().json()) as { event_type: string }[];
      requests.push({ url: request.url, names: events.map((event) => event.event_type) });
      if (fault === "refuse") return new Response("{}", { status: 503 });
      const response = await temporary.app.fetch(request, { clientAddress: "203.0.113.77" });
      if (fault === "lose the response") {
        fault = null;
        (incoming as { socket: { destroy(): void } }).socket.destroy();
      }
      return response;
    });
    server = createServer((...exchange) => void listener(...exchange));
    await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
  }
  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  }

  const createClient = (more: object = {}) =>
    jitsuClient({
      key: tokens.server,
      tracking_host: `http://127.0.0.1:${port}`,
      privacy_policy: "strict",
      capture_3rd_party_cookies: false,
      ...more,
    });
  const arrived = async (name: string) => (await temporary.events(name)).length;
  /** The client writes each failure of its own there. */
  const quietly = () => vi.spyOn(console, "error").mockImplementation(() => {});

  it("brings an event once, with the policies that keep cookies and addresses out", async () => {
    await listen();
    await createClient().track("client-once", { file_id: "owl" });
    await expect.poll(() => arrived("client-once")).toBe(1);
    expect(requests).toHaveLength(1);
    const { pathname, searchParams } = new URL(requests[0]?.url ?? "");
    expect(pathname).toBe("/api/v1/s2s/event");
    expect(Object.fromEntries(searchParams)).toEqual({
      token: tokens.server,
      cookie_policy: "strict",
      ip_policy: "strict",
    });
    expect(await temporary.events("client-once")).toMatchObject([{ file_id: "owl" }]);
  });

  it("brings what happened while the collector was away once it is back, once", async () => {
    await listen();
    await close();
    const errors = quietly();
    const client = createClient();
    await client.track("while-away-1");
    await client.track("while-away-2");
    await expect.poll(() => errors.mock.calls.length).toBeGreaterThan(0);
    await listen();
    await expect
      .poll(async () => [await arrived("while-away-1"), await arrived("while-away-2")])
      .toEqual([1, 1]);
  });

  it("sends again what was stored and not answered for, and it is there once", async () => {
    await listen();
    quietly();
    fault = "lose the response";
    await createClient({ min_send_timeout: 10 }).track("response-lost");
    await expect.poll(() => requests.length).toBe(2);
    await expect.poll(() => arrived("response-lost")).toBe(1);
    expect(requests.map(({ names }) => names)).toEqual([["response-lost"], ["response-lost"]]);
  });

  it("gives an event up after four attempts, its default", async () => {
    await listen();
    const errors = quietly();
    vi.spyOn(console, "warn").mockImplementation(() => {});
    fault = "refuse";
    const client = createClient({ min_send_timeout: 1 });
    await client.track("doomed");
    await expect.poll(() => errors.mock.calls.flat().join(" ")).toContain("after 4 attempts");
    fault = null;
    await client.track("after-it");
    await expect.poll(() => arrived("after-it")).toBe(1);
    expect(requests.map(({ names }) => names)).toEqual([
      ["doomed"],
      ["doomed"],
      ["doomed"],
      ["doomed"],
      ["after-it"],
    ]);
    expect(await arrived("doomed")).toBe(0);
  });
});
