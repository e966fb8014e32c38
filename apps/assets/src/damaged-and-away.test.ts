import { randomBytes } from "node:crypto";
import { mkdir, rename, rmdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileKey } from "@zoetrope/storage";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTemporaryAssets } from "./testing/temporary-assets.ts";

let assets: Awaited<ReturnType<typeof openTemporaryAssets>>;
beforeAll(async () => {
  assets = await openTemporaryAssets();
});
afterAll(() => assets.close());

/** What somebody is told who asks for it. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await assets.app.request(path, { headers });
  const { status } = answer;
  const [retryAfter, cacheControl] = ["Retry-After", "Cache-Control"].map((name) => answer.headers.get(name));
  return { status, retryAfter, cacheControl, body: Buffer.from(await answer.arrayBuffer()) };
}

const notNow = { status: 503, retryAfter: "5", cacheControl: "no-cache" };
const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: "red" } })
  .png()
  .toBuffer();

/** One that is sent whole, one that is sent piece by piece, one that is compressed, one that is made smaller. */
const kinds = [
  ["small", randomBytes(5_000), "lottie", (key: FileKey) => `/files/${key}`, {}],
  ["large", randomBytes(1_500_000), "lottie", (key: FileKey) => `/files/${key}`, {}],
  ["partly read", randomBytes(5_000), "lottie", (key: FileKey) => `/files/${key}`, { Range: "bytes=0-9" }],
  [
    "compressed",
    Buffer.from(`{"a":"${"b".repeat(9_000)}"}`),
    "json",
    (key: FileKey) => `/files/${key}`,
    { "Accept-Encoding": "br" },
  ],
  ["picture", picture, "png", (key: FileKey) => `/cdn-cgi/image/width=160/files/${key}`, {}],
] as const;

describe.each(kinds)("a %s file", (_what, bytes, extension, addressOf, headers) => {
  it("whose bytes have changed is given to nobody, and again once it was uploaded again", async () => {
    const { key } = await assets.files.put(bytes, extension);
    const path = join(assets.folder, "files", key.slice(0, 2), key.slice(2, 3), key);
    await writeFile(path, Buffer.alloc((await stat(path)).size, "x"));
    expect(await ask(addressOf(key), headers)).toMatchObject(notNow);
    await assets.files.put(bytes, extension);
    expect((await ask(addressOf(key), headers)).status).toBe("Range" in headers ? 206 : 200);
  });
});

it("a store that is away is not taken for one without the file", async () => {
  const { key } = await assets.files.put(randomBytes(100), "lottie");
  const missing: FileKey = `${"0".repeat(64)}.json`;
  const store = join(assets.folder, "files");
  await rename(store, `${store}-away`);
  await mkdir(store);
  for (const asked of [key, missing]) {
    expect(await ask(`/files/${asked}`)).toMatchObject(notNow);
    expect((await ask(`/files/${asked}`)).body.toString()).toContain("Please try again later");
  }
  await rmdir(store);
  await rename(`${store}-away`, store);
  expect((await ask(`/files/${key}`)).status).toBe(200);
  expect((await ask(`/files/${missing}`)).status).toBe(404);
});
