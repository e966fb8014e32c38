import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { problemOfRefusal } from "@zoetrope/api-app";
import { afterEach, describe, expect, it } from "vitest";
import { Servers, type ConnectionLimits } from "./listeners.ts";

const sockets: Socket[] = [];
let servers: Servers;

async function serve(
  limits: Partial<ConnectionLimits>,
  describeRefusal?: Parameters<Servers["create"]>[2],
): Promise<Server> {
  servers = new Servers(limits);
  const server = servers.create(
    (request, response) => {
      request.resume();
      request.once("end", () => response.end("answered"));
      request.once("error", () => response.destroy());
    },
    {},
    describeRefusal,
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** A visitor who sends `text` and then nothing, and everything they are told until the connection is closed. */
async function visit(server: Server, text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return received;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await servers.drain();
});

const quick = { headersTimeoutInMs: 150, requestTimeoutInMs: 300, checkIntervalInMs: 50 };

describe("a connection", () => {
  it.each([
    ["sends its headers one letter at a time", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a"],
    ["promises a body and keeps it", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc"],
  ])("that %s is told 408 and closed", async (_what, text) => {
    expect(await visit(await serve(quick), text)).toContain("408 Request Timeout");
  });

  it("of a host that takes large files has its own time for a body", async () => {
    const server = await serve(quick);
    const patient = servers.create(
      (request, response) => {
        request.resume();
        request.once("end", () => response.end("answered"));
      },
      { requestTimeoutInMs: 60_000 },
    );
    patient.listen(0, "127.0.0.1");
    await once(patient, "listening");
    const head = "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 6\r\n\r\n";
    const socket = connect((patient.address() as AddressInfo).port, "127.0.0.1");
    sockets.push(socket);
    socket.write(`${head}abc`);
    // The other one has closed by then what began at the same time.
    expect(await visit(server, `${head}abc`)).toContain("408 Request Timeout");
    socket.write("def");
    const [received] = (await once(socket, "data")) as [Buffer];
    expect(received.toString()).toContain("200 OK");
  });

  it("that never says a word is closed", async () => {
    expect(await visit(await serve(quick), "")).not.toContain("200 OK");
  });

  it("that rests after its request is closed in the end", async () => {
    const server = await serve({ ...quick, keepAliveTimeoutInMs: 100 });
    expect(await visit(server, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")).toContain("answered");
  });

  it.each([
    ["headers", `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(3_000)}\r\n\r\n`],
    ["an address", `GET /${"a".repeat(3_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])("with %s over the limit is told 431 and closed", async (_what, text) => {
    expect(await visit(await serve({ maxHeaderBytes: 2_048 }), text)).toContain("431 ");
  });

  it.each([
    ["431 Request Header Fields Too Large", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(3_000)}\r\n\r\n`],
    ["400 Bad Request", "BREW / HTTP/1.1\r\n\r\n"],
  ])("of a host for programs is told %s in its words", async (status, text) => {
    const server = await serve({ maxHeaderBytes: 2_048 }, problemOfRefusal);
    const [head = "", body = ""] = (await visit(server, text)).split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(head).toContain("content-type: application/problem+json");
    expect(JSON.parse(body)).toMatchObject({ status: Number(status.slice(0, 3)), code: "bad-request" });
  });

  it("is told at its last request that it closes, and is answered no further", async () => {
    const server = await serve({ maxRequestsPerConnection: 2, keepAliveTimeoutInMs: 100 });
    const received = await visit(server, "GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(3));
    expect(received.match(/answered/g)).toHaveLength(2);
    const [first = "", second = ""] = received.split("answered");
    expect(first).toMatch(/connection: keep-alive/i);
    expect(second).toMatch(/connection: close/i);
  });

  it("over the number that a host takes is closed without an answer, and others are served", async () => {
    const server = await serve({ maxConnections: 1 });
    const first = connect((server.address() as AddressInfo).port, "127.0.0.1");
    sockets.push(first);
    await once(server, "connection");
    expect(await visit(server, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")).toBe("");
    first.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const [answer] = (await once(first, "data")) as [Buffer];
    expect(answer.toString()).toContain("200 OK");
  });
});
