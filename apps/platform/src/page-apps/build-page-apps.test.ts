import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildInputsOf } from "./build-inputs.ts";
import { buildPageApp, buildStalePageApps, isPageAppBuilt } from "./build-page-apps.ts";
import { pageAppHosts, root } from "./page-apps.ts";
import type { StartupReporter } from "../start/startup-reporter.ts";

/** Empties the folder, works for a while, and fails when somebody else has emptied it meanwhile: what real builds do. */
const builder = `
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as work } from "node:timers/promises";
appendFileSync("../../builds.log", "x");
rmSync("build", { recursive: true, force: true });
mkdirSync("build/server", { recursive: true });
for (let round = 0; round < 20; round += 1) {
  writeFileSync("build/server/" + process.pid + "." + round, "");
  await work(10);
}
for (let round = 0; round < 20; round += 1)
  if (!existsSync("build/server/" + process.pid + "." + round)) throw new Error("ENOENT: somebody else builds here");
writeFileSync("build/server/index.js", "");
`;

let checkout = "";
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
};

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "zoetrope-build-"));
  const dependencies = { "@zoetrope/ui": "0.1.0", react: "19" };
  write(
    "apps/site/package.json",
    JSON.stringify({ type: "module", scripts: { build: "node build.mjs" }, dependencies }),
  );
  write("apps/site/build.mjs", builder);
  write("packages/ui/package.json", "{}");
  write("packages/ui/src/button.tsx", "export const label = 1;");
  for (const path of [
    "content/blog/a.mdx",
    "benchmarks/results/a.json",
    "scripts/case-studies/results/a.json",
  ])
    write(path, "a");
  write("package-lock.json", "{}");
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const builds = (): number => readFileSync(join(checkout, "builds.log"), "utf8").length;

describe("the pages of a host", () => {
  it("are built once when two starts want them at the same moment", async () => {
    await Promise.all([
      buildPageApp("site", { checkout }),
      buildPageApp("site", { checkout }),
      buildPageApp("site", { checkout }),
    ]);
    expect(builds()).toBe(1);
    expect(isPageAppBuilt("site", checkout)).toBe(true);
  });

  it("are not waited for by whoever is to end, and are built by the next", async () => {
    const ending = new AbortController();
    const reason = new Error("asked to end");
    const ended = Promise.allSettled([
      buildPageApp("site", { checkout, signal: ending.signal }),
      buildPageApp("site", { checkout, signal: ending.signal }),
    ]);
    await expect.poll(() => existsSync(join(checkout, "builds.log"))).toBe(true);
    ending.abort(reason);
    expect(await ended).toEqual([
      { status: "rejected", reason },
      { status: "rejected", reason },
    ]);
    expect(isPageAppBuilt("site", checkout)).toBe(false);
    await buildPageApp("site", { checkout });
    expect(isPageAppBuilt("site", checkout)).toBe(true);
  });

  it("are built by the next when the first was killed while building", async () => {
    // No process has this number: the largest of Linux is 4,194,304.
    const holder = { pid: 4_194_305, host: hostname(), ticks: null, since: "2026-11-21T10:00:00.000Z" };
    write("node_modules/.cache/zoetrope/build-site/lock.json", JSON.stringify(holder));
    await buildPageApp("site", { checkout });
    expect(builds()).toBe(1);
  });

  it.each([
    ["a part that they use", "packages/ui/src/button.tsx"],
    ["words", "content/blog/a.mdx"],
    ["a figure of the benchmarks", "benchmarks/results/a.json"],
    ["a version of a dependency", "package-lock.json"],
  ])("are built anew when %s has changed, and not for a test", async (_what, path) => {
    rmSync(join(checkout, "apps/site/build.mjs"));
    write(
      "apps/site/package.json",
      JSON.stringify({
        scripts: {
          build: `node -e "fs.mkdirSync('build/server',{recursive:true});fs.writeFileSync('build/server/index.js','')"`,
        },
        dependencies: { "@zoetrope/ui": "0.1.0" },
      }),
    );
    await buildPageApp("site", { checkout });
    write("packages/ui/src/button.test.tsx", "a test");
    expect(isPageAppBuilt("site", checkout)).toBe(true);
    write(path, "changed");
    expect(isPageAppBuilt("site", checkout)).toBe(false);
  });

  it("are told under one title as each is there, and not at all when none is stale", async () => {
    const step = vi.fn(
      async (_title: string, work: (progress: () => void) => Promise<unknown>) => await work(onProgress),
    );
    const onProgress = vi.fn();
    const reporter = { step } as unknown as StartupReporter;
    await buildStalePageApps(["site"], reporter, { checkout });
    expect(onProgress.mock.calls).toEqual([[1, 1]]);
    await buildStalePageApps(["site"], reporter, { checkout });
    expect(step).toHaveBeenCalledOnce();
    expect(builds()).toBe(1);
  });

  it("that cannot be built say why, without a stack", async () => {
    write("apps/site/build.mjs", `throw new SyntaxError("the error of a page");`);
    const failure = buildPageApp("site", { checkout });
    await expect(failure).rejects.toThrow(/The pages of site could not be built:\n.*the error of a page/s);
    await expect(failure).rejects.not.toThrow(/\n\s+at /);
  });
});

it.each(pageAppHosts)("%s reads nothing that its build would not notice", (host) => {
  const inputs = buildInputsOf(host, root);
  const isCovered = (path: string): boolean =>
    inputs.some((input) => path === input || path.startsWith(`${input}/`));
  const files = globSync(
    inputs.filter((input) => /^(apps|packages)\//.test(input)).map((input) => `${input}/**/*.{ts,tsx,css}`),
    { cwd: root, exclude: ["**/node_modules/**", "**/build/**", "**/testing/**", "**/*.test.*"] },
  );
  expect(files.length).toBeGreaterThan(10);
  const missed: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, specifier = ""] of text.matchAll(/["'`]((?:\.\.\/)+[^"'`*{$?\s]*)/g)) {
      const path = relative(root, resolve(root, dirname(file), specifier));
      if (existsSync(join(root, path)) && path.includes("/") && !isCovered(path))
        missed.push(`${file}: ${path}`);
    }
  }
  expect(missed).toEqual([]);
});
