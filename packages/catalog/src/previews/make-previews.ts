import type { PreviewShape } from "@zoetrope/render/server";
import { nullIfDamaged, type FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import type { CatalogServices } from "../catalog-services.ts";
import type { BackfillOptions } from "../backfill.ts";

export interface PreviewOutcome {
  made: number;
  /** Titles of those that go on playing their poster; the log says why. */
  left: string[];
}

/** What cards and players load of a premium animation that has been stored: nothing of its own file. */
export async function storePreview(
  { files, renderer }: Pick<CatalogServices, "files" | "renderer">,
  bytes: Uint8Array,
  shape?: PreviewShape,
): Promise<FileKey> {
  return (await files.put(await renderer.preview(bytes, shape), "lottie")).key;
}

/** Premium animations play their poster until their preview is made: those that became premium, and those of an older platform. */
export async function makePreviews(
  services: Pick<CatalogServices, "database" | "files" | "renderer" | "logger">,
  { signal, onProgress }: BackfillOptions = {},
): Promise<PreviewOutcome> {
  const { database, files, logger } = services;
  const { rows } = await database.db.execute<{ record: number; title: string; key: FileKey }>(sql`
    select a.record, a.title, f.key from animations a join animation_files f on f.record = a.record and f.format = 'dotlottie'
    where a.is_premium and a.play_key = a.poster_key and not a.is_synthetic order by a.record`);
  const outcome: PreviewOutcome = { made: 0, left: [] };
  for (const [index, { record, title, key }] of rows.entries()) {
    if (signal?.aborted) break;
    try {
      const bytes = await files.read(key).catch(nullIfDamaged);
      if (bytes === null) throw new Error(`its file is missing or damaged: ${key}`);
      const preview = await storePreview(services, bytes);
      await database.transaction(async (tx) => {
        // Not of one that became free meanwhile.
        await tx.execute(sql`
          update animations set play_key = ${preview} where record = ${record} and is_premium and play_key = poster_key`);
        await tx.execute(sql`update catalogue_state set version = version + 1`);
      });
      outcome.made += 1;
    } catch (error) {
      logger.warn({ err: error, title }, "a preview could not be made; the animation plays its poster");
      outcome.left.push(title);
    }
    onProgress?.(index + 1, rows.length);
  }
  return outcome;
}
