import { defineConfig } from "vitest/config";
import { testTags } from "./scripts/test-command/test-tags.ts";

export default defineConfig({
  test: {
    include: ["e2e/**/*.spec.ts"],
    tags: testTags,
    globalSetup: ["e2e/start-platform.ts"],
    pool: "forks",
    // A file mostly waits, for its browser and for the platform: three of them keep two cores busy.
    maxWorkers: 3,
    // A process takes file after file with one browser (e2e/browser.ts): starting both anew costs as much as many a file.
    isolate: false,
    // Node reads them as it reads the platform: nothing here has to be transformed or replaced, which saves a twelfth of the whole.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A busy machine is not a failure: what is waited for may take a while.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    // What fails twice is broken. What passes at the second go is named at the end, and is to be corrected as well.
    retry: 1,
    hookTimeout: 300_000,
  },
});
