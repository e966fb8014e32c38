/** What the thread of the embedded database is started with. */
export interface EngineSettings {
  /** Folder of the cluster; null keeps everything in memory. */
  folder: string | null;
  bufferMegabytes: number;
  /** The engine's code, compiled once for all threads. */
  code: WebAssembly.Module;
  /** Create the cluster in `folder`, close it and end. */
  isInitialising: boolean;
}

export type ToEngine = { type: "batch"; bytes: Uint8Array } | { type: "close" };

export type FromEngine =
  | { type: "ready" }
  | { type: "failed"; message: string; log: string[] }
  | { type: "bytes"; bytes: Uint8Array<ArrayBuffer> }
  /** The batch is answered; with the last of its answer, for every message wakes the other thread. */
  | { type: "done"; bytes: Uint8Array<ArrayBuffer> }
  | { type: "closed" };
