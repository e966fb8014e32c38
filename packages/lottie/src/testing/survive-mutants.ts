// Run by `operations/mutants.long.test.ts` in a process with little memory: makes mutants of real files and puts them through operations.
// Arguments: the first seed, and how many. Prints JSON: what went wrong, the slowest, and how much memory was taken at most.
import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { parseAnimation } from "../parse-animation.ts";
import type { ParsedAnimation } from "../contract.ts";
import { realAnimations } from "./corpus.ts";
import { everyOperation, isAnswer } from "./every-operation.ts";
import { mutantOf } from "./mutants.ts";

const largestFile = 60_000;
const slowInMs = 10_000;
const files = [...realAnimations()].filter(({ bytes }) => bytes.length <= largestFile);

const [seed = 0, count = 1_000] = process.argv.slice(2).map(Number);
const names = Object.keys(everyOperation);
const faults: object[] = [];
let slowest = { ms: 0, mutant: 0, operation: "" };
let refused = 0;

async function attempt(mutant: number, operation: string, run: () => unknown): Promise<unknown> {
  const begun = process.cpuUsage();
  let result: unknown = null;
  try {
    result = await run();
  } catch (error) {
    if (operation === "parse") refused++;
    if (!isAnswer(error))
      faults.push({
        mutant,
        operation,
        error: error instanceof Error ? (error.stack ?? "").slice(0, 400) : String(error),
      });
  }
  // Of the processor: others may work on the machine.
  const { user, system } = process.cpuUsage(begun);
  const ms = (user + system) / 1_000;
  if (ms > slowest.ms) slowest = { ms, mutant, operation };
  if (ms > slowInMs) faults.push({ mutant, operation, error: `took ${Math.round(ms)} ms` });
  return result;
}

for (let mutant = seed; mutant < seed + count; mutant++) {
  const original = files[mutant % files.length]?.bytes ?? new Uint8Array();
  const bytes = mutantOf(createSeededRandom(mutant), original);
  const parsed = (await attempt(mutant, "parse", () => parseAnimation(bytes))) as ParsedAnimation | null;
  if (parsed === null) continue;
  // In turn, two for each mutant.
  for (const step of [0, 1]) {
    const name = names[(mutant * 2 + step) % names.length] ?? "inspect";
    await attempt(mutant, name, () => everyOperation[name]?.(parsed, original));
  }
}
const memoryInMegabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ faults, slowest, refused, memoryInMegabytes }));
