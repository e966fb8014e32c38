import { rankLock, type Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";

const lastOf = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs `work` when no other ranking of this database runs. It may use the database as it likes: of an embedded one
 * there is only this process, and on a server a connection of its own keeps the others waiting.
 */
export async function rankExclusively<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(database) ?? Promise.resolve();
  const mine = before.then(() => (database.kind === "server" ? whileLocked(database, work) : work()));
  lastOf.set(
    database,
    mine.catch(() => undefined),
  );
  return await mine;
}

async function whileLocked<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const locked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const holding = database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rankLock})`);
    locked.resolve();
    await done.promise;
  });
  holding.catch(locked.reject);
  await locked.promise;
  try {
    return await work();
  } finally {
    done.resolve();
    // Work that was done counts, even when this connection broke meanwhile: the switch-over checks for itself.
    await holding.catch(() => undefined);
  }
}
