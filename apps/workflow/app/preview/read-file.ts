import type { ReadResult } from "./read-result.ts";

/** The largest real files take a second; whatever takes longer than this would not play on a page either. */
const timeoutInMs = 15_000;

/** Reads a file in a worker, which is ended when it takes too long or the reader turns away. */
export async function readFile(file: Blob, signal: AbortSignal): Promise<ReadResult> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL("./read-file.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<ReadResult>((resolve, reject) => {
      const timer = setTimeout(() => resolve({ tooSlow: true }), timeoutInMs);
      signal.addEventListener("abort", () =>
        reject(new DOMException("another file was opened", "AbortError")),
      );
      worker.addEventListener("message", ({ data }: MessageEvent<ReadResult>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener("error", () => {
        clearTimeout(timer);
        resolve({ refused: "unknown-format" });
      });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
