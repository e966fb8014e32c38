import { AsyncLocalStorage } from "node:async_hooks";

/** A fault of the caller's: it used the outer connection where it holds one already. */
export class TransactionMisuseError extends Error {}

/** Knows, along every chain of awaits, whether the code runs inside a transaction of one database. */
export class TransactionGuard {
  readonly #current = new AsyncLocalStorage<{ isOpen: boolean }>();

  /** Work started inside and still running after the end (a timer, a queue) counts as outside again. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const transaction = { isOpen: true };
    try {
      return await this.#current.run(transaction, work);
    } finally {
      transaction.isOpen = false;
    }
  }

  /** Throws inside a transaction. `what` names the thing that was touched. */
  requireOutside(what: string): void {
    if (this.#current.getStore()?.isOpen) {
      throw new TransactionMisuseError(
        `${what} was used inside a transaction. Use the transaction that was handed out (for a part that may fail: its own transaction(), a savepoint).`,
      );
    }
  }
}
