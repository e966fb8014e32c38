import { write, writeSync } from "node:fs";

/** Lines wait for company, but never longer than this. */
const maxWaitInMs = 200;
/** A write wakes another thread and comes back as an event, whatever its length: some two hundred lines share one. */
const batchBytes = 65_536;
/** No UTF-16 unit is longer in UTF-8. */
const maxBytesPerUnit = 3;
/** A pipe that its reader has not emptied says EAGAIN: asked again after so long, while the process ends for so many times. */
const pauseInMs = 50;
const lastAttempts = 40;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EAGAIN";

/**
 * Lines for a file or pipe, written in batches because a write per line costs more than a cached answer. The process ends with all of
 * them written; a reader that is gone loses them, and nothing else happens.
 */
export class BatchedLines {
  readonly #fd: number;
  // Bytes rather than one growing string: its thousands of pieces would live long enough to burden the garbage collector.
  #batch = Buffer.allocUnsafeSlow(batchBytes);
  #usedBytes = 0;
  #full: Buffer[] = [];
  #isWriting = false;

  constructor(fd: number) {
    this.#fd = fd;
    setInterval(() => this.flush(), maxWaitInMs).unref();
    process.on("beforeExit", () => this.flush());
    process.on("exit", () => this.#writeLast());
  }

  add(line: string): void {
    const mostBytes = line.length * maxBytesPerUnit;
    if (mostBytes > batchBytes - this.#usedBytes) this.flush();
    if (mostBytes <= batchBytes) this.#usedBytes += this.#batch.write(line, this.#usedBytes);
    else {
      this.#full.push(Buffer.from(line));
      this.#writeNext();
    }
  }

  /** Waits for no more lines. */
  flush(): void {
    this.#close();
    this.#writeNext();
  }

  #close(): void {
    if (this.#usedBytes === 0) return;
    this.#full.push(this.#batch.subarray(0, this.#usedBytes));
    // Another thread still reads the old one.
    this.#batch = Buffer.allocUnsafeSlow(batchBytes);
    this.#usedBytes = 0;
  }

  #writeNext(): void {
    if (this.#isWriting) return;
    const bytes = this.#full.shift();
    if (bytes === undefined) return;
    this.#isWriting = true;
    write(this.#fd, bytes, (error, written) => {
      this.#isWriting = false;
      const isToRepeat = isBusy(error);
      const rest = isToRepeat ? bytes : bytes.subarray(error === null ? written : bytes.length);
      if (rest.length > 0) this.#full.unshift(rest);
      if (isToRepeat) setTimeout(() => this.#writeNext(), pauseInMs);
      else this.#writeNext();
    });
  }

  /** No event comes any more: what is left is written here and now. */
  #writeLast(): void {
    this.#close();
    let attempts = 0;
    for (let bytes = this.#full.shift(); bytes !== undefined; bytes = this.#full.shift()) {
      try {
        const rest = bytes.subarray(writeSync(this.#fd, bytes));
        if (rest.length > 0) this.#full.unshift(rest);
      } catch (error) {
        if (!isBusy(error) || (attempts += 1) > lastAttempts) return;
        this.#full.unshift(bytes);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseInMs);
      }
    }
  }
}
