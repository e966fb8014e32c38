import { parentPort } from "node:worker_threads";
import type { Job } from "../renderer/jobs.ts";

/** Stands in for the drawing thread: the first byte of a job says what goes wrong with it. */
const port = parentPort;
if (port === null) throw new Error("crashing-worker.ts runs as a worker thread");
port.on("message", (job: Job) => {
  const [order] = job.bytes;
  if (order === 1) throw new Error("crash");
  if (order === 2) {
    port.postMessage({ progress: 0.5 }, []);
    for (;;);
  }
  if (order === 3) process.exit(3);
  if (order === 4) {
    const hoard: unknown[] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  }
  if (order === 5) {
    const buffers: Uint8Array[] = [];
    while (buffers.length < 40) buffers.push(new Uint8Array(10_000_000));
    for (;;);
  }
  port.postMessage({ result: { frames: [], total: order } }, []);
});
port.postMessage("ready", []);
