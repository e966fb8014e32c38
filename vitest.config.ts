import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // The copy of GraphQL that Node gives the libraries around it: two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: {
    include: [
      "apps/**/*.test.ts",
      "apps/**/*.test.tsx",
      "packages/**/*.test.ts",
      "packages/**/*.test.tsx",
      "scripts/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "apps/*/build/**", "**/*.long.test.ts"],
    globalSetup: ["packages/database/src/testing/global-setup.ts"],
    // Not threads: where many of them run WebAssembly (PGlite, ThorVG), V8 ends the whole process now and then as one of them goes.
    pool: "forks",
    maxWorkers: 2,
    // A busy machine is not a failure: what is waited for may take a while.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
