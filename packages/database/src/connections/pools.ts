import pg from "pg";
import type { JobScope } from "./job-scope.ts";
import type { TransactionGuard } from "./transaction-guard.ts";

/** True when the connection broke or the server went away, as opposed to a query that failed. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (
    /^(08|57P0)/.test(code) ||
    /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)/.test(code)
  ) {
    return true;
  }
  return /connection terminated|timeout exceeded when trying to connect|connection error|Client has encountered|query read timeout|client was closed|pool after calling end/i.test(
    error.message,
  );
}

/** The promise form of the pool's overloaded `query`: what drivers call. */
export type Query = (...parameters: unknown[]) => Promise<unknown>;

/** The answer, or after so long the failure that the driver has for it: waiting for a connection counts as well. */
export async function within<T>(limitInMs: number | undefined, answer: Promise<T>): Promise<T> {
  if (limitInMs === undefined) return await answer;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("Query read timeout")), limitInMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where jobs get their connections, so that they neither hurry nor take those of requests. */
export interface Jobs {
  scope: JobScope;
  pool: GuardedPool;
}

/** A pool that refuses to hand out a second connection to code that already holds one in a transaction. */
export class GuardedPool extends pg.Pool {
  readonly guard: TransactionGuard;
  readonly #name: string;
  readonly #jobs: Jobs | null;

  constructor(options: pg.PoolConfig, guard: TransactionGuard, name: string, jobs: Jobs | null = null) {
    super(options);
    this.guard = guard;
    this.#name = name;
    this.#jobs = jobs;
    // An idle connection that breaks has no caller to tell: the next query opens a new one and reports its own failure.
    this.on("error", () => {});
    // The same for one that breaks between two queries of a transaction: nobody listens there, and Node would end the process.
    this.on("connect", (client) => client.on("error", () => {}));
    const query = this.query.bind(this) as Query;
    const ask: Query = (...parameters) =>
      this.#jobs?.scope.isOpen
        ? (this.#jobs.pool.query as Query)(...parameters)
        : within(options.query_timeout, query(...parameters));
    this.query = ask as typeof this.query;
  }

  // pg.Pool overloads `connect` and `query` a dozen ways; both forms below are the two that drivers call.
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void;
  override connect(
    callback?: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): Promise<pg.PoolClient> | void {
    this.guard.requireOutside(this.#name);
    if (!callback && this.#jobs?.scope.isOpen) return this.#jobs.pool.connect();
    return callback ? super.connect(callback) : super.connect();
  }
}
