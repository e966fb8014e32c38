/** Takes up and does jobs of one kind, some side by side, until none is due. */
export class JobLanes {
  readonly #runNext: () => Promise<boolean>;
  readonly #concurrency: number;
  readonly #report: (error: unknown) => void;
  readonly #lanes = new Set<Promise<void>>();
  #wanted = 0;
  #count = 0;
  #isStopped = false;

  /** `runNext` does one job that is due; false when there was none. `report` hears why jobs could not be looked for. */
  constructor(runNext: () => Promise<boolean>, concurrency: number, report: (error: unknown) => void) {
    this.#runNext = runNext;
    this.#concurrency = concurrency;
    this.#report = report;
  }

  /** Looks for jobs; those that are running are not waited for. */
  wake(): void {
    this.#wanted += 1;
    while (!this.#isStopped && this.#lanes.size < this.#concurrency) {
      const lane = this.#run()
        .catch(this.#report)
        .finally(() => this.#lanes.delete(lane));
      this.#lanes.add(lane);
    }
  }

  /** Does what is due; returns how many. */
  async runDue(): Promise<number> {
    const before = this.#count;
    this.wake();
    await Promise.all(this.#lanes);
    return this.#count - before;
  }

  /** Takes up no more, and waits for what is running. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.allSettled(this.#lanes);
  }

  async #run(): Promise<void> {
    for (;;) {
      const seen = this.#wanted;
      const found = !this.#isStopped && (await this.#runNext());
      if (found) this.#count += 1;
      // What was sent after the look that found nothing gets another.
      else if (this.#isStopped || seen === this.#wanted) return;
    }
  }
}
