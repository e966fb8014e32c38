import { expect, it } from "vitest";
import type { ParsedAnimation } from "../contract.ts";
import { parseAnimation } from "../parse-animation.ts";
import { realAnimations } from "../testing/corpus.ts";
import { everyOperation, isAnswer } from "../testing/every-operation.ts";
import { convert } from "./convert/convert.ts";

const slowInMs = 30_000;

const isFile = (result: unknown): result is ParsedAnimation =>
  typeof result === "object" && result !== null && "animations" in result && "stateMachines" in result;

/** What comes out is a file again. */
async function requireReadable(result: unknown): Promise<void> {
  if (isFile(result)) parseAnimation((await convert(result, { format: "dotlottie" })).result);
}

it("takes every real file through every operation, and what comes out is read again", async () => {
  const faults: object[] = [];
  let [files, done, refused] = [0, 0, 0];
  let slowest = { ms: 0, path: "", operation: "" };
  for (const { path, bytes } of realAnimations()) {
    files++;
    const parsed = parseAnimation(bytes);
    for (const [operation, run] of Object.entries(everyOperation)) {
      const begun = process.cpuUsage();
      try {
        const outcome = (await run(parsed, bytes)) as { result?: unknown } | undefined;
        await requireReadable(outcome?.result);
        done++;
      } catch (error) {
        if (isAnswer(error)) refused++;
        else faults.push({ path, operation, error: String(error) });
      }
      const { user, system } = process.cpuUsage(begun);
      const ms = (user + system) / 1_000;
      if (ms > slowest.ms) slowest = { ms, path, operation };
      if (ms > slowInMs) faults.push({ path, operation, error: `took ${Math.round(ms)} ms` });
    }
  }
  process.stdout.write(
    `${files} files: ${done} results, ${refused} answered that it cannot be done; slowest ${Math.round(slowest.ms)} ms ` +
      `(${slowest.operation} of ${slowest.path})\n`,
  );
  expect(files).toBeGreaterThan(0);
  expect(faults).toEqual([]);
}, 3_600_000);
