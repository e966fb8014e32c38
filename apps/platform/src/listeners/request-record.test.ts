import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { useHost } from "../testing/use-host.ts";

const serve = useHost();

describe("the record of a request", () => {
  it("logs a request with its trace and without its query", async () => {
    const { url, lines } = await serve(new Hono().get("/found", (context) => context.text("yes")));
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    await fetch(`${url}/found?q=private`, {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, "x-request-id": "given-by-proxy" },
    });
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      requestId: "given-by-proxy",
      traceId,
      parentId: "00f067aa0ba902b7",
      method: "GET",
      path: "/found",
      status: 200,
      clientAddress: "127.0.0.1",
    });
    expect(lines[0]).not.toContain("private");
  });

  it.each([
    "/private/token-of-a-reader/0a.webp",
    "http://assets.example/private/token-of-a-reader/0a.json/drum.json",
  ])("logs nothing that opens a private file: %s", async (address) => {
    const { port, lines } = await serve(new Hono().get("*", (context) => context.text("yes")));
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    await once(socket, "data");
    socket.destroy();
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: expect.stringContaining("/private/-/0a.") });
    expect(lines[0]).not.toContain("token-of-a-reader");
  });

  it("logs whatever an address holds as one line of JSON", async () => {
    const { port, lines } = await serve(new Hono().get("*", (context) => context.text("yes")));
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /a"b\\","status":"1 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    await once(socket, "data");
    socket.destroy();
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: expect.stringContaining('"b\\","status":"1') });
    expect(lines[0]?.match(/\n/g)).toHaveLength(1);
  });

  it("says in the line that an answer did not reach who asked", async () => {
    const begun = Promise.withResolvers<void>();
    const app = new Hono().get("/slow", async (context) => {
      begun.resolve();
      await once(context.req.raw.signal, "abort");
      return context.text("late");
    });
    const { port, lines } = await serve(app);
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /slow HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    await begun.promise;
    socket.destroy();
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: "/slow", isAborted: true });
  });

  it("counts requests by host and status", async () => {
    const { url, metrics } = await serve(new Hono());
    await fetch(`${url}/none`);
    await expect
      .poll(async () => (await metrics.render()).text)
      .toContain('zoetrope_http_request_duration_seconds_count{host="api",method="GET",status="404"} 1');
  });
});
