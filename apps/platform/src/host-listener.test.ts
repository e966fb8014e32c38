import { once } from "node:events";
import { connect } from "node:net";
import { BlockList } from "node:net";
import { createLogger } from "@zoetrope/kit";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { createHostListener, type HostApp } from "./host-listener.ts";
import { Servers } from "./listeners.ts";
import { createMetrics } from "./metrics.ts";
import { Readiness } from "./readiness.ts";

const urls = {
  site: "http://s",
  accounts: "http://c",
  workflow: "http://w",
  api: "http://p",
  assets: "http://a",
};
let stop: () => Promise<void> = async () => {};

async function serve(app: HostApp, checks: Record<string, () => Promise<void>> = {}) {
  const lines: string[] = [];
  const logger = createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const readiness = new Readiness(checks, createLogger({ level: "silent" }));
  const metrics = createMetrics();
  const servers = new Servers();
  const server = servers.create(
    createHostListener({
      host: "api",
      app,
      urls,
      logger,
      metrics,
      readiness,
      trustedProxies: new BlockList(),
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stop = () => servers.drain();
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, port, lines, metrics, readiness, servers };
}

afterEach(() => stop());

describe("every host", () => {
  it("sends the security headers and a request id with every answer", async () => {
    const { url } = await serve(new Hono());
    for (const path of ["/", "/healthz", "/readyz", `/${"a".repeat(9_000)}`]) {
      const { headers } = await fetch(url + path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      for (const name of [
        "referrer-policy",
        "permissions-policy",
        "cross-origin-opener-policy",
        "x-request-id",
      ]) {
        expect(headers.get(name), name).toBeTruthy();
      }
    }
  });

  it("lets an app set a policy of its own", async () => {
    const app = new Hono().get("/", (context) =>
      context.text("", 200, { "content-security-policy": "default-src 'self'" }),
    );
    const { url } = await serve(app);
    expect((await fetch(url)).headers.get("content-security-policy")).toBe("default-src 'self'");
  });

  it("shows no stack when an app fails", async () => {
    const app = new Hono().get("/", () => {
      throw new Error("secret detail");
    });
    app.onError((error) => {
      throw error;
    });
    const { url, lines } = await serve(app);
    const response = await fetch(url);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/secret detail|\.ts|node_modules/);
    expect(lines.join("")).toContain("secret detail");
  });

  it("refuses addresses over 8 kB with 414", async () => {
    const { url } = await serve(new Hono());
    expect((await fetch(`${url}/${"a".repeat(9_000)}`)).status).toBe(414);
  });

  it("refuses addresses that cannot be read with 400, and lets their queries be", async () => {
    const { url } = await serve(new Hono().get("*", (context) => context.text("read")));
    expect((await fetch(`${url}/animation/%F0%9F`)).status).toBe(400);
    expect(await (await fetch(`${url}/a%20b?q=100%`)).text()).toBe("read");
  });

  it("lets an app answer them that has a page of its own for it", async () => {
    const app = new Hono().get("*", (context) => context.text("zu lang", 414));
    const { url } = await serve(Object.assign(app, { refusesAddresses: true }));
    const response = await fetch(`${url}/${"a".repeat(9_000)}`);
    expect([response.status, await response.text()]).toEqual([414, "zu lang"]);
  });

  it("lets an app say in its own format what the platform refuses and fails at", async () => {
    const app = new Hono().get("/broken", () => {
      throw new Error("secret detail");
    });
    app.onError((error) => {
      throw error;
    });
    const describeRefusal: HostApp["describeRefusal"] = ({ status, reason }) =>
      Response.json({ reason }, { status });
    const { url } = await serve(Object.assign(app, { describeRefusal }));
    const answers = await Promise.all(
      [`${url}/${"a".repeat(9_000)}`, `${url}/broken`].map(async (address) => {
        const response = await fetch(address);
        return [response.status, await response.json()];
      }),
    );
    expect(answers).toEqual([
      [414, { reason: "url-too-long" }],
      [500, { reason: "failed" }],
    ]);
  });

  it("refuses a body over the limit of its host before reading it, and one of unknown length", async () => {
    let isReached = false;
    const app = new Hono().post("/", (context) => {
      isReached = true;
      return context.text("");
    });
    const { port } = await serve(app);
    const answerTo = async (header: string): Promise<string> => {
      const socket = connect(port, "127.0.0.1");
      socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
      const [chunk] = (await once(socket, "data")) as [Buffer];
      socket.destroy();
      return chunk.toString().split("\r\n\r\n")[0] ?? "";
    };
    const tooLarge = "Content-Length: 22020097";
    expect(await answerTo(tooLarge)).toContain("HTTP/1.1 413");
    expect(await answerTo(`Origin: http://w\r\n${tooLarge}`)).toContain(
      "Access-Control-Allow-Origin: http://w",
    );
    expect(await answerTo(`Origin: http://evil\r\n${tooLarge}`)).not.toContain("Access-Control");
    expect(await answerTo("Transfer-Encoding: chunked")).toContain("HTTP/1.1 411");
    expect(isReached).toBe(false);
  });

  it("lets whoever sends too much read why, instead of cutting them off", async () => {
    const { url } = await serve(new Hono());
    const response = await fetch(url, { method: "POST", body: new Uint8Array(23_000_000) });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("21 MB");
  });

  it("answers what is not HTTP with 400 and goes on", async () => {
    const { port, url } = await serve(new Hono());
    const socket = connect(port, "127.0.0.1");
    socket.write("\u0016\u0003\u0001 this is not HTTP\r\n\r\n");
    const [chunk] = (await once(socket, "data")) as [Buffer];
    expect(chunk.toString()).toContain("400 Bad Request");
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

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

  it("logs whatever an address holds as one line of JSON", async () => {
    const { port, lines } = await serve(new Hono().get("*", (context) => context.text("yes")));
    const socket = connect(port, "127.0.0.1");
    socket.write('GET /a"b\\","status":"1 HTTP/1.1\r\nHost: x\r\n\r\n');
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
    socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
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

describe("an answer from memory", () => {
  const withMemory = (): HostApp =>
    Object.assign(
      new Hono().all("*", (context) => context.text("made")),
      {
        handleCached: (
          ...[request, response, headers, requestId]: Parameters<NonNullable<HostApp["handleCached"]>>
        ) => {
          if (request.url !== "/kept") return false;
          response.writeHead(200, [...headers, "X-Request-Id", requestId]);
          response.end("kept");
          return true;
        },
      },
    );

  it("has the security headers, an id, a line and a count like any other", async () => {
    const { url, lines, metrics } = await serve(withMemory());
    const response = await fetch(`${url}/kept`, { headers: { "x-request-id": "given-by-proxy" } });
    expect(await response.text()).toBe("kept");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("x-request-id")).toBe("given-by-proxy");
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      requestId: "given-by-proxy",
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
      path: "/kept",
      status: 200,
    });
    expect((await metrics.render()).text).toContain('_count{host="api",method="GET",status="200"} 1');
  });

  it("is not given to a request that brings a body", async () => {
    const { url } = await serve(withMemory());
    const response = await fetch(`${url}/kept`, { method: "POST", body: "x" });
    expect(await response.text()).toBe("made");
  });

  it("to what brings a body is for the app to give, before the body is read", async () => {
    const turnAway: HostApp["turnAway"] = (request, response, headers, requestId) => {
      if (request.url !== "/full") return false;
      response.writeHead(503, [...headers, "X-Request-Id", requestId, "Content-Length", "0"]).end();
      return true;
    };
    const { url, metrics } = await serve({ ...withMemory(), turnAway });
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

describe("readiness", () => {
  it("names what is missing, while the process stays alive", async () => {
    const { url } = await serve(new Hono(), {
      database: () => Promise.reject(new Error("password=hunter2")),
      files: () => Promise.resolve(),
    });
    const response = await fetch(`${url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "unavailable", missing: ["database"] });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it("says no while requests under way are finished, then takes no more", async () => {
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const app = new Hono().get("/slow", async (context) => {
      begun.resolve();
      await release.promise;
      return context.text("finished");
    });
    const { url, readiness, servers } = await serve(app);
    const slow = fetch(`${url}/slow`);
    await begun.promise;
    readiness.drain();
    const drained = servers.drain();
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    release.resolve();
    expect(await (await slow).text()).toBe("finished");
    await drained;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });
});
