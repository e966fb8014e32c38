import { AppError } from "@zoetrope/kit";

/** Lets a few pieces of heavy work run at a time and a bounded number wait. */
export class WorkQueue {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: { maxRunning: number; maxWaiting: number }) {
    this.#maxRunning = options.maxRunning;
    this.#maxWaiting = options.maxWaiting;
  }

  /** Throws AppError "unavailable" at once when too much waits already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxRunning) this.#running += 1;
    else if (this.#waiting.length < this.#maxWaiting)
      await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    else {
      throw new AppError("unavailable", `${this.#waiting.length} pictures wait to be made already`, {
        publicMessage: "Too many pictures are being made at the moment. Please try again in a few seconds.",
      });
    }
    try {
      return await work();
    } finally {
      // The place is handed on without being given up, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
