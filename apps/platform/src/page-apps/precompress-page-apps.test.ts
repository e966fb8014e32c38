import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isPrecompressed, precompressPageApps } from "./precompress-page-apps.ts";

let checkout: string;
const inBuild = (file: string): string => join(checkout, "apps/accounts/build", file);
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "zoetrope-precompress-"));
  mkdirSync(inBuild("client/assets"), { recursive: true });
  writeFileSync(inBuild("inputs.sha256"), "one");
  writeFileSync(inBuild("client/assets/page.js"), "export default 1;\n".repeat(100));
});
afterEach(() => rmSync(checkout, { recursive: true }));

it("a build gets its copies once; a new one gets them anew", async () => {
  expect(isPrecompressed("accounts", 11, checkout)).toBe(false);
  await precompressPageApps(["accounts", "site"], { quality: 11, checkout });
  expect(isPrecompressed("accounts", 11, checkout)).toBe(true);
  expect(isPrecompressed("accounts", 5, checkout)).toBe(false);
  expect(existsSync(inBuild("client/assets/page.js.br"))).toBe(true);
  rmSync(inBuild("client/assets/page.js.br"));
  await precompressPageApps(["accounts"], { quality: 11, checkout });
  expect(existsSync(inBuild("client/assets/page.js.br"))).toBe(false);
  writeFileSync(inBuild("inputs.sha256"), "two");
  expect(isPrecompressed("accounts", 11, checkout)).toBe(false);
});

it("what was ended goes on at the next start", async () => {
  const ended = new AbortController();
  const compressing = precompressPageApps(["accounts"], { quality: 11, signal: ended.signal, checkout });
  ended.abort();
  await compressing;
  expect(isPrecompressed("accounts", 11, checkout)).toBe(false);
});
