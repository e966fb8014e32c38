import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { HostApp } from "./host-listener.ts";
import { useHost } from "../testing/use-host.ts";

const serve = useHost();

describe("an answer from memory", () => {
  const withMemory = (): HostApp =>
    Object.assign(
      new Hono().all("*", (context) => context.text("made")),
      {
        handleCached: (
          ...[request, response, headers, requestId]: Parameters<NonNullable<HostApp["handleCached"]>>
        ) => {
          if (request.url !== "/cached-fragment") return false;
          response.writeHead(200, [...headers, "X-Request-Id", requestId]);
          response.end("kept");
          return true;
        },
      },
    );

  it("has the security headers, an id, a line and a count like any other", async () => {
    const { url, lines, metrics } = await serve(withMemory());
    const response = await fetch(`${url}/cached-fragment`, { headers: { "x-request-id": "given-by-proxy" } });
    expect(await response.text()).toBe("kept");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("x-request-id")).toBe("given-by-proxy");
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      requestId: "given-by-proxy",
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
      path: "/cached-fragment",
      status: 200,
    });
    expect((await metrics.render()).text).toContain('_count{host="api",method="GET",status="200"} 1');
  });

  it("gives its connection up, too, when the process is to end", async () => {
    const { url, servers } = await serve(withMemory());
    const noticed = Promise.withResolvers<void>();
    const drained = servers.drain(noticed.promise);
    expect((await fetch(`${url}/cached-fragment`)).headers.get("connection")).toBe("close");
    noticed.resolve();
    await drained;
  });

  it("is not given to a request that brings a body", async () => {
    const { url } = await serve(withMemory());
    const response = await fetch(`${url}/cached-fragment`, { method: "POST", body: "x" });
    expect(await response.text()).toBe("made");
  });

  it("to what brings a body is for the app to give, before the body is read", async () => {
    const shedLoad: HostApp["shedLoad"] = (request, response, headers, requestId) => {
      if (request.url !== "/full") return false;
      response.writeHead(503, [...headers, "X-Request-Id", requestId, "Content-Length", "0"]).end();
      return true;
    };
    const { url, metrics } = await serve({ ...withMemory(), shedLoad });
    const post = (path: string) => fetch(url + path, { method: "POST", body: "x" });
    const response = await post("/full");
    expect(response.status).toBe(503);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await post("/other")).status).toBe(200);
    expect((await fetch(`${url}/full`)).status).toBe(200);
    await expect
      .poll(async () => (await metrics.render()).text)
      .toContain('_count{host="api",method="POST",status="503"} 1');
  });
});
