import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FileKey } from "@zoetrope/storage";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTemporaryAssets } from "./testing/temporary-assets.ts";

let assets: Awaited<ReturnType<typeof openTemporaryAssets>>;
let poster: FileKey;
let reads = 0;
const browser = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";

beforeAll(async () => {
  assets = await openTemporaryAssets((files) => {
    const read = files.read.bind(files);
    files.read = (key) => {
      reads += 1;
      return read(key);
    };
    return files;
  });
  poster = await picture({ width: 800, height: 600 });
});
afterAll(() => assets.close());

async function picture(size: { width: number; height: number }, alpha = 0.5): Promise<FileKey> {
  const background = { r: 216, g: 52, b: 11, alpha };
  const bytes = await sharp({ create: { ...size, channels: 4, background } })
    .webp()
    .toBuffer();
  return (await assets.files.put(bytes, "webp")).key;
}

async function get(options: string, key: string, headers: Record<string, string> = { Accept: browser }) {
  const answer = await assets.app.request(`/cdn-cgi/image/${options}/files/${key}`, { headers });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body, text: body.toString() };
}

describe("a resized picture", () => {
  it("is as wide as asked for, keeps its shape, and may be kept for ever", async () => {
    const { status, headers, body } = await get("width=320,quality=80,format=auto", poster);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=3600, s-maxage=30",
      vary: "Accept",
      "content-length": String(body.byteLength),
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 320, height: 240 });
    const again = await get("width=320,quality=80,format=auto", poster, {
      Accept: browser,
      "If-None-Match": headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });

  it("is never made larger than it is", async () => {
    expect(await sharp((await get("width=2400", poster)).body).metadata()).toMatchObject({
      width: 800,
      height: 600,
    });
  });

  it("comes in a format that the asking program knows", async () => {
    expect((await get("width=160", poster, { Accept: "image/avif,*/*" })).headers.get("content-type")).toBe(
      "image/avif",
    );
    expect(
      (await get("width=160", poster, { Accept: "image/webp;q=0,*/*" })).headers.get("content-type"),
    ).toBe("image/png");
    const opaque = await picture({ width: 400, height: 400 }, 1);
    expect((await get("width=160", opaque, {})).headers.get("content-type")).toBe("image/jpeg");
  });

  it("is made once for many who ask at the same moment, and after that read from the cache", async () => {
    const key = await picture({ width: 500, height: 500 });
    const before = reads;
    const answers = await Promise.all(Array.from({ length: 10 }, () => get("width=320", key)));
    answers.push(await get("quality=80,width=320,format=auto", key));
    expect(reads).toBe(before + 1);
    expect(new Set(answers.map(({ body }) => body.toString("base64"))).size).toBe(1);
    const cached = (await readdir(assets.imageCacheFolder, { recursive: true })).filter((name) =>
      name.includes(key.slice(0, 64)),
    );
    expect(cached).toHaveLength(1);
  });

  it("can be made from a drawing", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="red"/></svg>';
    const { key } = await assets.files.put(new TextEncoder().encode(svg), "svg");
    expect(await sharp((await get("width=320", key)).body).metadata()).toMatchObject({
      width: 320,
      height: 160,
    });
  });

  it("shows nothing of this machine's files that a drawing points to, and expands no bomb", async () => {
    const secret = join(assets.folder, "secret.png");
    await sharp({ create: { width: 64, height: 64, channels: 3, background: "#ff0000" } })
      .png()
      .toFile(secret);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><image href="file://${secret}" width="160" height="160"/></svg>`;
    const { key } = await assets.files.put(new TextEncoder().encode(svg), "svg");
    const { body } = await get("width=160", key);
    expect((await sharp(body).stats()).channels[3]?.max).toBe(0);

    const levels = Array.from(
      { length: 12 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "bomb">${levels.join("")}]><svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><text>&e12;</text></svg>`;
    const stored = await assets.files.put(new TextEncoder().encode(bomb), "svg");
    expect((await get("width=160", stored.key)).status).toBe(400);
  });

  it("may be asked for by the full address of this host", async () => {
    const answer = await assets.app.request(`/cdn-cgi/image/width=160/http://localhost:3004/files/${poster}`);
    expect(answer.status).toBe(200);
  });
});

describe("what cannot be resized is refused with the reason", () => {
  it.each([
    ["width=321", "the width is one of 160, 320"],
    ["width=0320", "the width is one of"],
    ["quality=80", "the width is one of"],
    ["width=320,quality=81", "the quality is one of 60, 80, 90"],
    ["width=320,format=gif", "the format is auto"],
    ["width=320,width=640", "options are written"],
    ["width=320,fit=cover", "the options are width, quality and format"],
    ["320", "options are written"],
  ])("options %s", async (options, reason) => {
    const { status, text } = await get(options, poster);
    expect([status, text]).toEqual([400, expect.stringContaining(reason)]);
  });

  it("a file that is no picture", async () => {
    const { key } = await assets.files.put(randomBytes(10), "lottie");
    expect(await get("width=320", key)).toMatchObject({
      status: 400,
      text: "Not possible: this file is not a picture.",
    });
  });

  it("bytes that only look like a picture", async () => {
    const { key } = await assets.files.put(randomBytes(1000), "png");
    expect(await get("width=320", key)).toMatchObject({
      status: 400,
      text: "Not possible: this picture cannot be read.",
    });
  });

  it("a small file that unpacks to more pixels than anyone needs", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>';
    const { key } = await assets.files.put(new TextEncoder().encode(svg), "svg");
    expect((await get("width=320", key)).status).toBe(400);
  });

  it("a picture that does not exist, or is somewhere else", async () => {
    expect((await get("width=320", `${"0".repeat(64)}.webp`)).status).toBe(404);
    for (const path of [
      "https://example.com/a.png",
      "files/../files/x",
      "brand/logo.svg",
      "http://localhost:3004.evil.example/files/x",
    ]) {
      expect((await assets.app.request(`/cdn-cgi/image/width=320/${path}`)).status).toBe(400);
    }
  });
});

describe("the picture that a link to an animation is shown with", () => {
  const getLinkPicture = (tissue: string, key: string) => assets.app.request(`/og/${tissue}/${key}.png`);

  it("is a PNG of 1200 × 630 with the poster on its tissue, kept for ever", async () => {
    const answer = await getLinkPicture("sky", poster);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600, s-maxage=30");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    for (const [channel, value] of [0xab, 0xd3, 0xe2].entries())
      expect(Math.abs((at(4, 4)[channel] ?? 0) - value)).toBeLessThan(4);
    expect(at(600, 300)).not.toEqual(at(4, 4));
    expect(at(80, 567)).not.toEqual(at(4, 4));
  });

  it("is made once", async () => {
    const tall = await picture({ width: 300, height: 900 });
    await getLinkPicture("rose", tall);
    const before = reads;
    expect((await getLinkPicture("rose", tall)).status).toBe(200);
    expect(reads).toBe(before);
  });

  it("is refused for an unknown ground, and is not there for an unknown poster", async () => {
    expect((await getLinkPicture("plaid", poster)).status).toBe(400);
    expect((await getLinkPicture("sky", "../../etc/passwd")).status).toBe(404);
    expect((await getLinkPicture("sky", `${"0".repeat(64)}.webp`)).status).toBe(404);
  });
});
