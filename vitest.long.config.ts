import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testTags } from "./scripts/test-command/test-tags.ts";

/** Of these the test command runs a part: they sample what they look at, or have tests that are tagged as long. */
const sampledTests = globSync("{apps,benchmarks,packages,scripts}/**/*.test.{ts,tsx}", {
  cwd: import.meta.dirname,
  exclude: ["**/node_modules/**", "apps/*/build/**"],
}).filter((file) =>
  /test-command\/thoroughness\.ts"|tags: "long"/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
);

export default defineConfig({
  // The copy of GraphQL that Node gives the libraries around it, as in vitest.config.ts.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: {
    include: ["**/*.long.test.ts", ...sampledTests],
    exclude: ["**/node_modules/**", "apps/*/build/**"],
    tags: testTags,
    globalSetup: ["packages/database/src/testing/global-setup.ts"],
    pool: "forks",
    maxWorkers: 1,
    // A busy machine is not a failure: what is waited for may take a while.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
