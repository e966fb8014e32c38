import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * One process takes file after file and loads what they share once, which is half of what they cost: formats, texts and markup, whose
 * tests start nothing, and services on databases of their own, whose tests close what they open. `likes` and `saved-searches` put a
 * module in the place of another. All others have a process for each file, which ends what they have started.
 */
const inSharedProcesses = [
  "packages/{analytics,auth-protocol,chrome,gateway-client,http,i18n,kit,lottie,originals,page-app,player,session,ui}",
  "packages/{catalog,concepts,identity,jobs,mail,statistics,storage,workspaces}",
  "apps/{site,workflow}/app",
  "apps/{accounts,site,workflow}/server",
  "apps/api/src",
  "apps/platform/src/configuration",
].map((folder) => `${folder}/**/!(*.browser|likes|saved-searches).test.{ts,tsx}`);
const exclude = ["**/node_modules/**", "apps/*/build/**", "**/*.long.test.ts"];

export default defineConfig({
  // The copy of GraphQL that Node gives the libraries around it: two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: {
    globalSetup: ["packages/database/src/testing/global-setup.ts"],
    // Not threads: where many of them run WebAssembly (PGlite, ThorVG), V8 ends the whole process now and then as one of them goes.
    pool: "forks",
    maxWorkers: 2,
    // A busy machine is not a failure: what is waited for may take a while.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: "shared", isolate: false, unstubGlobals: true, include: inSharedProcesses, exclude },
      },
      {
        extends: true,
        test: {
          name: "alone",
          include: ["{apps,benchmarks,packages,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...exclude, ...inSharedProcesses],
        },
      },
    ],
  },
});
