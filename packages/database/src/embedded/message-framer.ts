const startupHeaderLength = 4;
const headerLength = 5;
/** Messages after which the server answers: Query, Sync, FunctionCall, Flush, CopyDone, CopyFail, Terminate. */
const boundaries = new Set(Buffer.from("QSFHcfX", "latin1"));

/**
 * Cuts what the driver writes into batches that end where the server answers.
 * The embedded engine runs a batch to its end, so half of one would be answered too early.
 * PostgreSQL manual, "Message Formats".
 */
export class MessageFramer {
  #pending: Buffer = Buffer.alloc(0);
  #scanned = 0;
  #isStarted = false;

  /** Whole batches completed by this chunk, in order. */
  push(chunk: Buffer): Buffer[] {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const batches: Buffer[] = [];
    for (;;) {
      const left = this.#pending.length - this.#scanned;
      const header = this.#isStarted ? headerLength : startupHeaderLength;
      if (left < header) break;
      const size = this.#pending.readInt32BE(this.#scanned + header - 4) + header - 4;
      if (left < size) break;
      const isBoundary = !this.#isStarted || boundaries.has(this.#pending[this.#scanned] ?? 0);
      this.#isStarted = true;
      this.#scanned += size;
      if (!isBoundary) continue;
      batches.push(this.#pending.subarray(0, this.#scanned));
      this.#pending = this.#pending.subarray(this.#scanned);
      this.#scanned = 0;
    }
    return batches;
  }
}
