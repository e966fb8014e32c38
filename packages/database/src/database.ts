import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgTransaction } from "drizzle-orm/pg-core";
import type { DatabaseTimeouts } from "./connections/timeouts.ts";

/** What queries run on: the connection, or the transaction that `transaction` hands out. */
export type Queries = NodePgDatabase | PgTransaction<NodePgQueryResultHKT>;

export interface DatabaseOptions {
  /** postgres:// address of a PostgreSQL 15 or later; without it the embedded database in `folder` is opened. */
  url?: string;
  /** postgres:// address of a read replica for `reads`; default: the same as `url`. */
  readUrl?: string;
  /** Data folder of the embedded database, made when missing; without it (and without `url`) all is kept in memory. */
  folder?: string;
  /** Pages the embedded database keeps in memory, in megabytes. Default: a quarter of its size, 16 to 128. */
  bufferMegabytes?: number;
  /** Connections of a server pool. Default 10. */
  poolSize?: number;
  /** How long a server may take; without it as long as it likes. The embedded database lives in this process and knows none. */
  timeouts?: DatabaseTimeouts;
}

/**
 * One PostgreSQL, embedded (PGlite in a worker thread) or a server.
 * Both speak through the `pg` driver, so a query means the same on either.
 */
export interface Database {
  readonly kind: "embedded" | "server";
  /**
   * Throws when touched inside `transaction`: there the handed-out `tx` must be used, because the embedded
   * database has one connection and would wait for itself for ever.
   */
  readonly db: NodePgDatabase;
  /** For search and catalogue reads that may lag: the replica where one is configured, else the same as `db`. */
  readonly reads: NodePgDatabase;
  /**
   * Commits when `work` resolves, rolls back when it rejects. A transaction inside a transaction throws:
   * use `tx.transaction()` there, a savepoint.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * What `work` asks of the database may take as long as a job may, on connections beside those of requests: for what nobody waits
   * for, such as ranking and clearing up.
   */
  asJob<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Applies what is missing of the migrations, each in a transaction, once even when many processes start. `upTo` ends with the
   * migration of that number, as an older release did: for tests of upgrades.
   */
  migrate(options?: { upTo?: number }): Promise<void>;
  /** A word that the platform left itself, for example which seed was completed; null when there is none. After `migrate`. */
  getMark(name: string): Promise<string | null>;
  setMark(name: string, value: string): Promise<void>;
  /** Throws AppError("unavailable") when the database does not answer, or takes no writes where `writes` asks for them; used by /readyz. */
  check(options?: { writes?: boolean }): Promise<void>;
  close(): Promise<void>;
}
