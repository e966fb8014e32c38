import type { Database } from "@zoetrope/database";
import { optimiserVersion } from "@zoetrope/lottie";
import type { Renderer } from "@zoetrope/render/server";
import { nullIfDamaged, type FileKey, type FileStore } from "@zoetrope/storage";
import { sql } from "drizzle-orm";

interface OptimiseServices {
  database: Pick<Database, "db" | "transaction">;
  files: Pick<FileStore, "read" | "put">;
  renderer: Pick<Renderer, "prepare">;
}

export interface OptimiseOutcome {
  /** Files optimised anew; what several rows share counts once. */
  made: number;
  /** Files that stay as they are, by the name of an animation or file that has them. */
  left: { name: string; reason: string }[];
}

interface Source {
  key: FileKey;
  name: string;
}

type Prepared = Exclude<Awaited<ReturnType<Renderer["prepare"]>>, { refused: unknown }>;

/**
 * Optimises again what an older optimiser has made, from the file that is not optimised. Each file is done for itself: whoever stops
 * this and starts it again goes on. The old bytes are cleared away a day later, as those of deleted files are.
 */
export async function optimiseAnew(
  services: OptimiseServices,
  onProgress?: (done: number, total: number) => void,
): Promise<OptimiseOutcome> {
  const { database, files, renderer } = services;
  const published = await listPublished(database);
  const uploaded = await listUploaded(database);
  const total = published.length + uploaded.length;
  const outcome: OptimiseOutcome = { made: 0, left: [] };
  const each = async (sources: Source[], replace: (key: FileKey, prepared: Prepared) => Promise<void>) => {
    for (const { key, name } of sources) {
      const bytes = await files.read(key).catch(nullIfDamaged);
      const prepared = bytes === null ? null : await renderer.prepare(bytes);
      if (prepared === null) outcome.left.push({ name, reason: `its file is missing or damaged: ${key}` });
      else if ("refused" in prepared) outcome.left.push({ name, reason: prepared.refused.reason });
      else {
        await replace(key, prepared);
        outcome.made += 1;
      }
      onProgress?.(outcome.made + outcome.left.length, total);
    }
  };
  await each(published, (key, prepared) => replacePublished(services, key, prepared));
  await each(uploaded, (key, prepared) => replaceUploaded(services, key, prepared));
  return outcome;
}

async function listPublished({ db }: OptimiseServices["database"]): Promise<Source[]> {
  const { rows } = await db.execute<Source & Record<string, unknown>>(sql`
    select key, min(title) as name from animation_files join animations using (record)
    where format = 'dotlottie' and optimiser_version < ${optimiserVersion} group by key order by key`);
  return rows;
}

async function listUploaded({ db }: OptimiseServices["database"]): Promise<Source[]> {
  const { rows } = await db.execute<Source & Record<string, unknown>>(sql`
    select source_key as key, min(name) as name from workspace_files
    where optimiser_version < ${optimiserVersion} group by source_key order by source_key`);
  return rows;
}

async function replacePublished(
  { database, files }: OptimiseServices,
  key: FileKey,
  prepared: Prepared,
): Promise<void> {
  const [play, json] = await Promise.all([
    files.put(prepared.files["dotlottie-optimised"], "lottie"),
    files.put(prepared.files["json-optimised"], "json"),
  ]);
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ record: number }>(sql`
      update animations a set play_key = case when a.is_premium then a.play_key else ${play.key} end, play_size_in_bytes = ${play.sizeInBytes},
        optimiser_version = ${optimiserVersion}
      from animation_files f where f.record = a.record and f.format = 'dotlottie' and f.key = ${key}
        and a.optimiser_version < ${optimiserVersion} returning a.record`);
    await tx.execute(sql`
      update animation_files f set key = made.key, size_in_bytes = made.size
      from (values ('dotlottie-optimised', ${play.key}, ${play.sizeInBytes}::int),
        ('json-optimised', ${json.key}, ${json.sizeInBytes}::int)) as made (format, key, size)
      where f.format = made.format and f.record = any(${sql.param(rows.map(({ record }) => record))}::int[])`);
    // Pages that name the old file are made again.
    await tx.execute(sql`update catalogue_state set version = version + 1`);
  });
}

async function replaceUploaded(
  { database, files }: OptimiseServices,
  key: FileKey,
  prepared: Prepared,
): Promise<void> {
  const play = await files.put(prepared.files["dotlottie-optimised"], "lottie");
  await database.db.execute(sql`
    update workspace_files set play_key = ${play.key}, optimiser_version = ${optimiserVersion}
    where source_key = ${key} and optimiser_version < ${optimiserVersion}`);
}
