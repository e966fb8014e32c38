import type { Concepts } from "@zoetrope/concepts";
import type { Database } from "@zoetrope/database";
import type { AnimationPictures, AnimationVectors, DescribedAnimation } from "@zoetrope/render/server";
import { fileKeyOf, type FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import {
  animationFormats,
  type AnimationFormat,
  type IngestOptions,
  type IngestRequest,
  type IngestResult,
} from "../animation.ts";
import { animationIdOf } from "./animation-id.ts";
import type { CatalogServices } from "../catalog-services.ts";
import { refusalOf, refusalOfBytes } from "./ingest-limits.ts";
import { storePreview } from "../previews/make-previews.ts";
import { awaitedPosterKey } from "../posters/awaited-poster.ts";
import { rememberConcepts } from "../remembered-concepts.ts";
import { restoreAnimation } from "../animations/restore-animation.ts";
import { newRecord, type NewRecord } from "./new-record.ts";
import { RecordBatches } from "./record-batches.ts";
import { storeRecords } from "./store-records.ts";
import { updateWords } from "./update-words.ts";

const extensionOf = {
  dotlottie: "lottie",
  "dotlottie-optimised": "lottie",
  json: "json",
  "json-optimised": "json",
} as const satisfies Record<AnimationFormat, string>;

/**
 * Validates, converts and stores animations. Files come first and the record after them in one transaction, so that
 * an interruption leaves at most files that nothing refers to. The result "stored" means it survives a power cut.
 * Bad content is refused; only a failing database, file store or renderer throws.
 */
export function createIngest(
  services: CatalogServices,
): (request: IngestRequest, options?: IngestOptions) => Promise<IngestResult> {
  const store = (records: readonly NewRecord[]) =>
    services.database.transaction((tx) => storeRecords(tx, records));
  const batches = new RecordBatches(store);
  /** Of many that come at once. */
  let remembered: Concepts | null = null;
  const ingestOfMany = async (request: IngestRequest, options: IngestOptions) => {
    const concepts = (remembered ??= rememberConcepts(services.concepts));
    try {
      return await batches.ingest(() => prepareRecord({ ...services, concepts }, request, options));
    } finally {
      if (batches.isIdle) remembered = null;
    }
  };
  return async (request, options = { isUpdating: false }) => {
    if (options.isRankedAfterwards) return await ingestOfMany(request, options);
    const prepared = await prepareRecord(services, request, options);
    if ("outcome" in prepared) return prepared;
    const [result] = await store([prepared]);
    if (!result) throw new Error("an animation was neither stored nor refused");
    return result;
  };
}

/** All but the record: a result where there is nothing to store. */
async function prepareRecord(
  services: CatalogServices,
  request: IngestRequest,
  options: IngestOptions,
): Promise<NewRecord | IngestResult> {
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
  return newRecord(concepts, request, options, { prepared, ...pictures, fileOf, playKey });
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
