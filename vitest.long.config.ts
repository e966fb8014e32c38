import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.long.test.ts"],
    exclude: ["**/node_modules/**", "apps/*/build/**"],
    globalSetup: ["packages/database/src/testing/global-setup.ts"],
    pool: "forks",
    maxWorkers: 1,
    // A busy machine is not a failure: what is waited for may take a while.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
