import type { Database } from "@zoetrope/database";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";

/**
 * Keys of all files that something refers to, each once. Which columns refer is known in one place: the triggers that write released
 * files down (migration 6) have their names for arguments, with a zero byte after each. What stands for a poster until it is made is no file.
 */
export async function listWantedFiles({ db }: Pick<Database, "db">): Promise<ReadonlySet<FileKey>> {
  const { rows: triggers } = await db.execute<{ table: string; columns: string }>(sql`
    select distinct relname as "table", replace(encode(tgargs, 'escape'), '\\000', ' ') as columns
    from pg_trigger join pg_class on pg_class.oid = tgrelid where tgfoid = 'release_files'::regproc`);
  const references = triggers.flatMap(({ table, columns }) =>
    columns
      .split(" ")
      .filter(Boolean)
      .map((column) => sql`select ${sql.identifier(column)} as key from ${sql.identifier(table)}`),
  );
  // Which are replaced in place, and released by nobody.
  references.push(sql`select icon as key from workspaces`);
  const { rows } = await db.execute<{ key: FileKey }>(
    sql`select distinct key from (${sql.join(references, sql` union all `)}) as wanted
      where key is not null and not exists (select from awaited_posters w where w.key = wanted.key)`,
  );
  return new Set(rows.map(({ key }) => key));
}
