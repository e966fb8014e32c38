import type pg from "pg";
import { GuardedPool, isConnectionError, within, type Jobs, type Query } from "./pools.ts";
import type { TransactionGuard } from "./transaction-guard.ts";

const retryAfterMs = 5_000;

/** A query on a standby may be cancelled by what it replays (recovery conflict). */
const isRecoveryConflict = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "40001" && /recovery/i.test(error.message);

/**
 * Reads from a replica, and from the primary while the replica is away.
 * A replica that failed is left alone for five seconds, so that not every read waits for it.
 */
export class ReadPool extends GuardedPool {
  readonly #primary: GuardedPool;
  #awayUntil = 0;

  constructor(options: pg.PoolConfig, guard: TransactionGuard, primary: GuardedPool, jobs: Jobs) {
    super(options, guard, "database.reads", jobs);
    this.#primary = primary;
    const query = this.query.bind(this) as Query;
    const read: Query = (...parameters) =>
      jobs.scope.isOpen
        ? query(...parameters)
        : within(primary.options.query_timeout, this.#read(query, ...parameters));
    this.query = read as typeof this.query;
  }

  async #read(query: Query, ...parameters: unknown[]): Promise<unknown> {
    const fallback = this.#primary.query.bind(this.#primary) as Query;
    if (Date.now() < this.#awayUntil) return await fallback(...parameters);
    try {
      return await query(...parameters);
    } catch (error) {
      if (!isRecoveryConflict(error)) {
        if (!isConnectionError(error)) throw error;
        this.#awayUntil = Date.now() + retryAfterMs;
      }
      return await fallback(...parameters);
    }
  }
}
