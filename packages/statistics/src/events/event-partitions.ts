import { partitionLock, sqlStateOf, type Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { dayOf, daysLater } from "../days.ts";

const patience = sql`set local lock_timeout = '2s'`;

const nameOf = (day: string): string => `d${day.replaceAll("-", "")}`;

/** PostgreSQL has no code of its own for it: 23514 is that of a check, which the table has none of. */
const isPartitionMissing = (error: unknown): boolean => sqlStateOf(error) === "23514";

/** The table of one day. Whoever reads a day reads it here: a lock on the whole would keep the next day from being made. */
export const partitionOf = (day: string) => sql`event_days.${sql.identifier(nameOf(day))}`;

/** Makes and drops the tables that days of events are in. Any number of processes may do both at once. */
export class EventPartitions {
  readonly #database: Database;
  readonly #known = new Map<string, Promise<void>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Does what needs the one of this day; it is made when it is missing, also where another process has dropped it. */
  async within(day: string, work: () => Promise<void>): Promise<void> {
    await this.ensure(day);
    try {
      await work();
    } catch (error) {
      if (!isPartitionMissing(error)) throw error;
      this.#known.delete(day);
      await this.ensure(day);
      await work();
    }
  }

  /** Resolves when there is one for this day. */
  async ensure(day: string): Promise<void> {
    const known = this.#known.get(day) ?? this.#make(day);
    this.#known.set(day, known);
    try {
      await known;
    } catch (error) {
      this.#known.delete(day);
      throw error;
    }
  }

  /** Days that have one, the oldest first. */
  async days(): Promise<string[]> {
    const { rows } = await this.#database.db.execute<{ day: string }>(sql`
      select to_char(to_date(substr(c.relname, 2), 'YYYYMMDD'), 'YYYY-MM-DD') as day
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'events'::regclass order by day`);
    return rows.map(({ day }) => day);
  }

  /** Drops days before this one. Throws when somebody reads them for longer than two seconds: the next round tries again. */
  async dropBefore(day: string): Promise<void> {
    for (const old of await this.days()) {
      if (old >= day) return;
      this.#known.delete(old);
      await this.#database.transaction(async (tx) => {
        await tx.execute(patience);
        await tx.execute(sql`select pg_advisory_xact_lock(${partitionLock})`);
        await tx.execute(sql`drop table if exists ${partitionOf(old)}`);
      });
    }
  }

  async #make(day: string): Promise<void> {
    const end = dayOf(daysLater(new Date(day), 1));
    await this.#database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${partitionLock})`);
      const { rows } = await tx.execute<{ exists: boolean }>(
        sql`select to_regclass(${`event_days.${nameOf(day)}`}) is not null as exists`,
      );
      if (rows[0]?.exists) return;
      // Attached afterwards, which readers and writers do not wait for; a partition made in one step would lock all of them out.
      const name = partitionOf(day);
      await tx.execute(sql`create table ${name} (like events including all)`);
      await tx.execute(
        sql`alter table events attach partition ${name} for values from (${sql.raw(`'${day}'`)}) to (${sql.raw(`'${end}'`)})`,
      );
    });
  }
}
