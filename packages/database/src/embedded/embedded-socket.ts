import { Duplex } from "node:stream";
import { MessageFramer } from "./message-framer.ts";

/** What a socket needs of the engine behind it. */
export interface Engine {
  /** Rejects when the engine ended; `onBytes` gets the answer piece by piece. */
  execute(batch: Uint8Array, onBytes: (bytes: Uint8Array) => void): Promise<void>;
}

/** Looks like a TCP socket to the `pg` driver; the bytes go to the engine's thread. */
export class EmbeddedSocket extends Duplex {
  readonly #getEngine: () => Promise<Engine>;
  readonly #framer = new MessageFramer();
  #engine: Engine | null = null;

  constructor(getEngine: () => Promise<Engine>) {
    super();
    this.#getEngine = getEngine;
  }

  connect(): this {
    this.#getEngine().then(
      (engine) => {
        this.#engine = engine;
        this.emit("connect");
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _write(chunk: Buffer, _encoding: string, callback: (error?: Error | null) => void): void {
    const engine = this.#engine;
    if (engine === null) return callback(new Error("written before connected"));
    for (const batch of this.#framer.push(chunk)) {
      engine
        .execute(batch, (bytes) => {
          if (!this.destroyed) this.push(bytes);
        })
        .catch((error: Error) => this.destroy(error));
    }
    callback();
  }

  override _final(callback: () => void): void {
    this.push(null);
    callback();
  }

  override _read(): void {
    // The engine pushes; a result must fit in memory with this driver anyway.
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
