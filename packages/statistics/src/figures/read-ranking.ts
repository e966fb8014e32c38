import type { EventName } from "@zoetrope/analytics/events";
import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { FigureRange } from "./figure-range.ts";
import type { PlotRow } from "./figures.ts";
import { within } from "./read-timeline.ts";

interface Ranked {
  range: FigureRange;
  limit: number;
}

/** The values of a field that are most frequent: how often, and by how many visitors. */
export async function readRanking(
  { reads }: Database,
  { event, dimension }: { event: string; dimension: string },
  { range, limit }: Ranked,
): Promise<PlotRow[]> {
  const { rows } = await reads.execute<{ key: string; values: number[] }>(sql`
    select value as key, array[sum(count), sum(visitors)]::float8[] as values from statistics_hours
    where event = ${event} and dimension = ${dimension} and ${within(range)}
    group by value order by sum(count) desc, value limit ${limit}`);
  return rows;
}

/** Views, likes and downloads of the animations that were looked at most. */
export async function readTopAnimations({ reads }: Database, { range, limit }: Ranked): Promise<PlotRow[]> {
  const countOf = (event: EventName) => sql`
    (select coalesce(sum(count), 0) from statistics_hours
      where event = ${event} and dimension = 'file_id' and value = key and ${within(range)})`;
  // Likes and downloads are looked up for those few alone.
  const { rows } = await reads.execute<{ key: string; values: number[] }>(sql`
    select key, array[views, ${countOf("like")}, ${countOf("download")}]::float8[] as values from (
      select value as key, sum(count) as views from statistics_hours
      where event = 'file-view' and dimension = 'file_id' and ${within(range)}
      group by value order by sum(count) desc, value limit ${limit}
    ) top order by views desc, key`);
  return rows;
}

/** The same of these animations, also of those that were only liked or downloaded. */
export async function readAnimations(
  { reads }: Database,
  { range, limit, animationIds }: Ranked & { animationIds: readonly string[] },
): Promise<PlotRow[]> {
  const { rows } = await reads.execute<{ key: string; values: number[] }>(sql`
    select value as key, array[views, likes, downloads]::float8[] as values from (
      select value, coalesce(sum(count) filter (where event = 'file-view'), 0) as views,
        coalesce(sum(count) filter (where event = 'like'), 0) as likes,
        coalesce(sum(count) filter (where event = 'download'), 0) as downloads
      from statistics_hours
      where event = any('{file-view,like,download}') and dimension = 'file_id' and ${within(range)}
        and value = any(${sql.param(animationIds)}::text[])
      group by value
    ) counted order by views desc, downloads desc, likes desc, value limit ${limit}`);
  return rows;
}

/** How far visitors came within an hour: rows in the order of the way. */
export async function readFunnel({ reads }: Database, range: FigureRange): Promise<PlotRow[]> {
  const { rows } = await reads.execute<{ key: string; values: number[] }>(sql`
    select step as key, array[coalesce(sum(visitors), 0)]::float8[] as values
    from unnest(array['search', 'file-view', 'download']) with ordinality steps (step, place)
    left join statistics_hours on event = 'funnel' and dimension = 'step' and value = step and ${within(range)}
    group by step, place order by place`);
  return rows;
}
