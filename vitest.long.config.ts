import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testTags } from "./scripts/test-command/test-tags.ts";

/** Of these the test command runs a sample: some files, starts and drawings, a part of what anybody may do. */
const sampledTests = [
  "packages/{database/src/embedded/embedded-database,render/src/optimised-pictures}.test.ts",
  "apps/platform/src/{seed/broken-files,start/boot}.test.ts",
  "apps/api/src/{gateway/hostile-operations,openapi/every-operation}.property.test.ts",
  "packages/catalog/src/search/search.property.test.ts",
  "packages/icons/src/icons.test.ts",
  "packages/originals/src/{optimised-machines,originals,themed-files}.test.ts",
  "packages/auth-client/src/create-auth-client.test.ts",
  "packages/auth-protocol/src/{frame-messages,frame-parameters,payloads,return-address}.test.ts",
  "packages/lottie/src/{colours/recolour,convert/round-trip,optimise/optimise-json}.test.ts",
];

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
