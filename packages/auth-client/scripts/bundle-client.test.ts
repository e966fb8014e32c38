import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundleClient } from "./bundle-client.ts";

const limitInBytes = 4_096;

test("the whole client, in one file, is small", async () => {
  const code = await bundleClient("script");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(limitInBytes);
});

test("the client carries nothing but itself and the contract", () => {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Record<
    string,
    object
  >;
  expect(manifest["dependencies"]).toBeUndefined();
  expect(Object.keys(manifest["devDependencies"] ?? {})).toEqual(["@zoetrope/auth-protocol", "terser"]);
});
