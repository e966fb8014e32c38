import type { AnimationFeature } from "@zoetrope/catalog";
import type { Queries } from "@zoetrope/database";
import { isId } from "@zoetrope/kit";
import type { RefusalCode } from "@zoetrope/render/server";
import { downloadNameOf, type FileKey } from "@zoetrope/storage";
import { locales } from "@zoetrope/i18n/locales";
import { sql, type SQL } from "drizzle-orm";
import { requireMembership } from "../members/membership.ts";
import { cursorOf } from "../read-cursor.ts";
import type { PermissionScope } from "../members/roles.ts";
import { WorkspaceError } from "../workspace-error.ts";
import type { WorkspaceFile } from "./workspace-file.ts";

type Row = {
  id: string;
  workspace_id: string;
  name: string;
  source_key: FileKey;
  size_in_bytes: number;
  poster_key: FileKey | null;
  play_key: FileKey | null;
  drawing_refusal: RefusalCode | null;
  width: number;
  height: number;
  frame_rate: number;
  frame_count: number;
  duration_in_seconds: number;
  layer_count: number;
  features: AnimationFeature[];
  background_colour: string | null;
  warnings: string[];
  created_at: Date | string;
  updated_at: Date | string;
  cursor: string;
  catalogue_id: string | null;
  slug: string;
  title: string;
  titles: Record<string, string>;
  description: string;
  tags: string[];
  category: string;
  licence: string;
  published_at: Date | string;
};

/** A file and where a list goes on after it. */
export interface ListedFile {
  file: WorkspaceFile;
  cursor: string;
}

/** What is public is asked of the catalogue itself, so that the two can never disagree. */
export const publicSide = sql`animations a on a.id = f.catalogue_id and a.withdrawn_at is null`;

/** Files under a condition on `workspace_files f` and `animations a`, the newest first; `oldestFirst`: the other way round. */
export async function readFiles(
  queries: Queries,
  condition: SQL,
  limit: number,
  { oldestFirst = false } = {},
): Promise<ListedFile[]> {
  const order = oldestFirst ? sql`f.created_at, f.id` : sql`f.created_at desc, f.id desc`;
  const { rows } = await queries.execute<Row>(sql`
    select f.id, f.workspace_id, f.name, f.source_key, f.size_in_bytes, f.poster_key, f.play_key, f.drawing_refusal, f.width, f.height,
      f.frame_rate, f.frame_count, f.duration_in_seconds, f.layer_count, f.features, f.background_colour, f.warnings,
      f.created_at, f.updated_at, ${cursorOf(sql`f.created_at`, sql`f.id`)} as cursor,
      a.id as catalogue_id, a.slug, a.title, a.titles, a.description, a.tags, a.category, a.licence_spdx as licence, a.published_at
    from workspace_files f left join ${publicSide}
    where ${condition} order by ${order} limit ${limit}`);
  return rows.map((row) => ({ file: fileOf(row), cursor: row.cursor }));
}

const fileOf = (row: Row): WorkspaceFile => ({
  id: row.id,
  workspaceId: row.workspace_id,
  name: row.name,
  filename: downloadNameOf(row.name, row.source_key),
  sourceKey: row.source_key,
  sizeInBytes: row.size_in_bytes,
  posterKey: row.poster_key,
  playKey: row.play_key,
  drawingRefusal: row.drawing_refusal,
  width: row.width,
  height: row.height,
  frameRate: row.frame_rate,
  frameCount: row.frame_count,
  durationInSeconds: row.duration_in_seconds,
  layerCount: row.layer_count,
  features: row.features,
  backgroundColour: row.background_colour,
  warnings: row.warnings,
  publication:
    row.catalogue_id === null
      ? null
      : {
          catalogueId: row.catalogue_id,
          slug: row.slug,
          title: row.title,
          titles: locales.flatMap((locale) => {
            const title = row.titles[locale];
            return title === undefined ? [] : [{ locale, title }];
          }),
          description: row.description,
          tags: row.tags,
          category: row.category,
          licence: row.licence,
          publishedAt: new Date(row.published_at),
        },
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});

/** Throws "file-missing" for everybody outside its workspace, and "not-allowed" for members whose role is too small. */
export async function requireFile(
  queries: Queries,
  userId: string,
  fileId: string,
  scope: PermissionScope,
): Promise<WorkspaceFile> {
  const mine = sql`f.id = ${fileId} and exists (select from workspace_members m
    where m.workspace_id = f.workspace_id and m.user_id = ${userId})`;
  const [found] = isId(fileId) ? await readFiles(queries, mine, 1) : [];
  if (!found) throw new WorkspaceError("file-missing");
  await requireMembership(queries, userId, found.file.workspaceId, scope);
  return found.file;
}
