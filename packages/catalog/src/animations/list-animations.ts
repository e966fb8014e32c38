import type { Database } from "@zoetrope/database";
import { sql, type SQL } from "drizzle-orm";
import type { AnimationSummary, ListName, TagCount } from "../animation.ts";
import type { Locale } from "@zoetrope/i18n/locales";
import { featuredRecords } from "../editors/editors-list.ts";
import { isAnimationId } from "../animation-id.ts";
import { summaryColumns, summaryOf, type SummaryRow } from "./summary-row.ts";

const defaultLimit = 24;
const maxLimit = 200;

const boundedLimit = (limit = defaultLimit) => Math.max(1, Math.min(maxLimit, Math.floor(limit)));

/** Of drawings with variants more is read than is wanted. */
const variantsPerCard = 6;

/** The animations of a named list, in its order; of the variants of one drawing the first. */
export async function listAnimations(
  database: Database,
  name: ListName,
  limit?: number,
): Promise<AnimationSummary[]> {
  const count = boundedLimit(limit);
  const { rows } = await database.reads.execute<SummaryRow & { variant_group: string | null }>(sql`
    select ${summaryColumns}, a.variant_group from (${queryOfList[name](count * variantsPerCard)}) l
    join animations a on a.record = l.record join creators c on c.creator_id = a.creator_id
    where a.withdrawn_at is null order by l.place`);
  const shown = new Set<string>();
  return rows
    .filter(
      ({ variant_group: group }) => group === null || (!shown.has(group) && shown.add(group) !== undefined),
    )
    .slice(0, count)
    .map(summaryOf);
}

/** The animations with these ids, in their order. */
export async function someAnimations(
  database: Database,
  ids: readonly string[],
): Promise<AnimationSummary[]> {
  const asked = ids.filter(isAnimationId).slice(0, maxLimit);
  if (asked.length === 0) return [];
  const { rows } = await database.reads.execute<SummaryRow>(sql`
    select ${summaryColumns} from unnest(${sql.param(asked)}::text[]) with ordinality as l (id, place)
    join animations a on a.id = l.id join creators c on c.creator_id = a.creator_id
    where a.withdrawn_at is null order by l.place`);
  return rows.map(summaryOf);
}

/** The animations with these records, in their order. */
export async function someRecords(
  database: Database,
  records: readonly number[],
): Promise<AnimationSummary[]> {
  if (records.length === 0) return [];
  const { rows } = await database.reads.execute<SummaryRow>(sql`
    select ${summaryColumns} from unnest(${sql.param(records.slice(0, maxLimit))}::int[]) with ordinality as l (record, place)
    join animations a on a.record = l.record join creators c on c.creator_id = a.creator_id
    where a.withdrawn_at is null order by l.place`);
  return rows.map(summaryOf);
}

const generation = sql`(select generation from catalogue_state)`;

const queryOfList: Record<ListName, (limit: number) => SQL> = {
  featured: featuredRecords,
  recent: (limit) =>
    sql`select record, row_number() over (order by published_at desc, record desc) as place from animations
        where withdrawn_at is null order by published_at desc, record desc limit ${limit}`,
  // The order of the last ranking, in which searches stand as well.
  "popular-all": (limit) =>
    sql`select record, position as place from search_documents
        where generation = ${generation} and record is not null
        order by position limit ${limit}`,
  "popular-week": (limit) => popularSince(7, limit),
  "popular-month": (limit) => popularSince(30, limit),
};

/** What was downloaded most in the last days, filled up with what is popular of all time. */
function popularSince(days: number, limit: number): SQL {
  return sql`
    select record, row_number() over (order by recent desc, position) as place from (
      select s.record, sum(d.downloads) as recent, s.position
      from counter_days d join search_documents s on s.record = d.record and s.generation = ${generation}
      where d.day > current_date - ${days}::int group by s.record, s.position
      union all
      (select record, 0 as recent, position from search_documents where generation = ${generation}
       and record is not null
       and record not in (select record from counter_days where day > current_date - ${days}::int)
       order by position limit ${limit})
    ) candidates order by recent desc, position limit ${limit}`;
}

/** Tags by how many animations have them. */
export async function listTags(
  database: Database,
  { limit = 200, locale }: { limit?: number; locale?: Locale } = {},
): Promise<TagCount[]> {
  const { rows } = await database.reads.execute<{ tag: string; label: string | null; count: number }>(sql`
    select keyword as tag, labels ->> ${locale ?? null}::text as label, tag_total as count from keywords where generation = ${generation} and tag_total > 0
    order by tag_total desc, normalised limit ${Math.max(1, Math.min(5_000, Math.floor(limit)))}`);
  return rows;
}
