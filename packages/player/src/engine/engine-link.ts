import type * as reelEngine from "./reel-engine.ts";
import type { EngineReply, EngineRequest } from "./reel-protocol.ts";

/** The page's end of the engine. */
export interface EngineLink {
  /** True when drawing happens off the main thread. */
  isOffThread: boolean;
  send(request: EngineRequest, transfer?: Transferable[]): void;
}

export interface EngineSources {
  wasmUrl: string;
  /** Builds the worker; null where there can be none. May throw. */
  createWorker: (() => Worker) | null;
  /** The engine for the page itself, loaded only when there is no worker. */
  importEngine: () => Promise<typeof reelEngine>;
}

export interface EngineListeners {
  onReply: (reply: EngineReply) => void;
  /** The engine hung or broke down and was ended, with all that it drew; connecting again begins another. */
  onLost: () => void;
}

/** A worker that has not answered by then is given up for a page-side engine. */
const workerTimeoutInMilliseconds = 8_000;

/**
 * A worker that has left so many pings in a row without an answer hangs: no file may keep a core busy for ever. Counted, not
 * timed, so that a computer that slept meanwhile does not look like it.
 */
const pingEveryMilliseconds = 2_000;
const maxPingsWithoutAnswer = 6;

function connectWorker(
  worker: Worker,
  wasmUrl: string,
  { onReply, onLost }: EngineListeners,
): Promise<EngineLink> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      worker.terminate();
      reject(new Error("The worker did not start"));
    };
    const timer = setTimeout(fail, workerTimeoutInMilliseconds);
    worker.addEventListener("error", fail);
    let withoutAnswer = 0;
    let pings: ReturnType<typeof setInterval>;
    const lose = (): void => {
      clearInterval(pings);
      worker.terminate();
      onLost();
    };
    const ping = (): void => {
      if (++withoutAnswer > maxPingsWithoutAnswer) lose();
      else worker.postMessage({ type: "ping" } satisfies EngineRequest, []);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<EngineReply>) => {
      withoutAnswer = 0;
      if (data.type === "pong") return;
      if (data.type === "broken") return lose();
      if (data.type !== "ready") return onReply(data);
      clearTimeout(timer);
      worker.removeEventListener("error", fail);
      worker.addEventListener("error", ({ message }) => {
        if (message.includes("RuntimeError")) lose();
      });
      pings = setInterval(ping, pingEveryMilliseconds);
      resolve({ isOffThread: true, send: (request, transfer = []) => worker.postMessage(request, transfer) });
    });
    worker.postMessage({ type: "init", wasmUrl } satisfies EngineRequest, []);
  });
}

async function connectHere(
  sources: EngineSources,
  onReply: (reply: EngineReply) => void,
): Promise<EngineLink> {
  const { ReelEngine } = await sources.importEngine();
  const engine = new ReelEngine(onReply);
  engine.handle({ type: "init", wasmUrl: sources.wasmUrl });
  return { isOffThread: false, send: (request) => engine.handle(request) };
}

/** A worker where the page may have one; else the page draws by itself, which looks the same and is busier. */
export async function connectEngine(sources: EngineSources, listeners: EngineListeners): Promise<EngineLink> {
  if (sources.createWorker) {
    try {
      return await connectWorker(sources.createWorker(), sources.wasmUrl, listeners);
    } catch {
      // A page's own policy may forbid workers; that is no reason not to play.
    }
  }
  return connectHere(sources, listeners.onReply);
}
