import type { Queries } from "@zoetrope/database";
import type { Motion, Style } from "@zoetrope/concepts";
import { sql } from "drizzle-orm";
import type { AnimationConcept } from "../../ingest/meaning-of.ts";
import type { Locale } from "@zoetrope/i18n/locales";
import type { AnimationFeature } from "../../animation-features.ts";
import type { SearchTexts } from "./document-keywords.ts";
import type { SearchFacets } from "../facets.ts";
import type { Titles, TranslatedDetails } from "../../translations.ts";

type Row = {
  record: number;
  title: string;
  tags: string[];
  language: Locale | null;
  titles: Titles;
  translations: TranslatedDetails;
  description: string;
  category: string;
  creator_name: string;
  published_at: Date | string;
  downloads: number;
  duration_in_seconds: number;
  play_size_in_bytes: number;
  width: number;
  height: number;
  frame_rate: number;
  features: AnimationFeature[];
  is_premium: boolean;
  is_flash_free: boolean;
  licence_spdx: string;
  palette: { hex: string; weight: number }[];
  concepts: AnimationConcept[];
  style: Style | null;
  motions: Motion[];
  variant_group: number;
};

/** What the index holds of a stored animation. */
export interface StoredDocument {
  record: number;
  texts: SearchTexts;
  facets: SearchFacets;
  /** Record of the first of its variants; 0 where it stands alone. */
  variantGroup: number;
}

/** In the order of `records`; those that are gone or withdrawn are left out. */
export async function readDocuments(queries: Queries, records: readonly number[]): Promise<StoredDocument[]> {
  const { rows } = await queries.execute<Row>(sql`
    select a.record, a.title, a.tags, a.language, a.titles, a.translations, a.description, a.category, c.name as creator_name, a.published_at, a.downloads,
      a.duration_in_seconds, a.play_size_in_bytes, a.width, a.height, a.frame_rate, a.features, a.is_premium,
      a.licence_spdx, a.palette, a.concepts, a.style, a.motions,
      exists (select from animation_accessibility x where x.record = a.record and x.score is not null and x.largest_safe_width is null) as is_flash_free,
      coalesce((select min(v.record) from animations v where v.variant_group = a.variant_group), 0) as variant_group
    from animations a join creators c on c.creator_id = a.creator_id
    where a.record = any(${sql.param(records)}::int[]) and a.withdrawn_at is null`);
  const rowOf = new Map(rows.map((row) => [row.record, row]));
  return records.flatMap((record) => {
    const row = rowOf.get(record);
    return row ? [documentOf(row)] : [];
  });
}

const documentOf = (row: Row): StoredDocument => ({
  record: row.record,
  texts: { ...row, creatorName: row.creator_name },
  facets: {
    publishedAt: new Date(row.published_at),
    downloads: row.downloads,
    durationInSeconds: row.duration_in_seconds,
    sizeInBytes: row.play_size_in_bytes,
    width: row.width,
    height: row.height,
    frameRate: row.frame_rate,
    features: row.features,
    isPremium: row.is_premium,
    isFlashFree: row.is_flash_free,
    category: row.category,
    licence: row.licence_spdx,
    palette: row.palette,
    style: row.style,
    motions: row.motions,
  },
  variantGroup: row.variant_group,
});
