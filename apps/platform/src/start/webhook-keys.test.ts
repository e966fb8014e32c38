import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StartFault } from "./start-fault.ts";
import { webhookKeysOf } from "./webhook-keys.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "webhook-keys-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const ask = (more: object = {}) =>
  webhookKeysOf({
    ZOETROPE_DATA: folder,
    DATABASE_URL: undefined,
    STORAGE_URL: undefined,
    WEBHOOK_ENCRYPTION_KEYS: [],
    ...more,
  });

it("the first start beside an embedded database makes a key for its user alone, and the next one reads it", () => {
  const [key] = ask();
  expect(key?.byteLength).toBe(32);
  expect(ask()).toEqual([key]);
  const file = join(folder, "webhook-encryption.key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(file, "utf8"), "base64")).toEqual(Buffer.from(key ?? []));
});

it("what is configured is taken; a database server has no other", () => {
  const keys = [Buffer.alloc(32, 7)];
  expect(ask({ WEBHOOK_ENCRYPTION_KEYS: keys })).toEqual(keys);
  expect(ask({ DATABASE_URL: "postgres://db.internal/zoetrope" })).toEqual([]);
});

it("a file that was cut short is no key", () => {
  writeFileSync(join(folder, "webhook-encryption.key"), "short");
  expect(() => ask()).toThrow(StartFault);
});
