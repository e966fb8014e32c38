/** Bytes that can be made again at any time, under names made of a content hash and parameters. */
export interface ByteCache {
  get(name: string): Promise<Uint8Array | null>;
  set(name: string, bytes: Uint8Array): Promise<void>;
}

/** Keeps what was used last, up to `maxBytes`; one entry may take a quarter of it at most. */
export class MemoryCache implements ByteCache {
  readonly #maxBytes: number;
  /** Oldest use first: a map keeps the order in which names were put in. */
  readonly #entries = new Map<string, Uint8Array>();
  #totalBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  async get(name: string): Promise<Uint8Array | null> {
    const bytes = this.#entries.get(name);
    if (!bytes) return null;
    this.#entries.delete(name);
    this.#entries.set(name, bytes);
    return bytes;
  }

  async set(name: string, bytes: Uint8Array): Promise<void> {
    if (bytes.byteLength > this.#maxBytes / 4) return;
    this.#totalBytes += bytes.byteLength - (this.#entries.get(name)?.byteLength ?? 0);
    this.#entries.delete(name);
    this.#entries.set(name, bytes);
    for (const [oldest, old] of this.#entries) {
      if (this.#totalBytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#totalBytes -= old.byteLength;
    }
  }
}

/** Joins callers that want the same thing at the same moment to one piece of work. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  run(name: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(name);
    if (running) return running;
    const started = work().finally(() => this.#running.delete(name));
    this.#running.set(name, started);
    return started;
  }
}
