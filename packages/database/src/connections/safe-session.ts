import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import pg from "pg";
import { endsConnection, toDatabaseError } from "../database-error.ts";

type Nothing = Record<string, never>;

/** Every statement goes through here: what it throws holds its shape, and none of its values. */
class SafeSession extends NodePgSession<Nothing, Nothing> {
  readonly #connection: pg.PoolClient | null;
  #lost: Error | null = null;

  constructor(client: pg.Pool | pg.PoolClient, dialect: PgDialect) {
    super(client, dialect, undefined);
    this.#connection = client instanceof pg.Pool ? null : client;
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...parameters: Parameters<NodePgSession<Nothing, Nothing>["prepareQuery"]>
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(...parameters) as PgPreparedQuery<T> &
      Record<"execute" | "all", (...values: unknown[]) => Promise<unknown>>;
    for (const name of ["execute", "all"] as const) {
      const run = prepared[name].bind(prepared);
      prepared[name] = (...values: unknown[]) => run(...values).catch((error: unknown) => this.#fail(error));
    }
    return prepared;
  }

  #fail(thrown: unknown): never {
    const error = toDatabaseError(thrown);
    // What follows, be it a rollback, would wait behind a statement that gets no answer: it fails at once, as that did.
    if (this.#connection !== null && this.#lost === null && error instanceof Error && endsConnection(error)) {
      this.#lost = error;
      void this.#connection.end();
    }
    throw this.#lost ?? error;
  }
}

/** Drizzle over a pool or a connection. */
export function queriesOn(client: pg.Pool | pg.PoolClient): NodePgDatabase {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new SafeSession(client, dialect), undefined);
}
