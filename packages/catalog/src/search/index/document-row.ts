import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { AnimationFeature } from "../../animation-features.ts";
import type { SearchTexts } from "./document-keywords.ts";
import type { SearchFacets } from "../facets.ts";
import type { Titles, TranslatedDetails } from "../../translations.ts";

type Row = {
  record: number;
  title: string;
  tags: string[];
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
  licence_spdx: string;
  palette: { hex: string; weight: number }[];
};

/** What the index holds of a stored animation. */
export interface StoredDocument {
  record: number;
  texts: SearchTexts;
  facets: SearchFacets;
}

/** In the order of `records`; those that are gone or withdrawn are left out. */
export async function readDocuments(queries: Queries, records: readonly number[]): Promise<StoredDocument[]> {
  const { rows } = await queries.execute<Row>(sql`
    select a.record, a.title, a.tags, a.titles, a.translations, a.description, a.category, c.name as creator_name, a.published_at, a.downloads,
      a.duration_in_seconds, a.play_size_in_bytes, a.width, a.height, a.frame_rate, a.features, a.is_premium,
      a.licence_spdx, a.palette
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
    category: row.category,
    licence: row.licence_spdx,
    palette: row.palette,
  },
});
