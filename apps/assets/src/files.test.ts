import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FileKey } from "@zoetrope/storage";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTemporaryAssets } from "./testing/temporary-assets.ts";

let assets: Awaited<ReturnType<typeof openTemporaryAssets>>;
let reads = 0;
const json = new TextEncoder().encode(
  JSON.stringify({ v: "5.7", layers: Array.from({ length: 500 }, (_, ind) => ({ ind, ty: 4 })) }),
);
const archive = randomBytes(10_000);
const missing = `/files/${"0".repeat(64)}.json`;
let jsonKey: FileKey;
let archiveKey: FileKey;

beforeAll(async () => {
  assets = await openTemporaryAssets((files) => {
    const read = files.read.bind(files);
    files.read = (key) => {
      reads += 1;
      return read(key);
    };
    return files;
  });
  jsonKey = (await assets.files.put(json, "json")).key;
  archiveKey = (await assets.files.put(archive, "lottie")).key;
});
afterAll(() => assets.close());

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await assets.app.request(path, { method, headers });
  return {
    answer,
    status: answer.status,
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

describe("a stored file", () => {
  it("is sent whole, is asked for again by shared caches and runs nothing", async () => {
    const { status, headers, body } = await get(`/files/${archiveKey}`);
    expect(status).toBe(200);
    expect(body.equals(archive)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/zip+dotlottie",
      "content-length": "10000",
      "cache-control": "public, max-age=3600, s-maxage=30",
      etag: `"${archiveKey}"`,
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
    });
    expect(headers.get("content-security-policy")).toContain("sandbox; default-src 'none'");
    expect(headers.has("access-control-allow-credentials")).toBe(false);
  });

  it("answers HEAD like GET, without the bytes", async () => {
    const { status, headers, body } = await get(`/files/${archiveKey}`, { Range: "bytes=0-1" }, "HEAD");
    expect([status, headers.get("content-length"), body.byteLength]).toEqual([200, "10000", 0]);
  });

  it("is not sent again to who has it", async () => {
    for (const tag of [`"${jsonKey}"`, `W/"${jsonKey}"`, `"x", "${jsonKey}-br"`, "*"]) {
      const { status, body, headers } = await get(`/files/${jsonKey}`, { "If-None-Match": tag });
      expect([status, body.byteLength, headers.get("etag")]).toEqual([304, 0, `"${jsonKey}"`]);
    }
    expect((await get(`/files/${jsonKey}`, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("is 404 when it does not exist, and 400 when the name is not one", async () => {
    expect((await get(missing)).status).toBe(404);
    for (const name of ["x", "%2e%2e%2fpasswd", `${"0".repeat(64)}.exe`, "%00", "%E0%A4%A"]) {
      expect((await get(`/files/${name}`)).status).toBe(400);
    }
  });

  it("cannot be changed here", async () => {
    expect((await get(`/files/${jsonKey}`, {}, "DELETE")).status).toBe(405);
  });
});

describe("a part of a file", () => {
  it.each([
    ["bytes=0-0", 0, 0],
    ["bytes=100-199", 100, 199],
    ["bytes=9990-", 9990, 9999],
    ["bytes=-10", 9990, 9999],
    ["bytes=-99999", 0, 9999],
    ["bytes=0-99999", 0, 9999],
  ])("is sent for %s", async (range, start, end) => {
    const { status, headers, body } = await get(`/files/${archiveKey}`, { Range: range });
    expect(status).toBe(206);
    expect(headers.get("content-range")).toBe(`bytes ${start}-${end}/10000`);
    expect(body.equals(archive.subarray(start, end + 1))).toBe(true);
  });

  it.each(["bytes=10000-", "bytes=99999-100000", "bytes=-0"])(
    "is 416 for %s, which is outside",
    async (range) => {
      const { status, headers } = await get(`/files/${archiveKey}`, { Range: range });
      expect([status, headers.get("content-range")]).toEqual([416, "bytes */10000"]);
    },
  );

  it.each(["bytes=5-2", "bytes=0-1,5-6", "items=0-1", "bytes=a-b", "bytes=-"])(
    "is the whole for %s",
    async (range) => {
      expect((await get(`/files/${archiveKey}`, { Range: range })).status).toBe(200);
    },
  );

  it("is only sent under If-Range when the file is still the same", async () => {
    const part = { Range: "bytes=0-9" };
    expect((await get(`/files/${archiveKey}`, { ...part, "If-Range": `"${archiveKey}"` })).status).toBe(206);
    expect((await get(`/files/${archiveKey}`, { ...part, "If-Range": '"other"' })).status).toBe(200);
    expect(
      (await get(`/files/${archiveKey}`, { ...part, "If-Range": "Sat, 21 Nov 2026 00:00:00 GMT" })).status,
    ).toBe(200);
  });

  it("counts the bytes as stored, never those of a compressed copy", async () => {
    const { status, headers, body } = await get(`/files/${jsonKey}`, {
      Range: "bytes=0-9",
      "Accept-Encoding": "br",
    });
    expect([status, headers.get("content-encoding")]).toEqual([206, null]);
    expect(body.equals(Buffer.from(json.subarray(0, 10)))).toBe(true);
  });
});

describe("compression", () => {
  it.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip;q=1.0, br;q=0", "gzip", gunzipSync],
  ])("of JSON for %s", async (accepted, coding, unpack) => {
    const { headers, body } = await get(`/files/${jsonKey}`, { "Accept-Encoding": accepted });
    expect(headers.get("content-encoding")).toBe(coding);
    expect(headers.get("vary")).toBe("Accept-Encoding");
    expect(headers.get("etag")).toBe(`"${jsonKey}-${coding}"`);
    expect(headers.get("content-length")).toBe(String(body.byteLength));
    expect(body.byteLength).toBeLessThan(json.byteLength / 4);
    expect(unpack(body).equals(Buffer.from(json))).toBe(true);
  });

  it("is done once", async () => {
    const { key } = await assets.files.put(new TextEncoder().encode(`<svg>${" ".repeat(5000)}</svg>`), "svg");
    const before = reads;
    await Promise.all([1, 2, 3].map(() => get(`/files/${key}`, { "Accept-Encoding": "br" })));
    await get(`/files/${key}`, { "Accept-Encoding": "br" });
    expect(reads).toBe(before + 1);
  });

  it("leaves alone what is packed already, and whom did not ask", async () => {
    expect(
      (await get(`/files/${archiveKey}`, { "Accept-Encoding": "br" })).headers.get("content-encoding"),
    ).toBeNull();
    expect((await get(`/files/${jsonKey}`)).headers.get("content-encoding")).toBeNull();
    expect((await get(`/files/${jsonKey}`)).headers.get("vary")).toBe("Accept-Encoding");
  });
});

describe("a download", () => {
  it.each([
    ["owl.json", 'attachment; filename="owl.json"'],
    ["two words.json", 'attachment; filename="two words.json"'],
    ["Crème (1).json", "attachment; filename=\"Creme (1).json\"; filename*=UTF-8''Cr%C3%A8me%20%281%29.json"],
    ["梟.json", "attachment; filename=\"_.json\"; filename*=UTF-8''%E6%A2%9F.json"],
    ["50%.json", "attachment; filename=\"50_.json\"; filename*=UTF-8''50%25.json"],
  ])("is saved as %s", async (filename, disposition) => {
    const { status, headers } = await get(`/files/${jsonKey}/${encodeURIComponent(filename)}`);
    expect([status, headers.get("content-disposition")]).toEqual([200, disposition]);
  });

  it.each([
    "owl.html",
    "owl.json.exe",
    "a/b.json",
    "..json",
    "a\\b.json",
    'a".json',
    "a\r\nSet-Cookie: x.json",
    "gpj.\u202enosj.json",
    `${"a".repeat(150)}.json`,
  ])("is refused as %j", async (filename) => {
    const { status, headers } = await get(`/files/${jsonKey}/${encodeURIComponent(filename)}`);
    expect([status, headers.get("content-disposition")]).toEqual([400, null]);
  });
});

describe("the brand's drawings", () => {
  it.each(["logo", "mark", "wordmark", "badges/ios", "badges/android", "badges/vision-os", "badges/desktop"])(
    "can be fetched by every site: %s",
    async (name) => {
      const { status, headers, body } = await get(`/brand/${name}.svg`, { Origin: "http://localhost:3000" });
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("image/svg+xml");
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(body.toString()).toMatch(/^<svg .*<\/svg>\s*$/s);
      expect((await get(`/brand/${name}.svg`, { "If-None-Match": headers.get("etag") ?? "" })).status).toBe(
        304,
      );
    },
  );

  it.each(["other", "badges/other", "../README", "badges/../../README"])(
    "are no others: %s",
    async (name) => {
      expect((await get(`/brand/${name}.svg`)).status).toBe(404);
    },
  );
});

it("answers a preflight for ranges", async () => {
  const { status, headers } = await get(
    `/files/${jsonKey}`,
    { "Access-Control-Request-Headers": "range" },
    "OPTIONS",
  );
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-headers")).toContain("Range");
});
