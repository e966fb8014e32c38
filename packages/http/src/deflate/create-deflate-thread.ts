import { Worker } from "node:worker_threads";
import type { DeflateTexts } from "./deflate-texts.ts";

interface Waiting {
  resolve: (deflated: Uint8Array[]) => void;
  reject: (error: Error) => void;
}

/**
 * Compresses in a thread of its own, of which all that a page needs costs the caller one message: each stream of Node's takes two
 * turns of its pool and three tenths of a millisecond from the thread that renders pages. It starts with the first text and keeps no process
 * from ending.
 */
export function createDeflateThread(): DeflateTexts {
  let worker: Worker | null = null;
  let waiting: Waiting[] = [];

  function start(): Worker {
    const started = new Worker(new URL("./deflate-thread.ts", import.meta.url), {
      execArgv: [],
      name: "deflate",
      // It keeps nothing: a large nursery would only hold memory.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    const fail = (error: unknown): void => {
      if (worker !== started) return;
      worker = null;
      const lost = waiting;
      waiting = [];
      for (const { reject } of lost) reject(error instanceof Error ? error : new Error(String(error)));
    };
    started.on("message", (deflated: Uint8Array[]) => waiting.shift()?.resolve(deflated));
    started.on("error", fail);
    started.on("exit", (code) => fail(new Error(`the thread that compresses pages ended (${code})`)));
    started.unref();
    return started;
  }

  return (texts) => {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array[]>();
    waiting.push({ resolve, reject });
    // Stretches of one array are sent with it, once.
    (worker ??= start()).postMessage(texts);
    return promise;
  };
}
