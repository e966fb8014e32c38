import type { Queries } from "@zoetrope/database";
import { sql, type SQL } from "drizzle-orm";
import { requireMembership } from "../members/membership.ts";
import { afterCursor, beforeCursor } from "../read-cursor.ts";
import { publicSide, readFiles } from "./file-rows.ts";
import type { FilePage, FileState, ListFilesRequest } from "./workspace-file.ts";

const defaultPageSize = 24;
const maxPageSize = 100;
const maxQueryLength = 100;
const maxPublished = 10_000;

const inState: Record<FileState, SQL> = {
  draft: sql`a.id is null`,
  published: sql`a.id is not null`,
};

/** The files of a workspace, the newest first. */
export async function listFiles(
  queries: Queries,
  userId: string,
  workspaceId: string,
  request: ListFilesRequest,
): Promise<FilePage> {
  await requireMembership(queries, userId, workspaceId, "files:read");
  return pageOf(queries, sql`f.workspace_id = ${workspaceId}`, request);
}

/** Ids in the catalogue of what a workspace has published, the newest first. */
export async function listPublishedAnimations(
  queries: Queries,
  userId: string,
  workspaceId: string,
): Promise<string[]> {
  await requireMembership(queries, userId, workspaceId, "files:read");
  const { rows } = await queries.execute<{ id: string }>(sql`
    select a.id from workspace_files f join ${publicSide} where f.workspace_id = ${workspaceId}
    order by a.published_at desc, a.id limit ${maxPublished}`);
  return rows.map(({ id }) => id);
}

/** What a person has published, of all workspaces that they are a member of. */
export async function listPublicFiles(
  queries: Queries,
  userId: string,
  request: Omit<ListFilesRequest, "state">,
): Promise<FilePage> {
  const mine = sql`f.published_by = ${userId} and exists (select from workspace_members m
    where m.workspace_id = f.workspace_id and m.user_id = ${userId})`;
  return pageOf(queries, mine, { ...request, state: "published" });
}

async function pageOf(queries: Queries, among: SQL, request: ListFilesRequest): Promise<FilePage> {
  const limit = Math.min(maxPageSize, Math.max(1, Math.floor(request.first ?? defaultPageSize)));
  // A database text holds neither half characters nor NUL, so no name does.
  const query = (request.query ?? "").replaceAll("\u0000", "").trim().slice(0, maxQueryLength).toWellFormed();
  const conditions = [among];
  if (request.state) conditions.push(inState[request.state]);
  if (query !== "") conditions.push(sql`f.name ilike ${`%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`);
  const wanted = sql.join(conditions, sql` and `);
  const { rows } = await queries.execute<{ n: number }>(sql`
    select count(*)::int as n from workspace_files f left join ${publicSide} where ${wanted}`);
  return { ...(await readPage(queries, wanted, limit, request)), totalCount: rows[0]?.n ?? 0 };
}

const beside = (side: typeof afterCursor, cursor: string): SQL => side(cursor, sql`f.created_at`, sql`f.id`);

/** From the start of the list, after a cursor, or up to one. */
async function readPage(
  queries: Queries,
  wanted: SQL,
  limit: number,
  { after, before }: Pick<ListFilesRequest, "after" | "before">,
): Promise<Omit<FilePage, "totalCount">> {
  const isBackwards = before !== undefined;
  const [side, otherSide] = isBackwards ? [beforeCursor, afterCursor] : [afterCursor, beforeCursor];
  const cursor = before ?? after;
  const from = cursor === undefined ? sql`true` : beside(side, cursor);
  const found = await readFiles(queries, sql`${wanted} and ${from}`, limit + 1, { oldestFirst: isBackwards });
  const page = found.slice(0, limit);
  const nearest = page[0];
  // Whence somebody came may be gone by now.
  const isMoreBehind =
    cursor !== undefined &&
    nearest !== undefined &&
    (await readFiles(queries, sql`${wanted} and ${beside(otherSide, nearest.cursor)}`, 1)).length > 0;
  const isMoreAhead = found.length > limit;
  if (isBackwards) page.reverse();
  return {
    files: page.map(({ file }) => file),
    hasNextPage: isBackwards ? isMoreBehind : isMoreAhead,
    hasPreviousPage: isBackwards ? isMoreAhead : isMoreBehind,
    startCursor: page.at(0)?.cursor ?? null,
    endCursor: page.at(-1)?.cursor ?? null,
  };
}
