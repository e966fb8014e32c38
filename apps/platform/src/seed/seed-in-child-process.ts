import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SeedOutcome } from "./seed-outcome.ts";
import { exitCodes, StartFault } from "../start/start-fault.ts";

/** What the child tells while it fills the catalogue. */
export type SeedMessage =
  // Its database is there, and it waits to be told `lexiconMessage`.
  | { type: "awaiting-lexicon" }
  | { type: "progress"; done: number; total: number }
  | { type: "done"; outcome: SeedOutcome }
  | { type: "fault"; exitCode: number; message: string };

/** What the child is told when the words are compiled that animations are understood by. */
export const lexiconMessage = "lexicon-compiled";

/** A seed that was asked to end closes its database first; one that hangs is not waited for any longer. */
const endTimeoutInMs = 10_000;

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/**
 * Creates the database, with what the first pages show as soon as `lexicon` is fulfilled, in a process of its own. That takes
 * hundreds of megabytes that are never needed again, and only the end of a process gives all of them back.
 */
export async function seedInChildProcess(
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
  { lexicon = Promise.resolve(), program = main, timeoutInMs = endTimeoutInMs } = {},
): Promise<SeedOutcome> {
  const child = fork(program, ["seed-featured"], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const tellOfLexicon = () =>
    lexicon.then(
      () => child.connected && child.send(lexiconMessage),
      // Who compiles hears of it, and ends this process.
      () => {},
    );
  const { promise, resolve, reject } = Promise.withResolvers<SeedOutcome>();
  let outcome: SeedOutcome | null = null;
  let fault: StartFault | null = null;
  child.on("message", (message: SeedMessage) => {
    if (message.type === "awaiting-lexicon") void tellOfLexicon();
    else if (message.type === "progress") onProgress(message.done, message.total);
    else if (message.type === "done") outcome = message.outcome;
    else fault = new StartFault(message.exitCode, message.message);
  });
  child.once("error", reject);
  child.once("exit", (code, killer) => {
    if (outcome !== null && code === 0) return resolve(outcome);
    reject(
      fault ??
        new StartFault(
          exitCodes.internal,
          `The catalogue could not be filled: its process ended (${code ?? killer}).`,
        ),
    );
  });
  const kill = () => child.kill("SIGKILL");
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill("SIGTERM");
    timer = setTimeout(kill, timeoutInMs);
  };
  signal.addEventListener("abort", end);
  // Whoever asks twice ends this process at once: a child that hangs must not stay behind.
  process.once("exit", kill);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    process.off("exit", kill);
  }
}
