import type { Database } from "@zoetrope/database";
import type { FileKey, FileStore } from "@zoetrope/storage";
import { sql } from "drizzle-orm";

/** Longer than anybody takes from storing a file to referring to it, and long enough for a backup to be made in between. */
const graceInHours = 24;
const filesAtOnce = 200;

export interface SweepOptions {
  database: Database;
  files: Pick<FileStore, "remove">;
}

/**
 * Clears files from the store that were let go of a while ago and that nothing refers to; says how many. Any number of processes may
 * do it at once. Whoever stores files does it through `retainWantedFiles`.
 */
export async function sweepReleasedFiles({ database, files }: SweepOptions): Promise<number> {
  const cutoff = sql`now() - make_interval(hours => ${graceInHours}::int)`;
  const { rows } = await database.db.execute<{ key: FileKey; is_wanted: boolean }>(sql`
    with over as (select distinct key from released_files where released_at < ${cutoff} limit ${filesAtOnce}),
    wanted as (
      select key from over join workspace_files on source_key = key
      union select key from over join workspace_files on poster_key = key
      union select key from over join workspace_files on play_key = key
      union select key from over join animations on poster_key = key
      union select key from over join animations on play_key = key
      union select key from over join animation_files using (key)
      union select key from over join users on avatar_key = key
      union select key from over join workspaces on icon = key
    )
    select key, wanted.key is not null as is_wanted from over left join wanted using (key)`);
  let count = 0;
  for (const { key, is_wanted: isWanted } of rows) {
    await database.transaction(async (tx) => {
      // Nothing to delete: another process was quicker, or somebody wants these bytes again and has set the time anew.
      const gone = await tx.execute(sql`
        delete from released_files r where key = ${key} and released_at < ${cutoff}
          and not exists (select from released_files later where later.key = r.key and later.released_at >= ${cutoff})
        returning key`);
      if (isWanted || gone.rows.length === 0) return;
      // Before the end of the transaction: whoever wants the same bytes now waits for it, and then stores them anew.
      await files.remove(key);
      count += 1;
    });
  }
  return count;
}
