import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Benchmark, Need } from "../benchmarks/harness.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "benchmarks");
const benchmarks = readdirSync(folder).filter(
  (file) => file.endsWith(".ts") && /^export default /m.test(readFileSync(join(folder, file), "utf8")),
);

/** A benchmark's own files and those below its folder that it runs or imports. */
function sourcesOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || file.endsWith("harness.ts")) return "";
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const others = [
    ...text.matchAll(/"((?:\.{1,2}|ssr|auth|analytics|search|player|chrome|tools)\/[\w./-]+\.ts)"/g),
  ];
  return others
    .map(([, path = ""]) => join(path.startsWith(".") ? dirname(file) : folder, path))
    .filter((path) => path.startsWith(folder) && existsSync(path))
    .reduce((all, path) => all + sourcesOf(path, seen), text);
}

const signs: Record<Need, RegExp> = {
  browser: /findBrowser\(\)|ensureBrowser\(\)|fidelity\/web-players\.ts"/,
  postgres: /@zoetrope\/database\/testing\/postgres-server"/,
  taskset: /"taskset"/,
  wrk: /"wrk"/,
};

test.each(benchmarks)("%s says what it cannot be measured without", async (file) => {
  const { default: benchmark } = (await import(join(folder, file))) as { default: Benchmark };
  const sources = sourcesOf(join(folder, file));
  const used = (Object.keys(signs) as Need[]).filter((need) => signs[need].test(sources));
  expect(benchmark.needs ?? []).toEqual(used);
});

test("what is no benchmark is named with those that are", () => {
  const run = spawnSync("node", [join(root, "scripts/bench.ts"), "temporary-folder"], { encoding: "utf8" });
  expect(run.status).toBe(2);
  expect(run.stderr).toBe(
    `No benchmark named temporary-folder. Usage: npm run bench -- NAME, one of: ${benchmarks.map((file) => file.slice(0, -3)).join(", ")}, all\n`,
  );
});
