import { NodePgDatabase, NodePgSession, type NodePgClient } from "drizzle-orm/node-postgres";
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import { withoutValues } from "./database-error.ts";

type Nothing = Record<string, never>;

/** Every statement goes through here: what it throws holds its shape, and none of its values. */
class SafeSession extends NodePgSession<Nothing, Nothing> {
  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...parameters: Parameters<NodePgSession<Nothing, Nothing>["prepareQuery"]>
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(...parameters) as PgPreparedQuery<T> &
      Record<"execute" | "all", (...values: unknown[]) => Promise<unknown>>;
    for (const name of ["execute", "all"] as const) {
      const run = prepared[name].bind(prepared);
      prepared[name] = (...values: unknown[]) => withoutValues(run(...values));
    }
    return prepared;
  }
}

/** Drizzle over a pool or a connection. */
export function queriesOn(client: NodePgClient): NodePgDatabase {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new SafeSession(client, dialect, undefined), undefined);
}
