import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { contentHash } from "./content-hash.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "zoetrope-hash-"));
  write("packages/a/package.json");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text = ""): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it.each([
  ["packages/a/src/a.ts", true],
  ["packages/a/src/build/how.ts", true],
  ["packages/a/build/a.js", false],
  ["packages/a/node_modules/b/b.js", false],
  ["packages/a/src/a.test.ts", false],
])("%s counts: %s", (path, counts) => {
  const before = contentHash(root, ["packages/a"]);
  write(path, "1");
  expect(contentHash(root, ["packages/a"]) !== before).toBe(counts);
});
