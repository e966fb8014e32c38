import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { describeFileStore } from "./testing/file-store-contract.ts";
import { openFileStore } from "./open-file-store.ts";
import { openS3Store } from "./s3-store.ts";
import { s3AddressOn, startS3Server, type S3Server } from "./testing/s3-server.ts";

let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

describeFileStore("an S3-compatible store", {
  open: (expectedId) => openFileStore({ url: s3.addressOf("contract"), folder: "/nowhere", expectedId }),
  damage: (key) => s3.damage(`contract/${key}`),
  takeAway: () => s3.takeAway(),
  bringBack: () => s3.bringBack(),
});

describe("an S3-compatible store", () => {
  it("that has been emptied is not taken for one that never had the file", async () => {
    const store = await openS3Store(s3.addressOf("emptied"));
    const { key } = await store.put(randomBytes(10), "json");
    await s3.empty("emptied");
    await expect(store.read(key)).rejects.toMatchObject({ code: "unavailable" });
    await expect(store.put(randomBytes(10), "json")).rejects.toMatchObject({ code: "unavailable" });
    await expect(openS3Store(s3.addressOf("emptied"), { expectedId: store.id })).rejects.toThrow(
      "its file .zoetrope-store is missing",
    );
    await store.close();
  });
});

describe("an S3-compatible store that behaves badly", () => {
  let proxy: Server | undefined;

  afterEach(() => {
    proxy?.closeAllConnections();
    proxy?.close();
  });

  async function behind(listener: RequestListener): Promise<number> {
    proxy = createServer(listener).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    return (proxy.address() as AddressInfo).port;
  }

  it("is asked again after an error of the server", async () => {
    const seen: string[] = [];
    const store = await openS3Store(
      s3AddressOn(
        await behind((incoming, outgoing) => {
          seen.push(incoming.method ?? "");
          if (seen.length % 2 === 1) incoming.resume().once("end", () => outgoing.writeHead(503).end());
          else forward(incoming, outgoing);
        }),
      ),
    );
    const bytes = randomBytes(100);
    const { key } = await store.put(bytes, "json");
    expect(Buffer.from((await store.read(key)) ?? [])).toEqual(bytes);
    // Each question twice: the store's mark, made and read and looked for again before the file is written, and read.
    expect(seen).toEqual(["GET", "GET", "PUT", "PUT", ...Array(4).fill("GET"), "PUT", "PUT", "GET", "GET"]);
    await store.close();
  });

  it("sends its condition, and takes 'already there' for stored where the bytes are the same", async () => {
    const conditions: (string | undefined)[] = [];
    const bytes = randomBytes(100);
    const direct = await openS3Store(s3AddressOn(s3.port));
    const { key } = await direct.put(bytes, "json");
    const store = await openS3Store(
      s3AddressOn(
        await behind((incoming, outgoing) => {
          if (incoming.method !== "PUT") return forward(incoming, outgoing);
          const condition = incoming.headers["if-none-match"];
          conditions.push(condition);
          if (condition === undefined) forward(incoming, outgoing);
          else incoming.resume().once("end", () => outgoing.writeHead(412).end());
        }),
      ),
    );
    await expect(store.put(bytes, "json")).resolves.toMatchObject({ key, sizeInBytes: 100 });
    expect(conditions).toEqual(["*"]);
    await s3.damage(`some/folder/${key}`);
    await store.put(bytes, "json");
    expect(conditions).toEqual(["*", "*", undefined]);
    expect(Buffer.from((await direct.read(key)) ?? [])).toEqual(bytes);
    await Promise.all([store.close(), direct.close()]);
  });

  it.each([409, 501])("writes without the condition after status %i", async (status) => {
    const store = await openS3Store(
      s3AddressOn(
        await behind((incoming, outgoing) => {
          if (incoming.method !== "PUT" || incoming.headers["if-none-match"] === undefined)
            forward(incoming, outgoing);
          else incoming.resume().once("end", () => outgoing.writeHead(status).end());
        }),
      ),
      { maxAttempts: 1 },
    );
    const { key } = await store.put(randomBytes(100), "json");
    expect(await store.head(key)).not.toBeNull();
    await store.close();
  });

  it("is given up when it never answers", async () => {
    const silent = await behind(() => undefined);
    await expect(openS3Store(s3AddressOn(silent), { answerTimeoutInMs: 50 })).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining(`http://127.0.0.1:${silent}/files`),
    });
  });

  it("is not believed when it sends other bytes than the range that was asked for", async () => {
    const store = await openS3Store(
      s3AddressOn(await behind((incoming, outgoing) => forward(incoming, outgoing, "range"))),
    );
    const { key } = await store.put(randomBytes(100), "json");
    await expect(store.stream(key, { start: 1, end: 5 })).rejects.toMatchObject({ code: "unavailable" });
    await store.close();
  });

  it("is reported when the bucket is missing or the key is wrong, without the secret", async () => {
    await expect(openS3Store(s3AddressOn(s3.port, "no-such-bucket"))).rejects.toMatchObject({
      code: "unavailable",
    });
    const wrong = openS3Store(`s3://somebody:hunter2@127.0.0.1:${s3.port}/files?tls=false`);
    await expect(wrong).rejects.toMatchObject({
      code: "unavailable",
      message: expect.not.stringContaining("hunter2"),
    });
  });
});

/** Passes a request on to the real store, leaving out one header when asked to. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, withoutHeader?: string): void {
  const headers = { ...incoming.headers };
  if (withoutHeader !== undefined) delete headers[withoutHeader];
  const { method, url } = incoming;
  const onward = request({ port: s3.port, host: "127.0.0.1", method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(onward);
}
