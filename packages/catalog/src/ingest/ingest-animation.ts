import type { Database, Queries } from "@zoetrope/database";
import { optimiserVersion } from "@zoetrope/lottie";
import type { AnimationPictures, AnimationVectors, DescribedAnimation } from "@zoetrope/render/server";
import { fileKeyOf, type FileKey, type StoredFile } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import {
  animationFormats,
  type AnimationFormat,
  type IngestOptions,
  type IngestRequest,
  type IngestResult,
} from "../animation.ts";
import { animationIdOf, slugOf } from "./animation-id.ts";
import type { CatalogServices } from "../catalog-services.ts";
import { meaningOf } from "./meaning-of.ts";
import { refusalOf, refusalOfBytes } from "./ingest-limits.ts";
import { dominantColourOf, oklabOf } from "./oklab.ts";
import { storePreview } from "../previews/make-previews.ts";
import { awaitedPosterKey, awaitPoster } from "../posters/awaited-poster.ts";
import { appendToIndex } from "../search/index/append-to-index.ts";
import { restoreAnimation } from "../animations/restore-animation.ts";
import { detailsOf, titlesOf } from "../translations.ts";
import { storeVectors } from "../similarity/store-vectors.ts";
import { placeInLists } from "./place-in-lists.ts";
import { isPremiumCopy, premiumCopy } from "./premium-copy.ts";
import { tagsOf, updateWords } from "./update-words.ts";

const extensionOf = {
  dotlottie: "lottie",
  "dotlottie-optimised": "lottie",
  json: "json",
  "json-optimised": "json",
} as const satisfies Record<AnimationFormat, string>;

/**
 * Validates, converts and stores one animation. Files come first and the record after them in one transaction, so that
 * an interruption leaves at most files that nothing refers to. The result "stored" means it survives a power cut.
 * Bad content is refused; only a failing database, file store or renderer throws.
 */
export async function ingestAnimation(
  services: CatalogServices,
  request: IngestRequest,
  options: IngestOptions = { isUpdating: false },
): Promise<IngestResult> {
  const { database, concepts, files, renderer, logger } = services;
  const refusal = refusalOf(request);
  if (refusal) return { outcome: "refused", ...refusal };
  const known = await existingId(database, request.sourceKey);
  if (known !== null) {
    if (!options.isUpdating) return { outcome: "already-there", id: known };
    // Words first: what is shown again is shown as asked for.
    const isChanged = await updateWords({ database, concepts }, request);
    const isUpdated = (await restoreAnimation({ database, concepts }, request.sourceKey)) || isChanged;
    return { outcome: isUpdated ? "updated" : "already-there", id: known };
  }

  const bytes = request.bytes instanceof Uint8Array ? request.bytes : await request.bytes();
  const unfit = refusalOfBytes(bytes);
  if (unfit) return { outcome: "refused", ...unfit };
  // What is for sale is shown by its preview, and known by its poster when somebody publishes it again.
  const isPictured = options.isPicturedLater !== true || request.isPremium === true;
  const prepared = isPictured ? await renderer.prepare(bytes) : await renderer.describe(bytes);
  if ("refused" in prepared) return { outcome: "refused", ...prepared.refused };
  if (prepared.diagnostics.length > 0)
    logger.debug({ sourceKey: request.sourceKey, diagnostics: prepared.diagnostics }, "ingest");

  const [pictures, ...stored] = await Promise.all([
    storePictures(files, request, prepared),
    ...animationFormats.map((format) => files.put(prepared.files[format], extensionOf[format])),
  ]);
  const fileOf = new Map(
    animationFormats.flatMap((format, index) => (stored[index] ? [[format, stored[index]]] : [])),
  );
  const playKey = request.isPremium
    ? await previewOf(services, request, { bytes, facts: prepared.facts, posterKey: pictures.posterKey })
    : null;
  return storeRecord({ database, concepts }, request, options, { prepared, pictures, fileOf, playKey });
}

interface Pictures {
  posterKey: FileKey;
  /** Null: they are made with the poster, later. */
  vectors: AnimationVectors | null;
}

async function storePictures(
  files: CatalogServices["files"],
  { sourceKey }: IngestRequest,
  prepared: DescribedAnimation & Partial<AnimationPictures>,
): Promise<Pictures> {
  const { poster, vectors } = prepared;
  if (poster !== undefined && vectors !== undefined)
    return { posterKey: (await files.put(poster.bytes, "webp")).key, vectors };
  const source = fileKeyOf(prepared.files.dotlottie, extensionOf.dotlottie);
  return { posterKey: awaitedPosterKey(animationIdOf(sourceKey), source), vectors: null };
}

/** A premium animation is stored without its preview rather than not at all: until it is made the poster stands there. */
async function previewOf(
  services: Pick<CatalogServices, "files" | "renderer" | "logger">,
  { sourceKey }: IngestRequest,
  made: { bytes: Uint8Array; facts: DescribedAnimation["facts"]; posterKey: FileKey },
): Promise<FileKey> {
  return await storePreview(services, made.bytes, made.facts).catch((error: unknown) => {
    services.logger.warn({ err: error, sourceKey }, "a preview could not be made; it is tried again later");
    return made.posterKey;
  });
}

async function existingId(database: Database, sourceKey: string): Promise<string | null> {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from animations where source_key = ${sourceKey}`,
  );
  return rows[0]?.id ?? null;
}

interface MadeOfAnimation {
  prepared: DescribedAnimation;
  pictures: Pictures;
  fileOf: Map<AnimationFormat, StoredFile>;
  /** Null: the optimised file itself. */
  playKey: FileKey | null;
}

async function storeRecord(
  { database, concepts }: Pick<CatalogServices, "database" | "concepts">,
  request: IngestRequest,
  { isRankedAfterwards = false }: IngestOptions,
  { prepared, pictures, fileOf, playKey }: MadeOfAnimation,
): Promise<IngestResult> {
  const id = animationIdOf(request.sourceKey);
  const { facts, features } = prepared;
  const { posterKey } = pictures;
  const play = fileOf.get("dotlottie-optimised") ?? { key: posterKey, sizeInBytes: 0 };
  const publishedAt = request.publishedAt ?? new Date();
  const tags = tagsOf(request);
  const titles = titlesOf(request.translations);
  const translations = detailsOf(request.translations);
  const meaning = meaningOf(concepts, { ...request, tags }, request.language);
  const palette = prepared.palette.map(({ hex, weight }) => ({ hex, weight, oklab: oklabOf(hex) }));
  return database.transaction(async (tx): Promise<IngestResult> => {
    const keys = [...fileOf.values()].map(({ key }) => key);
    // Of people alone: whoever runs the platform decides what is free.
    if (request.creatorUserId !== undefined && (await isPremiumCopy(tx, { facts, posterKey, keys })))
      return { outcome: "refused", ...premiumCopy };
    const creatorId = await storeCreator(tx, request);
    if (creatorId === null)
      return {
        outcome: "refused",
        code: "username-of-another",
        reason: "Another creator publishes under this username.",
      };
    const inserted = await tx.execute<{ record: number }>(sql`
      insert into animations (concepts, concepts_version, style, motions, variant_group, id, source_key, slug, title, description, tags, language, titles, translations, category, creator_id, is_premium,
        licence_spdx, licence_name, licence_url, attribution, source_url, width, height, frame_rate, frame_count,
        duration_in_seconds, layer_count, features, markers, themes, state_machines, background_colour, dominant_colour,
        palette, poster_key, play_key, play_size_in_bytes, optimiser_version, featured_rank, parent_id, is_synthetic, published_at, updated_at)
      values (${JSON.stringify(meaning.concepts)}, ${concepts.version}, ${meaning.style}, ${sql.param(meaning.motions)},
        ${request.variantGroup ?? null}, ${id}, ${request.sourceKey}, ${slugOf(request.title)}, ${request.title.trim()}, ${request.description.trim()},
        ${sql.param(tags)}, ${request.language ?? null}, ${JSON.stringify(titles)}, ${JSON.stringify(translations)},
        ${request.category}, ${creatorId}, ${request.isPremium ?? false},
        ${request.licence.spdx}, ${request.licence.name}, ${request.licence.url}, ${request.attribution},
        ${request.sourceUrl ?? null}, ${Math.round(facts.width)}, ${Math.round(facts.height)}, ${facts.frameRate},
        ${facts.frameCount}, ${facts.durationInSeconds}, ${facts.layerCount}, ${sql.param(features)},
        ${JSON.stringify(facts.markers)}, ${sql.param(prepared.themes)}, ${sql.param(prepared.stateMachines)},
        ${facts.backgroundColour}, ${dominantColourOf(prepared.palette)}, ${JSON.stringify(palette)}, ${posterKey},
        ${playKey ?? play.key}, ${play.sizeInBytes}, ${optimiserVersion}, ${request.featuredRank ?? null}, (select id from animations where id = ${request.parentId ?? null}),
        ${request.isSynthetic ?? false}, ${publishedAt.toISOString()}, ${publishedAt.toISOString()})
      on conflict (source_key) do nothing returning record`);
    const record = inserted.rows[0]?.record;
    if (record === undefined) return { outcome: "already-there", id };
    await placeInLists(tx, request);
    await tx.execute(sql`
      insert into animation_files (record, format, key, size_in_bytes)
      select ${record}, * from unnest(${sql.param([...fileOf.keys()])}::text[],
        ${sql.param(keys)}::text[],
        ${sql.param([...fileOf.values()].map(({ sizeInBytes }) => sizeInBytes))}::int[])`);
    const first = await tx.execute<{ record: number }>(sql`
      select min(record) as record from animations where variant_group = ${request.variantGroup ?? null}`);
    await appendToIndex(tx, concepts, {
      record,
      variantGroup: first.rows[0]?.record ?? 0,
      texts: {
        concepts: meaning.concepts,
        title: request.title,
        tags,
        language: request.language ?? null,
        titles: isRankedAfterwards ? {} : titles,
        translations: isRankedAfterwards ? {} : translations,
        description: request.description,
        category: request.category,
        creatorName: request.creator.name,
      },
      facets: {
        style: meaning.style,
        motions: meaning.motions,
        publishedAt,
        downloads: 0,
        durationInSeconds: facts.durationInSeconds,
        sizeInBytes: play.sizeInBytes,
        width: facts.width,
        height: facts.height,
        frameRate: facts.frameRate,
        features,
        isPremium: request.isPremium ?? false,
        // Nobody has looked at it yet.
        isFlashFree: false,
        category: request.category,
        licence: request.licence.spdx,
        palette: prepared.palette,
      },
    });
    if (pictures.vectors === null) await awaitPoster(tx, record, posterKey);
    else await storeVectors(tx, record, pictures.vectors);
    return { outcome: "stored", id };
  });
}

/** Null when the username belongs to another creator: nobody publishes under the name of another. */
async function storeCreator(
  tx: Queries,
  { creator, creatorUserId }: Pick<IngestRequest, "creator" | "creatorUserId">,
): Promise<number | null> {
  const { username, name, url } = creator;
  const userId = creatorUserId ?? null;
  // Somebody who has a new username since the last time keeps their animations.
  if (userId !== null)
    await tx.execute(sql`
      update creators set username = ${username} where user_id = ${userId} and username <> ${username}
        and not exists (select from creators where username = ${username})`);
  const { rows } = await tx.execute<{ creator_id: number }>(sql`
    insert into creators (username, name, url, user_id) values (${username}, ${name}, ${url}, ${userId})
    on conflict (username) do update set name = excluded.name, url = excluded.url
      where creators.user_id is not distinct from excluded.user_id
    returning creator_id`);
  return rows[0]?.creator_id ?? null;
}
