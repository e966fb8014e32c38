import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { isAnimationId } from "../animation-id.ts";
import {
  animationFormats,
  maxVariants,
  type AnimationDetail,
  type AnimationFile,
  type AnimationSummary,
  type VariantCard,
} from "../animation.ts";
import { prepareRows } from "./prepare-rows.ts";
import { summaryColumns, summaryOf, type SummaryRow } from "./summary-row.ts";

type DetailRow = SummaryRow & {
  description: string;
  tags: string[];
  translations: AnimationDetail["translations"];
  category: string;
  licence_spdx: string;
  licence_name: string;
  licence_url: string;
  attribution: string;
  source_url: string | null;
  frame_count: number;
  layer_count: number;
  markers: AnimationDetail["markers"];
  themes: string[];
  state_machines: string[];
  palette: { hex: string; weight: number }[];
  views: number;
  published_at: string;
  updated_at: string;
  style: AnimationDetail["style"];
  pack: AnimationDetail["pack"];
  parent_id: string | null;
  is_synthetic: boolean;
  accessibility: AnimationDetail["accessibility"];
  files: { format: AnimationFile["format"]; key: AnimationFile["key"]; sizeInBytes: number }[];
};

/** What a page shows: an animation, its variants, and the first of its kept neighbours (null while none are kept). */
export interface AnimationWithNeighbours {
  animation: AnimationDetail;
  variants: VariantCard[];
  neighbours: AnimationSummary[] | null;
}

/** Reads an animation by one query; null when there is no such one. */
export function createAnimationReader(
  database: Database,
): (id: string, neighbours?: number) => Promise<AnimationWithNeighbours | null> {
  const read = prepareRows<DetailRow & { neighbours: SummaryRow[] | null; variants: VariantCard[] | null }>(
    database,
    "animation_by_id",
    sql`
    select ${summaryColumns}, a.description, a.tags, a.translations, a.category, a.licence_spdx, a.licence_name, a.licence_url,
      a.attribution, a.source_url, a.frame_count, a.layer_count, a.markers, a.themes, a.state_machines, a.palette,
      a.views, a.published_at, a.updated_at, a.style, a.pack, a.parent_id, a.is_synthetic,
      (select json_build_object('largestSafeWidth', x.largest_safe_width, 'score', x.score, 'findings', x.findings, 'secondsLookedAt', x.seconds_looked_at)
        from animation_accessibility x where x.record = a.record) as accessibility,
      (select coalesce(json_agg(json_build_object('format', f.format, 'key', case when not a.is_premium then f.key end, 'sizeInBytes', f.size_in_bytes)), '[]')
        from animation_files f where f.record = a.record) as files,
      (select json_agg(row_to_json(m) order by m.place) from (
        select * from (${neighbourCards}) k order by k.place limit ${sql.placeholder("neighbours")}::int) m) as neighbours,
      case when a.variant_group is not null and ${sql.placeholder("places")}::int > 0 then (
        select json_agg(row_to_json(m)) from (${variantCards}) m) end as variants
    from animations a join creators c on c.creator_id = a.creator_id
    where a.id = ${sql.placeholder("id")} and a.withdrawn_at is null`,
  );
  return async (id, neighbours = 0) => {
    const [row] = isAnimationId(id)
      ? await read({ id, neighbours, places: neighbours === 0 ? 0 : neighbours + spare })
      : [];
    if (row === undefined) return null;
    const cards = row.neighbours?.map(summaryOf) ?? null;
    return { animation: detailOf(row), variants: row.variants ?? [], neighbours: cards };
  };
}

/** The other variants of the drawing of `animations a`. */
const variantCards = sql.raw(`
  select v.id, v.slug, v.title, v.style, v.language, v.titles, v.poster_key as "posterKey", v.width, v.height,
    v.dominant_colour as "dominantColour"
  from animations v where v.variant_group = a.variant_group and v.record <> a.record and v.withdrawn_at is null
  order by v.popularity desc, v.featured_rank, v.published_at desc, v.record limit ${maxVariants}`);

/** Some of the neighbours may have been withdrawn since they were kept. */
const spare = 8;

/** Cards of the kept neighbours of the animation `id`, up to `places`. */
const neighbourCards = sql`
  select ${summaryColumns}, l.place from animations s join animation_neighbours n on n.record = s.record
  cross join unnest(n.neighbours) with ordinality l (record, place)
  join animations a on a.record = l.record join creators c on c.creator_id = a.creator_id
  where s.id = ${sql.placeholder("id")} and s.withdrawn_at is null and l.place <= ${sql.placeholder("places")}::int
    and a.withdrawn_at is null`;

/** Reads the cards of an animation's kept neighbours; null while none are kept. */
export function createNeighbourReader(
  database: Database,
): (id: string, limit: number) => Promise<AnimationSummary[] | null> {
  const read = prepareRows<SummaryRow>(database, "animation_neighbours", neighbourCards, sql`r.place`);
  return async (id, limit) => {
    const rows = await read({ id, places: limit + spare });
    return rows.length === 0 ? null : rows.slice(0, limit).map(summaryOf);
  };
}

function detailOf(row: DetailRow): AnimationDetail {
  return {
    ...summaryOf(row),
    description: row.description,
    tags: row.tags,
    translations: row.translations,
    category: row.category,
    licence: { spdx: row.licence_spdx, name: row.licence_name, url: row.licence_url },
    attribution: row.attribution,
    sourceUrl: row.source_url,
    files: row.files.toSorted(
      (a, b) => animationFormats.indexOf(a.format) - animationFormats.indexOf(b.format),
    ),
    palette: row.palette.map(({ hex, weight }) => ({ hex, weight })),
    frameCount: row.frame_count,
    layerCount: row.layer_count,
    markers: row.markers,
    themes: row.themes,
    stateMachines: row.state_machines,
    views: row.views,
    publishedAt: new Date(row.published_at),
    updatedAt: new Date(row.updated_at),
    style: row.style,
    pack: row.pack,
    parentId: row.parent_id,
    accessibility: row.accessibility,
    isSynthetic: row.is_synthetic,
  };
}
