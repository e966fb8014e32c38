import { AsyncLocalStorage } from "node:async_hooks";

/** Knows, along every chain of awaits, whether the code runs as a job: nobody waits for it, so it may take its time. */
export class JobScope {
  readonly #current = new AsyncLocalStorage<true>();

  get isOpen(): boolean {
    return this.#current.getStore() === true;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#current.run(true, work);
  }
}
