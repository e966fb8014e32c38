import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { HostApp } from "./host-listener.ts";
import { useHost } from "../testing/use-host.ts";

const serve = useHost();

/** The whole answer to these lines. */
async function send(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, "close");
  return answer;
}

/** An app that gives its secret from memory, too. */
const app: HostApp = Object.assign(
  new Hono().all("*", (context) => context.text("secret")),
  {
    handleCached(...[request, response]: Parameters<NonNullable<HostApp["handleCached"]>>) {
      if (request.url !== "/cached-fragment") return false;
      response.end("secret");
      return true;
    },
  },
);

describe("a request under another name", () => {
  it.each([
    ["of somebody's own that leads here", "GET / HTTP/1.1", "Host: evil.example"],
    ["for what is kept in memory", "GET /kept HTTP/1.1", "Host: evil.example"],
    ["at another port", "GET / HTTP/1.1", "Host: 127.0.0.1:1"],
    ["with ours behind it", "GET / HTTP/1.1", "Host: evil.example@OWN"],
    ["that a proxy is said to have been asked for", "GET / HTTP/1.1", "Host: x\r\nX-Forwarded-Host: OWN"],
    ["in its first line", "GET http://evil.example/kept HTTP/1.1", "Host: OWN"],
    ["behind ours, in a header of its own", "GET / HTTP/1.1", "Host: OWN\r\nHost: evil.example"],
    ["that is none", "GET / HTTP/1.0", "X-None: 1"],
    ["that brings a body", "POST / HTTP/1.1", "Host: evil.example\r\nContent-Length: 1\r\n\r\nx"],
  ])("%s is refused with 421 and what to set", async (_what, first, host) => {
    const { port, metrics } = await serve(app);
    const own = `127.0.0.1:${port}`;
    const answer = await send(port, first, host.replace("OWN", own));
    expect(answer).toContain("HTTP/1.1 421");
    expect(answer).toContain(`It answers at http://${own} and under no other name.`);
    expect(answer).toContain("API_URL");
    expect(answer).toContain("default-src 'none'");
    expect(answer).not.toMatch(/secret|evil/);
    expect((await metrics.render()).text).toContain('reason="unexpected-host"} 1');
  });

  it("is told whether the process lives and is ready", async () => {
    const { port } = await serve(app);
    for (const path of ["/healthz", "/readyz"])
      expect(await send(port, `GET ${path} HTTP/1.1`, "Host: 10.0.0.7")).toContain("HTTP/1.1 200");
  });
});

it("answers under its own name in every spelling", async () => {
  const own = "https://Zoetrope.example";
  const { port } = await serve(app, {}, own);
  for (const host of ["zoetrope.example", "ZOETROPE.example", "zoetrope.example:443"])
    expect(await send(port, "GET / HTTP/1.1", `Host: ${host}`), host).toContain("secret");
  expect(await send(port, `GET ${own}/ HTTP/1.1`, "Host: zoetrope.example")).toContain("secret");
  expect(await send(port, "GET / HTTP/1.1", "Host: zoetrope.example:80")).toContain("421");
});

describe("an app is told that a browser on this machine asks", () => {
  it.each([
    [true, "one that does", "GET / HTTP/1.1", "Accept: */*"],
    [false, "what a proxy brings", "GET / HTTP/1.1", "X-Forwarded-For: 203.0.113.9"],
    [false, "what a proxy says came from here", "GET / HTTP/1.1", "X-Forwarded-For: 127.0.0.1"],
    [false, "what a proxy signs otherwise", "GET / HTTP/1.1", "Forwarded: for=203.0.113.9"],
    [false, "what a silent proxy brings", "GET / HTTP/1.0", "Accept: */*"],
  ])("(%s) of %s", async (expected, _what, first, header) => {
    const { port } = await serve({
      fetch: (_request, { isLoopbackRequest }) => Response.json({ isLoopbackRequest }),
    });
    const answer = await send(port, first, `Host: 127.0.0.1:${port}`, header);
    expect(answer).toContain(JSON.stringify({ isLoopbackRequest: expected }));
  });
});
