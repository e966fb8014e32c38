import { parentPort } from "node:worker_threads";
import { OperationRefused, operations, runOperation } from "@zoetrope/cli/operations";
import type { OperationAnswer, OperationJob } from "./operation-job.ts";

/** A thread of the runner: one operation at a time, one answer for each. */
const port = parentPort;
if (port === null) throw new Error("operation-worker.ts runs as a worker thread");
// Whatever a file asks for, nothing leaves this thread.
globalThis.fetch = () => Promise.reject(new Error("operations need no network"));
const betweenReportsInMs = 100;
let isDamaged = false;

port.on("message", (job: OperationJob) => {
  void answerTo(job).then((answer) => {
    if ("refused" in answer) isDamaged ||= answer.isDamaged;
    port.postMessage(answer, "result" in answer ? buffersOf(answer.result.files) : []);
  });
});
// A timer of the player's throws as well once it is broken, and the end of the thread would overtake the answer that says why.
process.on("uncaughtException", (error) => {
  if (!isDamaged) throw error;
});
port.postMessage("ready", []);

async function answerTo({
  operation: name,
  request,
  maxResultBytes,
}: OperationJob): Promise<OperationAnswer> {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`there is no operation ${name}`);
  let reportedAt = 0;
  const onProgress = (progress: number): void => {
    const now = performance.now();
    if (now - reportedAt < betweenReportsInMs) return;
    reportedAt = now;
    port?.postMessage({ progress }, []);
  };
  try {
    const control = { signal: new AbortController().signal, onProgress };
    return { result: await runOperation(operation, request, { maxResultBytes }, control) };
  } catch (error) {
    if (error instanceof OperationRefused)
      return { refused: { at: error.at, message: error.message }, isDamaged: error.at === "file" };
    const message = "The file cannot be worked on: something in it is not as it has to be. Export it again.";
    return { refused: { at: "file", message }, isDamaged: true };
  }
}

/** Those that belong to one array alone can be moved to the other thread. */
function buffersOf(files: readonly { bytes: Uint8Array }[]): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const { bytes } of files)
    if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength)
      buffers.add(bytes.buffer);
  return [...buffers];
}
