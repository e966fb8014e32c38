import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Gives back what only the start of a thread needed (sources, compilers, buffers). A thread that then idles would
 * keep it for hours, because V8 collects when memory is asked for, not when it is unused.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  // Only this flavour also shrinks the nursery, which the start has grown to 128 MB.
  if (typeof collect === "function") collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
