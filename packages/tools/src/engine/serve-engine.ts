import type { EngineOperation } from "./engine-operation.ts";
import { createEngineParts } from "./engine-parts.ts";
import type { EngineAnswer, EngineFault, EnginePreparation, EngineRequest } from "./engine-protocol.ts";
import { operations, type OperationName } from "../operations/index.ts";
import { transferablesOf } from "./transferables.ts";
import { holdLifetime } from "./worker-lifetime.ts";

const progressEveryMs = 60;

function faultOf(error: unknown): EngineFault {
  if (!(error instanceof Error)) return { code: "failed", message: String(error) };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const isBroken = error.name === "BrokenFrame" || error instanceof RangeError;
  return { code: code ?? (isBroken ? "broken" : "failed"), message: error.message };
}

/** Answers requests of a page in this worker, one at a time: the page waits with the next for the answer to the one before. */
export function serveEngine(): void {
  const parts = createEngineParts();
  const answer = (message: EngineAnswer): void =>
    postMessage(message, { transfer: transferablesOf(message) });
  // Before any work: what is drawn may leave no time for it afterwards.
  const starting = holdLifetime().then((lock) => {
    if (lock !== null) answer({ kind: "started", lock });
  });

  async function operate({ operation, files, options }: EngineRequest): Promise<unknown> {
    await starting;
    const load = operations[operation as OperationName];
    const { run } = (await load()) as { run: EngineOperation<unknown, unknown> };
    let reportedAt = 0;
    const onProgress = (share: number): void => {
      const now = performance.now();
      if (now - reportedAt < progressEveryMs && share < 1) return;
      reportedAt = now;
      answer({ kind: "progress", share });
    };
    // Without a signal: who no longer waits ends the worker, which also frees its memory.
    return await run(files, options, { onProgress }, parts);
  }

  addEventListener("message", ({ data }: MessageEvent<EngineRequest | EnginePreparation>) => {
    if ("prepare" in data) {
      // What does not come now is asked for again by the operation itself.
      operations[data.prepare as OperationName]().catch(() => undefined);
      return;
    }
    operate(data).then(
      (result) => answer({ kind: "result", result }),
      (error: unknown) => answer({ kind: "fault", fault: faultOf(error) }),
    );
  });
}
