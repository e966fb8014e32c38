import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { FileKey, FileStore } from "@zoetrope/storage";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTemporaryAssets } from "./testing/temporary-assets.ts";

const bytes = randomBytes(24 * 1024 * 1024);
let assets: Awaited<ReturnType<typeof openTemporaryAssets>>;
let server: Server;
let origin: string;
let key: FileKey;
let cancelled: Promise<void>;

/** Tells when a stream that the store handed out is given up by its reader. */
function watchCancel(files: FileStore): FileStore {
  const stream = files.stream.bind(files);
  files.stream = async (...which) => {
    const inner = (await stream(...which))?.getReader();
    if (!inner) return null;
    const { promise, resolve } = Promise.withResolvers<void>();
    cancelled = promise;
    return new ReadableStream({
      async pull(controller) {
        const { value, done } = await inner.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel(reason) {
        await inner.cancel(reason);
        resolve();
      },
    });
  };
  return files;
}

beforeAll(async () => {
  assets = await openTemporaryAssets(watchCancel);
  ({ key } = await assets.files.put(bytes, "lottie"));
  server = serve({ fetch: assets.app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  if (!server.listening) await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await assets.close();
});

it("sends a large file whole, in parts, and its size to HEAD", async () => {
  const whole = await fetch(`${origin}/files/${key}`);
  expect(whole.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  const part = await fetch(`${origin}/files/${key}`, { headers: { Range: "bytes=1000000-2999999" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-length")).toBe("2000000");
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1_000_000, 3_000_000))).toBe(true);
  const head = await fetch(`${origin}/files/${key}`, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(String(bytes.byteLength));
});

it("closes the file when the reader hangs up in the middle, and goes on serving", async () => {
  const request = get(`${origin}/files/${key}`);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  await once(answer, "readable");
  request.destroy();
  await cancelled;
  const next = await fetch(`${origin}/files/${key}`, { headers: { Range: "bytes=0-3" } });
  expect(Buffer.from(await next.arrayBuffer()).equals(bytes.subarray(0, 4))).toBe(true);
});

it("keeps the length of a compressed answer right on the wire", async () => {
  const json = new TextEncoder().encode(
    JSON.stringify({ layers: Array.from({ length: 1000 }, (_, ind) => ({ ind })) }),
  );
  const stored = await assets.files.put(json, "json");
  const answer = await fetch(`${origin}/files/${stored.key}`, { headers: { "Accept-Encoding": "br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(json))).toBe(true);
});
