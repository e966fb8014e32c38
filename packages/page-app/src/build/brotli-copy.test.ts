import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { brotliCopy, removeUnused } from "./brotli-copy.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "zoetrope-brotli-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = new TextEncoder().encode("zoetrope ".repeat(1_000));

it("a copy says the same, smaller, and a second build takes the first one's", async () => {
  const copy = await brotliCopy(bytes, 11, path.join(folder, "cache"));
  expect(copy.length).toBeLessThan(bytes.length / 10);
  expect(brotliDecompressSync(copy)).toEqual(Buffer.from(bytes));
  const [name] = readdirSync(path.join(folder, "cache"));
  writeFileSync(path.join(folder, "cache", String(name)), "of the first");
  expect(await brotliCopy(bytes, 11, path.join(folder, "cache"))).toEqual(Buffer.from("of the first"));
});

it("other bytes are compressed anew", async () => {
  await brotliCopy(bytes, 11, folder);
  const other = bytes.slice(9);
  expect(brotliDecompressSync(await brotliCopy(other, 11, folder))).toEqual(Buffer.from(other));
});

it("what no build asked for in two weeks is removed, and nothing else", async () => {
  await brotliCopy(bytes, 11, folder);
  const old = path.join(folder, "old.br");
  writeFileSync(old, "");
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  utimesSync(old, longAgo, longAgo);
  removeUnused(folder);
  expect(readdirSync(folder)).toHaveLength(1);
  await expect(brotliCopy(bytes, 11, folder)).resolves.toBeDefined();
});
