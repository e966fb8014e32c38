import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testTags } from "./scripts/test-command/test-tags.ts";

/**
 * These have a process for each file, which ends what they have started: databases and platforms that are killed, threads that hold too
 * much, browsers, and tests that put a module or a global in the place of another. All others share processes that take file after file
 * and load what they have in common once, which is half of what they cost.
 */
const alone = [
  "packages/{database,operations}/**/*.test.ts",
  "apps/platform/src/start/**/*.test.ts",
  "**/*.browser.test.{ts,tsx}",
  "packages/render/src/integration/animations-as-pictures.test.ts",
  "apps/site/app/behaviour/{likes,saved-searches}.test.ts",
];
const all = ["{apps,benchmarks,packages,scripts}/**/*.test.{ts,tsx}"];
const exclude = ["**/node_modules/**", "apps/*/build/**", "**/*.long.test.ts"];

export default defineConfig({
  // The copy of GraphQL that Node gives the libraries around it: two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: {
    tags: testTags,
    globalSetup: ["packages/database/src/testing/global-setup.ts"],
    // Not threads: where many of them run WebAssembly (PGlite, ThorVG), V8 ends the whole process now and then as one of them goes.
    pool: "forks",
    execArgv: [
      "--import",
      import.meta.resolve("@zoetrope/kit/module-loading"),
      // What a test makes it soon lets go of: collected less often, it costs a twentieth less of the processor's time.
      "--max-semi-space-size=64",
    ],
    // They also wait, for databases, timers and processes: three keep two cores busy.
    maxWorkers: 3,
    // A busy machine is not a failure: what is waited for may take a while.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          isolate: false,
          unstubGlobals: true,
          include: all,
          exclude: [...exclude, ...alone],
        },
      },
      { extends: true, test: { name: "alone", include: alone, exclude } },
    ],
  },
});
