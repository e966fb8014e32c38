import pg from "pg";
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

/** A pool that refuses to hand out a second connection to code that already holds one in a transaction. */
export class GuardedPool extends pg.Pool {
  readonly guard: TransactionGuard;
  readonly #name: string;

  constructor(options: pg.PoolConfig, guard: TransactionGuard, name: string) {
    super(options);
    this.guard = guard;
    this.#name = name;
    // An idle connection that breaks has no caller to tell: the next query opens a new one and reports its own failure.
    this.on("error", () => {});
    // The same for one that breaks between two queries of a transaction: nobody listens there, and Node would end the process.
    this.on("connect", (client) => client.on("error", () => {}));
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
    return callback ? super.connect(callback) : super.connect();
  }
}
