import type { Database, Queries } from "@zoetrope/database";
import { maxEditorsDays, maxPicksOfDay } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { isAnimationId } from "../animation-id.ts";
import { summaryColumns, summaryOf, type SummaryRow } from "../animations/summary-row.ts";
import { byDay } from "./by-day.ts";
import { daysOfPage, type EditorsDayResult, type EditorsDays } from "./editors-days.ts";

/** The same for everybody, whatever the time zone of the database. */
const today = sql.raw("(now() at time zone 'utc')::date");

/** What pages show has changed: those that are kept are made anew. */
const markChanged = sql.raw("update catalogue_state set version = version + 1");

export function createEditorsDays(database: Database): EditorsDays {
  return {
    async list(before = null) {
      const end = before !== null && isDay(before) ? before : null;
      const { rows } = await database.reads.execute<SummaryRow & { day: string; is_public: boolean }>(sql`
        select ${summaryColumns}, d.day::text as day, d.is_public
        from (select day, is_public from editors_days where day < coalesce(${end}::date, 'infinity'::date)
          order by day desc limit ${daysOfPage}) d
        join editors_picks p on p.day = d.day join animations a on a.record = p.record and a.withdrawn_at is null
        join creators c on c.creator_id = a.creator_id
        order by d.day desc, p.place`);
      return byDay(rows).map(({ day, rows: [first, ...others] }) => ({
        day,
        isPublic: first.is_public,
        animations: [first, ...others].map(summaryOf),
      }));
    },

    async set({ day, animations, replaces = null }): Promise<EditorsDayResult> {
      if (!isDay(day)) return refused("no-day");
      const ids = [...new Set(animations)];
      if (ids.length === 0) return refused("no-animations");
      if (ids.length > maxPicksOfDay) return refused("too-many-animations");
      return await database
        .transaction(async (tx): Promise<EditorsDayResult> => {
          // Takes the one row of the state: two who set the same day do it one after the other.
          await tx.execute(markChanged);
          const records = await publicRecords(tx, ids);
          if (records.length < ids.length) throw new RefusedDay("animation-gone");
          if (replaces !== null && isDay(replaces))
            await tx.execute(sql`delete from editors_days where day = ${replaces}::date`);
          const made = await tx.execute(sql`
          insert into editors_days (day, is_public) values (${day}::date, ${day}::date <= ${today})
          on conflict do nothing`);
          if (!made.rowCount) throw new RefusedDay("day-taken");
          const { rows } = await tx.execute<{ count: number }>(
            sql`select count(*)::int as count from editors_days`,
          );
          if ((rows[0]?.count ?? 0) > maxEditorsDays) throw new RefusedDay("too-many-days");
          await tx.execute(sql`
          insert into editors_picks (day, place, record) select ${day}::date, p.place, p.record
          from unnest(${sql.param(records)}::int[]) with ordinality as p (record, place)`);
          return { outcome: "set" };
        })
        .catch((error: unknown) => {
          if (error instanceof RefusedDay) return refused(error.code);
          throw error;
        });
    },

    async remove(day) {
      if (!isDay(day)) return false;
      return await database.transaction(async (tx) => {
        const { rowCount } = await tx.execute(sql`delete from editors_days where day = ${day}::date`);
        if (rowCount) await tx.execute(markChanged);
        return Boolean(rowCount);
      });
    },

    async begin() {
      return await database.transaction(async (tx) => {
        const { rowCount } = await tx.execute(
          sql`update editors_days set is_public = true where not is_public and day <= ${today}`,
        );
        if (rowCount) await tx.execute(markChanged);
        return rowCount ?? 0;
      });
    },
  };
}

type Refusal = Extract<EditorsDayResult, { outcome: "refused" }>["code"];

/** Takes back what the transaction has done so far. */
class RefusedDay extends Error {
  readonly code: Refusal;
  constructor(code: Refusal) {
    super(code);
    this.code = code;
  }
}

const refused = (code: Refusal): EditorsDayResult => ({ outcome: "refused", code });

/** A day of the calendar, neither the 31st of February nor of the year 20260. */
function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

async function publicRecords(tx: Queries, ids: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ record: number }>(sql`
    select a.record from unnest(${sql.param(ids.filter(isAnimationId))}::text[]) with ordinality as l (id, place)
    join animations a on a.id = l.id where a.withdrawn_at is null order by l.place`);
  return rows.map(({ record }) => record);
}
