import { isId } from "@zoetrope/kit";
import { sql, type SQL } from "drizzle-orm";
import { WorkspaceError } from "./workspace-error.ts";

/** Where a list goes on: what a page ended with, by its time and its id, in a list of the newest first. */
export const cursorOf = (createdAt: SQL, id: SQL): SQL =>
  sql`extract(epoch from ${createdAt})::text || '/' || ${id}`;

/** A cursor says where a page began or ended, not what was there: that may be gone by now. Throws "cursor-malformed". */
export const afterCursor = (cursor: string, createdAt: SQL, id: SQL): SQL =>
  sql`(extract(epoch from ${createdAt}), ${id}) < ${placeOf(cursor)}`;

/** What comes before it in the list: what is newer. Throws "cursor-malformed". */
export const beforeCursor = (cursor: string, createdAt: SQL, id: SQL): SQL =>
  sql`(extract(epoch from ${createdAt}), ${id}) > ${placeOf(cursor)}`;

function placeOf(cursor: string): SQL {
  const [, seconds, last] = /^(\d{1,11}(?:\.\d{1,6})?)\/([0-9a-z]+)$/.exec(cursor) ?? [];
  if (seconds === undefined || last === undefined || !isId(last))
    throw new WorkspaceError("cursor-malformed");
  return sql`(${seconds}::numeric, ${last})`;
}
