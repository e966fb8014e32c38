import { availableParallelism } from "node:os";
import { IdentityError } from "../identity-error.ts";

/** Node does this work on four threads, which files and names of hosts need as well. */
const maxThreads = 3;
/** Half a second of work: who would wait longer is told to come back, before anything was done for them. */
const admittedPerThread = 12;
const retryAfterInSeconds = 1;

export interface PasswordQueueOptions {
  /** Hashes at the same time. Default: as many as there are cores, three at most. */
  threads?: number;
  /** Requests between admission and answer. Default twelve per thread. */
  maxAdmitted?: number;
}

/**
 * Hashing a password costs a core and 19 MiB for a fiftieth of a second. Without a bound, five times the load would mean
 * that everybody waits for ever; with it, some are refused at once and the others are served as if nothing were.
 */
export class PasswordQueue {
  readonly #threads: number;
  readonly #maxAdmitted: number;
  #admitted = 0;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({ threads, maxAdmitted }: PasswordQueueOptions = {}) {
    this.#threads = threads ?? Math.min(maxThreads, availableParallelism());
    this.#maxAdmitted = maxAdmitted ?? this.#threads * admittedPerThread;
  }

  /** True while nobody is let in. `arrived`: how many a caller has let in at its own door, whether they have got this far or not. */
  isFull(arrived = 0): boolean {
    return Math.max(this.#admitted, arrived) >= this.#maxAdmitted;
  }

  /** Lets a whole request in, or throws "busy" before it has cost a query. */
  async admit<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull()) throw new IdentityError("busy", { retryAfterInSeconds });
    this.#admitted++;
    try {
      return await work();
    } finally {
      this.#admitted--;
    }
  }

  /** Runs one hash as soon as a thread is free, in the order of arrival. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#threads) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running++;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now steps in front of those who wait.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
