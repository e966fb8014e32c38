import { motions, styles, type Concepts } from "@zoetrope/concepts";
import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { sql } from "drizzle-orm";
import { animationFeatures } from "../animation-features.ts";
import { animationFormats } from "../animation.ts";
import { categoryShortcuts } from "../categories.ts";
import type { CatalogServices } from "../catalog-services.ts";
import { oklabOfHex } from "./oklab.ts";
import { rankCatalogue } from "../search/ranking/rank-catalogue.ts";
import { meaningOf, type AnimationConcept } from "./meaning-of.ts";
import { syntheticWords, type SyntheticWords } from "./synthetic-words.ts";

const rowsPerWrite = 5_000;
const creatorCount = 2_000;
/** Meanings of one word. */
const maxPerWord = 3;
/** Between the tags of one row while it travels; no tag contains it. */
const separator = "\u001f";

/**
 * Fills the catalogue with `count` records that are labelled as synthetic, for benchmarks: words follow Zipf's law,
 * sizes, durations and palettes spread like real ones. Their files do not exist.
 */
export async function generateSynthetic(
  { database, concepts }: Pick<CatalogServices, "database" | "concepts">,
  count: number,
  options: { seed?: number; words?: SyntheticWords; onProgress?: (done: number, total: number) => void } = {},
): Promise<void> {
  const random = createSeededRandom(options.seed ?? 1);
  const words = options.words ?? syntheticWords;
  const meaning = createWordMeanings(concepts);
  await database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into creators (username, name)
      select 'synthetic-' || n, 'Synthetic Maker ' || n from generate_series(1, ${creatorCount}) n
      on conflict (username) do nothing`);
  });
  const start = await database.db.execute<{ next: number; creator: number }>(sql`
    select (select count(*)::int from animations where is_synthetic) as next,
      (select min(creator_id) from creators where username like 'synthetic-%') as creator`);
  const { next, creator } = start.rows[0] ?? { next: 0, creator: 1 };
  for (let done = 0; done < count; done += rowsPerWrite) {
    const rows = Array.from({ length: Math.min(rowsPerWrite, count - done) }, (_, index) =>
      syntheticRow(next + done + index, creator, random, words),
    );
    await database.transaction(async (tx) => {
      await tx.execute(sql`
        with stored as (
          insert into animations (id, source_key, slug, title, description, tags, category, creator_id, is_premium,
            licence_spdx, licence_name, licence_url, attribution, width, height, frame_rate, frame_count,
            duration_in_seconds, layer_count, features, markers, themes, state_machines, dominant_colour, palette,
            poster_key, play_key, play_size_in_bytes, likes, downloads, views, popularity, is_synthetic, published_at, updated_at,
            concepts, concepts_version, style, motions, variant_group)
          select n.id, 'synthetic:' || n.id, n.slug, n.title, n.description, string_to_array(n.tags, ${separator}),
            n.category, n.creator_id, n.is_premium, n.licence, n.licence, 'https://spdx.org/licenses/' || n.licence,
            n.title || ' (synthetic)', n.width, n.height, n.frame_rate, n.frame_rate * n.duration, n.duration, n.layers,
            string_to_array(n.features, ${separator}), '[]', '{}', '{}', n.dominant, n.palette::jsonb,
            n.file || '.webp', n.file || '.lottie', n.size, n.downloads / 3, n.downloads, n.downloads * 7,
            n.downloads * 4.0 + n.downloads / 3 * 2.0 + n.downloads * 7 * 0.1, true,
            n.published, n.published, n.concepts::jsonb, ${concepts.version}, n.style, string_to_array(n.motions, ${separator}), n.variant_group
          from unnest(${columnOf(rows, (row) => row.id)}::text[], ${columnOf(rows, (row) => row.slug)}::text[],
            ${columnOf(rows, (row) => row.title)}::text[], ${columnOf(rows, (row) => row.description)}::text[],
            ${columnOf(rows, (row) => row.tags.join(separator))}::text[], ${columnOf(rows, (row) => row.category)}::text[],
            ${columnOf(rows, (row) => row.creatorId)}::int[], ${columnOf(rows, (row) => row.isPremium)}::boolean[],
            ${columnOf(rows, (row) => row.licence)}::text[], ${columnOf(rows, (row) => row.width)}::int[],
            ${columnOf(rows, (row) => row.height)}::int[], ${columnOf(rows, (row) => row.frameRate)}::float8[],
            ${columnOf(rows, (row) => row.duration)}::float8[], ${columnOf(rows, (row) => row.layers)}::int[],
            ${columnOf(rows, (row) => row.features.join(separator))}::text[], ${columnOf(rows, (row) => row.palette[0]?.hex ?? null)}::text[],
            ${columnOf(rows, (row) => JSON.stringify(row.palette))}::text[], ${columnOf(rows, (row) => row.file)}::text[],
            ${columnOf(rows, (row) => row.size)}::int[], ${columnOf(rows, (row) => row.downloads)}::int[],
            ${columnOf(rows, (row) => row.published.toISOString())}::timestamptz[],
            ${columnOf(rows, (row) => JSON.stringify(meaning(row)))}::text[], ${columnOf(rows, (row) => row.style)}::text[],
            ${columnOf(rows, (row) => row.motions.join(separator))}::text[], ${columnOf(rows, (row) => row.variantGroup)}::text[])
            n (id, slug, title, description, tags, category, creator_id, is_premium, licence, width, height, frame_rate,
              duration, layers, features, dominant, palette, file, size, downloads, published, concepts,
              style, motions, variant_group)
          returning record, play_key, play_size_in_bytes)
        insert into animation_files (record, format, key, size_in_bytes)
        select s.record, f.format, s.play_key, s.play_size_in_bytes * f.factor
        from stored s cross join unnest(${sql.param([...animationFormats])}::text[], ${sql.param([2, 1, 9, 6])}::int[]) f (format, factor)`);
    });
    options.onProgress?.(Math.min(count, done + rowsPerWrite), count);
  }
  await rankCatalogue({ database, concepts });
}

const columnOf = <Row, T>(rows: readonly Row[], of: (row: Row) => T) => sql.param(rows.map(of));

/** What words mean is looked up once each: a catalogue has them over and over. */
function createWordMeanings(concepts: Concepts) {
  const known = new Map<string, readonly AnimationConcept[]>();
  const meaningOfWord = (word: string): readonly AnimationConcept[] => {
    let found = known.get(word);
    if (!found)
      known.set(
        word,
        (found = meaningOf(concepts, { title: word, tags: [], category: "" }).concepts.slice(0, maxPerWord)),
      );
    return found;
  };
  return ({ title, tags }: { title: string; tags: readonly string[] }): AnimationConcept[] => {
    const all = new Map<string, AnimationConcept>();
    for (const tag of tags) for (const one of meaningOfWord(tag)) all.set(one.id, { ...one, place: "tag" });
    for (const word of title.toLowerCase().split(" "))
      for (const one of meaningOfWord(word)) all.set(one.id, one);
    return [...all.values()];
  };
}

function syntheticRow(number: number, firstCreator: number, random: () => number, spoken: SyntheticWords) {
  const pick = <T>(values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const words = (count: number) => Array.from({ length: count }, () => spoken.draw(random()));
  const title = words(2 + Math.floor(random() * 3)).join(" ");
  const id = number.toString(36).padStart(10, "0");
  const palette = Array.from({ length: 2 + Math.floor(random() * 4) }, (_, index) => {
    const hex = `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
    return { hex, weight: Math.round((1 / (index + 1.5)) * 100) / 100, oklab: oklabOfHex(hex) };
  });
  return {
    id,
    slug: title.replaceAll(" ", "-"),
    title: title.charAt(0).toUpperCase() + title.slice(1),
    description: words(8 + Math.floor(random() * 10)).join(" "),
    tags: [...new Set(words(3 + Math.floor(random() * 5)))],
    category: pick([...categoryShortcuts, "nature", "people", "weather"]),
    creatorId: firstCreator + Math.floor(random() * creatorCount),
    isPremium: random() < 0.3,
    licence: pick(["MIT", "MIT", "CC-BY-4.0", "CC0-1.0", "Apache-2.0"]),
    width: pick([128, 256, 400, 512, 512, 800, 1080, 1920]),
    height: pick([128, 256, 400, 512, 512, 800, 1080]),
    frameRate: pick([24, 25, 29.97, 30, 30, 60, 60]),
    duration: Math.round(Math.exp(random() * 3.4 - 0.7) * 100) / 100,
    layers: 1 + Math.floor(random() ** 3 * 120),
    features: animationFeatures.filter(() => random() < 0.15),
    palette,
    file: number.toString(16).padStart(64, "0"),
    size: Math.round(Math.exp(6.5 + random() * 6)),
    downloads: Math.floor(100_000 * random() ** 8),
    style: random() < 0.5 ? pick(styles) : null,
    motions: motions.filter(() => random() < 0.1),
    // Of twenty, four are one drawing in four styles.
    variantGroup: number % 5 === 0 ? `synthetic:${Math.floor(number / 20)}` : null,
    published: new Date(Date.UTC(2019, 0, 1) + Math.floor(random() * 220_000_000) * 1000),
  };
}
