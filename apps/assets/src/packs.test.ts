import type { PackArchive } from "@zoetrope/catalog";
import type { FileKey } from "@zoetrope/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTemporaryAssets } from "./testing/temporary-assets.ts";

let assets: Awaited<ReturnType<typeof openTemporaryAssets>>;
const archives = new Map<string, PackArchive>();

beforeAll(async () => {
  assets = await openTemporaryAssets(undefined, { archive: async (slug) => archives.get(slug) ?? null });
  const owl = new TextEncoder().encode("an owl");
  const { key } = await assets.files.put(owl, "lottie");
  const file = { filename: "owl-1.lottie", key, sizeInBytes: owl.length };
  archives.set("originals", { files: [file], licenceText: "MIT License" });
  const gone = `${"0".repeat(64)}.lottie` as FileKey;
  archives.set("broken", { files: [file, { ...file, key: gone }], licenceText: "" });
});
afterAll(() => assets.close());

const get = async (path: string, init?: RequestInit): Promise<Response> => assets.app.request(path, init);

test("a whole set comes as a zip with its licence, and with its length said before", async () => {
  const answer = await get("/packs/originals.zip");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="originals.zip"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  const text = bytes.toString("latin1");
  for (const part of ["LICENCE.txt", "MIT License", "owl-1.lottie", "an owl"]) expect(text).toContain(part);

  const head = await get("/packs/originals.zip", { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(String(bytes.length));
  const etag = answer.headers.get("etag") ?? "";
  expect((await get("/packs/originals.zip", { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("with what is premium it comes to whoever has a signed address alone, and to no shared cache", async () => {
  const asked: unknown[] = [];
  const premium = await openTemporaryAssets(
    undefined,
    {
      archive: async (slug, options) => {
        asked.push([slug, options]);
        return archives.get(slug) ?? null;
      },
    },
    {
      isPublic: async () => true,
      openPrivate: async ({ token, key }) => (token === "signed" && key === "originals.zip" ? 200 : null),
    },
  );
  const answer = await premium.app.request("/private/signed/originals.zip");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, max-age=200");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="originals.zip"');
  expect(asked).toEqual([["originals", { withPremium: true }]]);
  for (const path of ["/private/other/originals.zip", "/private/signed/broken.zip"])
    expect((await premium.app.request(path)).status, path).toBe(404);
  await answer.body?.cancel();
  expect(asked).toHaveLength(1);
  await premium.app.request("/packs/originals.zip", { method: "HEAD" });
  expect(asked[1]).toEqual(["originals", { withPremium: false }]);
  await premium.close();
});

test("a set that nobody has is not found", async () => {
  for (const path of ["/packs/nothing.zip", "/packs/..zip", "/packs/Originals.zip"])
    expect((await get(path)).status, path).toBe(404);
});

test("an archive whose file is gone breaks off instead of looking whole", async () => {
  const answer = await get("/packs/broken.zip");
  await expect(answer.arrayBuffer()).rejects.toThrow("no file");
  expect((await get("/packs/originals.zip")).status).toBe(200);
});

test("so many archives at once, and no more until somebody has theirs or goes away", async () => {
  const assetsOfNobodyElse = await openTemporaryAssets(undefined, {
    archive: async (slug) => archives.get(slug) ?? null,
  });
  const ask = async () => assetsOfNobodyElse.app.request("/packs/originals.zip");
  const running = await Promise.all(Array.from({ length: 8 }, ask));
  const refused = await ask();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await running[0]?.body?.cancel();
  expect((await ask()).status).toBe(200);
  await assetsOfNobodyElse.close();
});
