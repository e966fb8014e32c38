import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { dayOf } from "./days.ts";
import type { HourCount, Statistics, TimeRange } from "./statistics.ts";

const defaultLimit = 20;
const maxLimit = 10_000;

const within = ({ from, to }: TimeRange) => sql`hour >= ${from.toISOString()} and hour < ${to.toISOString()}`;

type Reading = Pick<Statistics, "hours" | "top" | "days">;

export const readStatistics = ({ reads }: Database): Reading => ({
  async hours(range, { event = "", dimension = "", value = "" } = {}) {
    const { rows } = await reads.execute<{ hour: string } & Omit<HourCount, "hour">>(sql`
      select hour, count, visitors from statistics_hours
      where event = ${event} and dimension = ${dimension} and value = ${value} and ${within(range)} order by hour`);
    return rows.map(({ hour, count, visitors }) => ({ hour: new Date(hour), count, visitors }));
  },

  async top(range, { event, dimension, limit = defaultLimit }) {
    const { rows } = await reads.execute<{ value: string; count: number; visitors: number }>(sql`
      select value, sum(count)::int as count, sum(visitors)::int as visitors from statistics_hours
      where event = ${event} and dimension = ${dimension} and ${within(range)}
      group by value order by sum(count) desc, value limit ${Math.max(1, Math.min(maxLimit, Math.floor(limit)))}`);
    return rows;
  },

  async days({ from, to }) {
    const { rows } = await reads.execute<{ day: string; visitors: number }>(sql`
      select to_char(day, 'YYYY-MM-DD') as day, visitors from statistics_days
      where day >= ${dayOf(from)} and day < ${dayOf(to)} order by day`);
    return rows;
  },
});
