import { Worker } from "node:worker_threads";
import { asError } from "@zoetrope/kit";
import type { EngineSettings, FromEngine, ToEngine } from "./embedded-messages.ts";
import type { Engine } from "./embedded-socket.ts";

interface Waiting {
  onBytes: (bytes: Uint8Array) => void;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** The embedded engine failed; `log` holds the last lines it wrote. */
export class EngineError extends Error {
  readonly log: string[];
  /** As the file system would say it, where that is the reason. */
  readonly code: "ENOSPC" | undefined;

  constructor(message: string, log: string[]) {
    super([message, ...log].join("\n"));
    this.name = "EngineError";
    this.log = log;
    this.code = /ENOSPC|No space left/.test(this.message) ? "ENOSPC" : undefined;
  }
}

/** One PGlite in its own thread, so that a slow query holds up other queries but not the pages. */
export class EmbeddedEngine implements Engine {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #failure: Error | null = null;
  readonly #ready = Promise.withResolvers<void>();
  readonly #closed = Promise.withResolvers<void>();

  constructor(settings: EngineSettings) {
    // Nobody waits for a close that was never asked for.
    this.#ready.promise.catch(() => {});
    this.#worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
      workerData: settings,
      execArgv: [],
      // The thread hands bytes on and keeps none: a large nursery would only hold memory.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
      name: "database",
      stdout: true,
      stderr: true,
    });
    // The engine also writes what it logs to the console; `failed` carries the lines that matter.
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.on("message", (message: FromEngine) => this.#receive(message));
    this.#worker.on("error", (error) => this.#fail(asError(error)));
    this.#worker.on("exit", (code) => {
      this.#fail(new Error(`the database thread ended (${code})`));
      this.#closed.resolve();
    });
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  /** Resolves when the cluster is open. */
  ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Resolves when an initialising engine has written its cluster; rejects when it could not. */
  async initialised(): Promise<void> {
    await Promise.race([this.#closed.promise, this.#ready.promise]);
    await this.#worker.terminate();
  }

  execute(batch: Uint8Array, onBytes: (bytes: Uint8Array) => void): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ onBytes, resolve, reject });
      // A view would take along all that lies beside it: Node's pool of 64 KB with every statement.
      const bytes = new Uint8Array(batch);
      this.#post({ type: "batch", bytes }, [bytes.buffer]);
    });
  }

  async close(): Promise<void> {
    if (this.#failure === null) this.#post({ type: "close" });
    await this.#closed.promise;
    await this.#worker.terminate();
  }

  #post(message: ToEngine, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #receive(message: FromEngine): void {
    switch (message.type) {
      case "ready":
        return this.#ready.resolve();
      case "bytes":
        return this.#waiting[0]?.onBytes(message.bytes);
      case "done":
        if (message.bytes.length > 0) this.#waiting[0]?.onBytes(message.bytes);
        return this.#waiting.shift()?.resolve();
      case "closed":
        return this.#closed.resolve();
      case "failed":
        this.#fail(new EngineError(message.message, message.log));
        // Its memory can no longer be trusted; what was committed is in the log on disk.
        void this.#worker.terminate();
    }
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#ready.reject(this.#failure);
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#failure);
  }
}
