import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { bakeExpressions, createExpressionInterpreter } from "@zoetrope/lottie/expressions";
import type { BakeAnswer, BakeJob } from "./bake-job.ts";

/** The thread in which expressions run: whoever started it can end it, whatever they do. */
const port = parentPort;
if (port === null) throw new Error("bake-worker.ts runs as a worker thread");
const betweenReportsInMs = 100;
const wasm = await readFile(fileURLToPath(import.meta.resolve("@jitl/quickjs-wasmfile-release-sync/wasm")));
const interpreter = await createExpressionInterpreter({ wasm });

port.on("message", ({ source, options }: BakeJob) => {
  let reportedAt = 0;
  const onProgress = (progress: number): void => {
    const now = performance.now();
    if (now - reportedAt < betweenReportsInMs) return;
    reportedAt = now;
    port.postMessage({ progress }, []);
  };
  // What goes wrong here is a fault of the program, and ends the thread.
  void bakeExpressions(source, { interpreter, ...options }, { onProgress }).then((outcome) => {
    const answer: BakeAnswer = { outcome };
    port.postMessage(answer, []);
  });
});
port.postMessage("ready", []);
