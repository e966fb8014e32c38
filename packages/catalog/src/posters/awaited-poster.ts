import { createHash } from "node:crypto";
import type { Database, Queries } from "@zoetrope/database";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";

/** What could not be drawn so often is not tried again: it has no poster. */
export const maxTries = 3;

/** Of `awaited_posters w`: those that are still to be made. */
export const isUnmade = sql`w.poster_key is null and w.tries < ${maxTries}`;

/** Looks like the key of a poster and is none: it stands for the one that the animation will have. `source`: the file it is drawn from. */
export const awaitedPosterKey = (id: string, source: FileKey): FileKey =>
  `${createHash("sha256").update(`poster of ${id} from ${source}`).digest("hex")}.webp`;

export async function awaitPosters(
  tx: Queries,
  awaited: readonly { record: number; posterKey: FileKey }[],
): Promise<void> {
  if (awaited.length === 0) return;
  await tx.execute(sql`
    insert into awaited_posters (key, record)
    select * from unnest(${sql.param(awaited.map(({ posterKey }) => posterKey))}::text[],
      ${sql.param(awaited.map(({ record }) => record))}::int[])
    on conflict (key) do nothing`);
}

/** True while animations wait for their posters and vectors: what goes through all of them begins afterwards. */
export async function areAnyAwaited({ db }: Pick<Database, "db">): Promise<boolean> {
  const { rows } = await db.execute<{ any: boolean }>(sql`
    select exists (select from awaited_posters w join animations a using (record)
      where ${isUnmade} and a.withdrawn_at is null) as any`);
  return rows[0]?.any === true;
}
