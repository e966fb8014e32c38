import type { Database, Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Db } from "pg-boss";

/** Statements in a transaction of the caller's. */
export const bossQueries = (queries: Queries): Db => fromDrizzle(queries, sql);

/**
 * Statements on a connection of the pool. What the runner puts between BEGIN and COMMIT becomes a transaction of ours: where it fails,
 * nobody else gets a connection that is still inside it.
 */
export function bossDatabase(database: Database): Db {
  const { executeSql } = bossQueries(database.db);
  return {
    async executeSql(text, values) {
      const own = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(text)?.[1];
      if (own === undefined) return await executeSql(text, values);
      return await database.transaction((tx) => bossQueries(tx).executeSql(own, values));
    },
  };
}
