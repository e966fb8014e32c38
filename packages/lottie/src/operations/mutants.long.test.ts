import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const mutants = 100_000;
const perProcess = 10_000;
const maxMegabytes = 512;
const script = join(import.meta.dirname, "../testing/survive-mutants.ts");

interface Outcome {
  faults: object[];
  slowest: { ms: number; mutant: number; operation: string };
  refused: number;
  memoryInMegabytes: number;
}

it("a hundred thousand files that nobody made are answered by every operation, within half a gigabyte", async () => {
  const faults: object[] = [];
  let [refused, memory, slowest] = [0, 0, { ms: 0, mutant: 0, operation: "" }];
  for (let seed = 0; seed < mutants; seed += perProcess) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--max-old-space-size=400", script, String(seed), String(perProcess)],
      { maxBuffer: 1e8 },
    );
    const outcome = JSON.parse(stdout) as Outcome;
    faults.push(...outcome.faults);
    refused += outcome.refused;
    memory = Math.max(memory, outcome.memoryInMegabytes);
    if (outcome.slowest.ms > slowest.ms) slowest = outcome.slowest;
  }
  process.stdout.write(
    `${mutants} mutants, ${refused} refused as a whole; ${Math.round(memory)} MB at most; slowest ${Math.round(slowest.ms)} ms ` +
      `(${slowest.operation} of mutant ${slowest.mutant})\n`,
  );
  expect(faults).toEqual([]);
  expect(memory).toBeLessThan(maxMegabytes);
}, 3_600_000);
