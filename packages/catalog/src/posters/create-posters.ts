import { nullIfDamaged, type FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import type { BackfillOptions } from "../backfill.ts";
import type { CatalogServices } from "../catalog-services.ts";
import { lockIndex } from "../search/index/append-to-index.ts";
import { readSeedingProgress } from "../seeding-progress.ts";
import { storeVectors } from "../similarity/vectors/store-vectors.ts";
import { renewNeighboursLater } from "../similarity/neighbours/stored-neighbours.ts";
import { isUnmade, maxTries } from "./awaited-poster.ts";
import type { Posters } from "./posters.ts";

type PosterServices = Pick<CatalogServices, "database" | "files" | "renderer" | "logger">;

const keysPerRound = 32;
/** Two are drawn while two are encoded and written. */
const atOnce = 4;

type Awaited = { record: number; posterKey: FileKey | null; tries: number; source: FileKey };

export function createPosters(services: PosterServices): Posters {
  const { database } = services;
  const making = new Map<FileKey, Promise<FileKey | null>>();

  /** Who asks while it is drawn, waits for the same drawing. */
  function posterOf(key: FileKey): Promise<FileKey | null> {
    const known = making.get(key);
    if (known !== undefined) return known;
    const made = makePoster(services, key).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  return {
    of: posterOf,

    async makeAwaited({ signal, onProgress }: BackfillOptions = {}) {
      let done = 0;
      for (;;) {
        const { keys, total } = await unmadeKeys(services);
        if (keys.length === 0 || signal?.aborted || (await readSeedingProgress(database)) !== null) break;
        const before = done;
        const queue = keys.values();
        const work = async () => {
          for (const key of queue) {
            if (signal?.aborted) return;
            await posterOf(key);
            done += 1;
            onProgress?.(done, before + total);
          }
        };
        await Promise.all(Array.from({ length: atOnce }, work));
      }
      return done;
    },
  };
}

async function makePoster(services: PosterServices, key: FileKey): Promise<FileKey | null> {
  const { files, renderer, logger } = services;
  const awaited = await readAwaited(services, key);
  if (awaited === null || awaited.posterKey !== null || awaited.tries >= maxTries)
    return awaited?.posterKey ?? null;
  const bytes = await files.read(awaited.source).catch(nullIfDamaged);
  const pictures = bytes === null ? null : await renderer.picture(bytes);
  if (pictures === null || "refused" in pictures) {
    const reason = pictures?.refused.reason ?? `its file is missing or damaged: ${awaited.source}`;
    logger.warn({ record: awaited.record, reason }, "a poster could not be made");
    await services.database.db.execute(sql`update awaited_posters set tries = tries + 1 where key = ${key}`);
    return null;
  }
  // Before the rows: an interruption leaves at most a file that nothing refers to.
  const poster = await files.put(pictures.poster.bytes, "webp");
  await services.database.transaction(async (tx) => {
    await lockIndex(tx);
    await tx.execute(sql`update awaited_posters set poster_key = ${poster.key} where key = ${key}`);
    await tx.execute(sql`
      update animations set poster_key = ${poster.key},
        play_key = case when play_key = ${key} then ${poster.key} else play_key end
      where record = ${awaited.record} and poster_key = ${key}`);
    await storeVectors(tx, awaited.record, pictures.vectors);
    await renewNeighboursLater(tx, [awaited.record]);
  });
  return poster.key;
}

async function readAwaited({ database }: PosterServices, key: FileKey): Promise<Awaited | null> {
  const { rows } = await database.db.execute<Awaited>(sql`
    select w.record, w.poster_key as "posterKey", w.tries, f.key as source
    from awaited_posters w join animation_files f on f.record = w.record and f.format = 'dotlottie'
    where w.key = ${key}`);
  return rows[0] ?? null;
}

/** In the order in which people come across them. */
async function unmadeKeys({ database }: PosterServices): Promise<{ keys: FileKey[]; total: number }> {
  const { rows } = await database.db.execute<{ key: FileKey; total: number }>(sql`
    select w.key, count(*) over ()::int as total
    from awaited_posters w join animations a using (record)
    left join search_documents d on d.record = w.record and d.generation = (select generation from catalogue_state)
    where ${isUnmade} and a.withdrawn_at is null
    order by w.tries, d.position, w.record limit ${keysPerRound}`);
  return { keys: rows.map(({ key }) => key), total: rows[0]?.total ?? 0 };
}
