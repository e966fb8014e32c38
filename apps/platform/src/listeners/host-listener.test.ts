import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { HostApp } from "./host-listener.ts";
import { useHost } from "../testing/use-host.ts";

const serve = useHost();

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
      socket.write(`POST / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${header}\r\n\r\n`);
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
    expect(await response.text()).toContain("20 MB");
  });

  it("answers what is not HTTP with 400 and goes on", async () => {
    const { port, url } = await serve(new Hono());
    const socket = connect(port, "127.0.0.1");
    socket.write("\u0016\u0003\u0001 this is not HTTP\r\n\r\n");
    const [chunk] = (await once(socket, "data")) as [Buffer];
    expect(chunk.toString()).toContain("400 Bad Request");
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
