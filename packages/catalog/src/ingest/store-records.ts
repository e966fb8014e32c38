import type { Queries } from "@zoetrope/database";
import { optimiserVersion } from "@zoetrope/lottie";
import { sql } from "drizzle-orm";
import type { IngestResult } from "../animation.ts";
import { awaitPosters } from "../posters/awaited-poster.ts";
import { appendToIndex } from "../search/index/append-to-index.ts";
import { storeVectors } from "../similarity/vectors/store-vectors.ts";
import { slugOf } from "./animation-id.ts";
import type { NewRecord } from "./new-record.ts";
import { dominantColourOf, oklabOfHex } from "./oklab.ts";
import { isPremiumCopy, premiumCopy } from "./premium-copy.ts";
import { storeCreators } from "./store-creator.ts";

type Admitted = NewRecord & { creatorId: number };
type Numbered = NewRecord & { record: number };

/** Stores animations and makes them findable; all that a transaction does. What happened to each, in their order. */
export async function storeRecords(tx: Queries, records: readonly NewRecord[]): Promise<IngestResult[]> {
  const creatorIds = await storeCreators(
    tx,
    records.map(({ request }) => request),
  );
  const results: (IngestResult | null)[] = [];
  const admitted = new Map<string, Admitted>();
  for (const [index, record] of records.entries()) {
    const { id } = record;
    const creatorId = creatorIds[index] ?? null;
    const refusal = await refusalOf(tx, record, creatorId);
    results.push(admitted.has(id) ? { outcome: "already-there", id } : refusal);
    if (refusal === null && creatorId !== null && !admitted.has(id))
      admitted.set(id, { ...record, creatorId });
  }
  const numberOf = await insertAnimations(tx, [...admitted.values()]);
  const stored = [...admitted.values()].flatMap((one) => {
    const record = numberOf.get(one.id);
    return record === undefined ? [] : [{ ...one, record }];
  });
  if (stored.length > 0) await storeBelongings(tx, stored);
  return records.map(
    ({ id }, index) => results[index] ?? { outcome: numberOf.has(id) ? "stored" : "already-there", id },
  );
}

async function refusalOf(
  tx: Queries,
  { request, prepared, posterKey, fileOf }: NewRecord,
  creatorId: number | null,
): Promise<IngestResult | null> {
  const keys = [...fileOf.values()].map(({ key }) => key);
  // Of people alone: whoever runs the platform decides what is free.
  if (
    request.creatorUserId !== undefined &&
    (await isPremiumCopy(tx, { facts: prepared.facts, posterKey, keys }))
  )
    return { outcome: "refused", ...premiumCopy };
  if (creatorId !== null) return null;
  return {
    outcome: "refused",
    code: "username-of-another",
    reason: "Another creator publishes under this username.",
  };
}

/** Records by id; those that were there already have none. */
async function insertAnimations(tx: Queries, animations: readonly Admitted[]): Promise<Map<string, number>> {
  if (animations.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; record: number }>(sql`
    insert into animations (concepts, concepts_version, style, motions, variant_group, id, source_key, slug, title, description, tags, language, titles, translations, category, creator_id, is_premium,
      licence_spdx, licence_name, licence_url, attribution, source_url, width, height, frame_rate, frame_count,
      duration_in_seconds, layer_count, features, markers, themes, state_machines, background_colour, dominant_colour,
      palette, poster_key, play_key, play_size_in_bytes, optimiser_version, featured_rank, featured_on, pack, parent_id, is_synthetic, published_at, updated_at)
    values ${sql.join(animations.map(rowOf), sql`, `)}
    on conflict (source_key) do nothing returning id, record`);
  return new Map(rows.map(({ id, record }) => [id, record]));
}

function rowOf({ request, prepared, ...made }: Admitted) {
  const { facts, features, themes, stateMachines } = prepared;
  const { meaning, play, playKey, posterKey } = made;
  const publishedAt = made.publishedAt.toISOString();
  const palette = prepared.palette.map(({ hex, weight }) => ({ hex, weight, oklab: oklabOfHex(hex) }));
  return sql`(${JSON.stringify(meaning.concepts)}, ${made.conceptsVersion}, ${meaning.style}, ${sql.param(meaning.motions)},
    ${request.variantGroup ?? null}, ${made.id}, ${request.sourceKey}, ${slugOf(request.title)}, ${request.title.trim()}, ${request.description.trim()},
    ${sql.param(made.tags)}, ${request.language ?? null}, ${JSON.stringify(made.titles)}, ${JSON.stringify(made.translations)},
    ${request.category}, ${made.creatorId}, ${request.isPremium ?? false},
    ${request.licence.spdx}, ${request.licence.name}, ${request.licence.url}, ${request.attribution},
    ${request.sourceUrl ?? null}, ${Math.round(facts.width)}, ${Math.round(facts.height)}, ${facts.frameRate},
    ${facts.frameCount}, ${facts.durationInSeconds}, ${facts.layerCount}, ${sql.param(features)},
    ${JSON.stringify(facts.markers)}, ${sql.param(themes)}, ${sql.param(stateMachines)},
    ${facts.backgroundColour}, ${dominantColourOf(prepared.palette)}, ${JSON.stringify(palette)}, ${posterKey},
    ${playKey ?? play.key}, ${play.sizeInBytes}, ${optimiserVersion}, ${request.featuredRank ?? null}, ${request.featuredOn ?? null}, ${request.pack ?? null}, (select id from animations where id = ${request.parentId ?? null}),
    ${request.isSynthetic ?? false}, ${publishedAt}, ${publishedAt})`;
}

/** Files, index, posters that are awaited, and likeness. */
async function storeBelongings(tx: Queries, animations: readonly Numbered[]): Promise<void> {
  const files = animations.flatMap(({ record, fileOf }) =>
    [...fileOf].map(([format, { key, sizeInBytes }]) => ({ record, format, key, sizeInBytes })),
  );
  const column = <T>(of: (file: (typeof files)[number]) => T) => sql.param(files.map(of));
  await tx.execute(sql`
    insert into animation_files (record, format, key, size_in_bytes)
    select * from unnest(${column(({ record }) => record)}::int[], ${column(({ format }) => format)}::text[],
      ${column(({ key }) => key)}::text[], ${column(({ sizeInBytes }) => sizeInBytes)}::int[])`);
  const firstOf = await firstVariants(tx, animations);
  await appendToIndex(
    tx,
    animations.map(({ request, record, keywords, facets }) => ({
      record,
      keywords,
      facets,
      variantGroup: firstOf.get(request.variantGroup ?? "") ?? 0,
    })),
  );
  await awaitPosters(
    tx,
    animations.filter(({ vectors }) => vectors === null),
  );
  for (const { record, vectors } of animations) if (vectors !== null) await storeVectors(tx, record, vectors);
}

/** The first record of each group of variants. */
async function firstVariants(tx: Queries, animations: readonly Numbered[]): Promise<Map<string, number>> {
  const groups = new Set(animations.flatMap(({ request }) => request.variantGroup ?? []));
  if (groups.size === 0) return new Map();
  const { rows } = await tx.execute<{ variant_group: string; record: number }>(sql`
    select variant_group, min(record) as record from animations
    where variant_group = any(${sql.param([...groups])}::text[]) group by variant_group`);
  return new Map(rows.map((row) => [row.variant_group, row.record]));
}
