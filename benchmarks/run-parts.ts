import type { Benchmark } from "./harness.ts";

type Report = Parameters<Benchmark["run"]>[0];

/** Measures a benchmark's parts one after the other: those that `--only=one,another` names, or all. */
export async function runParts(
  parts: Readonly<Record<string, (report: Report) => Promise<void>>>,
  report: Report,
): Promise<void> {
  const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7);
  const wanted = only?.split(",") ?? Object.keys(parts);
  const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Error(`no part is called ${unknown.join(", ")}; they are ${Object.keys(parts).join(", ")}`);
  for (const name of wanted) {
    const startedAt = performance.now();
    await parts[name]?.(report);
    report.progress(`${name} took ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
}
