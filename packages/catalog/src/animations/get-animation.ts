import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { animationFormats, type AnimationDetail, type AnimationFile } from "../animation.ts";
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
  published_at: Date | string;
  updated_at: Date | string;
  parent_id: string | null;
  is_synthetic: boolean;
  files: { format: AnimationFile["format"]; key: AnimationFile["key"]; sizeInBytes: number }[];
};

/** What no id can look like never reaches the database. */
export const isAnimationId = (id: string): boolean => /^[0-9a-z]{10}$/.test(id);

/** Null when there is no such animation. */
export async function getAnimation(database: Database, id: string): Promise<AnimationDetail | null> {
  if (!isAnimationId(id)) return null;
  const { rows } = await database.reads.execute<DetailRow>(sql`
    select ${summaryColumns}, a.description, a.tags, a.translations, a.category, a.licence_spdx, a.licence_name, a.licence_url,
      a.attribution, a.source_url, a.frame_count, a.layer_count, a.markers, a.themes, a.state_machines, a.palette,
      a.views, a.published_at, a.updated_at, a.parent_id, a.is_synthetic,
      (select coalesce(json_agg(json_build_object('format', f.format, 'key', f.key, 'sizeInBytes', f.size_in_bytes)), '[]')
        from animation_files f where f.record = a.record) as files
    from animations a join creators c on c.creator_id = a.creator_id where a.id = ${id} and a.withdrawn_at is null`);
  const row = rows[0];
  if (!row) return null;
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
    parentId: row.parent_id,
    isSynthetic: row.is_synthetic,
  };
}
