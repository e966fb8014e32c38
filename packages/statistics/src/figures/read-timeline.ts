import type { EventName } from "@zoetrope/analytics/events";
import type { Database } from "@zoetrope/database";
import { sql, type SQL } from "drizzle-orm";
import { dayOf } from "../days.ts";
import { startsOf, type FigureRange } from "./figure-range.ts";
import type { PlotRow } from "./figures.ts";

/** One line of a plot: what of `statistics_hours` is added up, and which of its two numbers. */
export interface Series {
  event: string;
  dimension: string;
  values: readonly string[];
  number: "count" | "visitors";
}

export const eventsNamed = (name: EventName): Series => ({
  event: "",
  dimension: "event",
  values: [name],
  number: "count",
});

/** Everybody, once for each step. */
const everybody = "everybody";
export type Line = Series | typeof everybody;

export const within = ({ from, to }: Pick<FigureRange, "from" | "to">): SQL =>
  sql`hour >= ${from.toISOString()} and hour < ${to.toISOString()}`;

/** A row for each step of the range, with a value for each line. */
export async function readTimeline(
  { reads }: Database,
  range: FigureRange,
  lines: readonly Line[],
): Promise<PlotRow[]> {
  const read = async (line: Line): Promise<Map<string, number>> => {
    const { rows } = await reads.execute<{ at: Date | string; value: number }>(queryOf(line, range));
    return new Map(rows.map(({ at, value }) => [new Date(at).toISOString(), value]));
  };
  const found = await Promise.all(lines.map(read));
  return startsOf(range).map((key) => ({ key, values: found.map((values) => values.get(key) ?? 0) }));
}

function queryOf(line: Line, range: FigureRange): SQL {
  // Somebody who comes in two hours of a day is one visitor of that day, which hours alone do not tell.
  if (line === everybody && range.step === "day")
    return sql`
      select day::timestamp at time zone 'UTC' as at, visitors::float8 as value from statistics_days
      where day >= ${dayOf(range.from)} and day < ${dayOf(range.to)}`;
  const { event, dimension, values, number } =
    line === everybody ? { event: "", dimension: "", values: [""], number: "visitors" } : line;
  return sql`
    select date_trunc(${range.step}, hour, 'UTC') as at, sum(${sql.identifier(number)})::float8 as value
    from statistics_hours
    where event = ${event} and dimension = ${dimension} and value = any(${sql.param(values)}::text[]) and ${within(range)}
    group by 1`;
}
