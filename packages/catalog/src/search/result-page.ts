import { jsonRows, type Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { animations, creators, searchDocuments } from "@zoetrope/database/schema";
import { and, eq, sql } from "drizzle-orm";
import type { AnimationFeature } from "../animation-features.ts";
import type { AnimationVariant, SearchItem } from "../animation.ts";
import type { IndexState } from "./index/snapshot.ts";

/** More are forgotten, all at once: 15 MB. */
const maxCards = 10_000;
/** Nothing of the index changes with the likes and downloads of an animation, which stand on its card. */
const maxAgeInMs = 60_000;

export interface ResultPage {
  /** In the order of the positions asked for. */
  items: SearchItem[];
  /** Tags of the sampled positions, each as often as it occurs. */
  tags: string[];
}

interface Card {
  item: SearchItem;
  tags: readonly string[];
}

/**
 * Cards at positions of the index. Those that were shown in the last minute are kept as long as the catalogue stays at the version that
 * the search has seen: pages show the same ones again and again, whatever was asked.
 */
export class ResultPages {
  readonly #readCards: ReturnType<typeof prepareCards>;
  readonly #readTags: ReturnType<typeof prepareTags>;
  #version = "";
  #since = Number.NEGATIVE_INFINITY;
  #cards = new Map<number, Card>();

  constructor(database: Database) {
    this.#readCards = prepareCards(database);
    this.#readTags = prepareTags(database);
  }

  async read(
    { generation, version }: Pick<IndexState, "generation" | "version">,
    positions: readonly number[],
    sampled: readonly number[],
  ): Promise<ResultPage> {
    if (positions.length === 0) return { items: [], tags: [] };
    const kept = this.#keptAt(version);
    const missing = positions.filter((position) => !kept.has(position));
    const shown = new Set(positions);
    const untagged = sampled.filter((position) => !kept.has(position) && !shown.has(position));
    const [[cards], [tagged]] = await Promise.all([
      missing.length === 0 ? [] : this.#readCards.execute({ generation, positions: missing }),
      untagged.length === 0 ? [] : this.#readTags.execute({ generation, positions: untagged }),
    ]);
    const read = new Map(
      cardRows.read(cards).map((row) => [row.position, { item: cardOf(row), tags: row.tags }]),
    );
    const items = positions.map((position): SearchItem => {
      const card = kept.get(position) ?? read.get(position);
      if (card === undefined)
        throw new AppError(
          "conflict",
          `generation ${generation} of the search index went away during a search`,
        );
      return card.item;
    });
    const tagsAt = new Map(tagRows.read(tagged).map(({ position, tags }) => [position, tags]));
    const tags = sampled.flatMap(
      (position) => (kept.get(position) ?? read.get(position))?.tags ?? tagsAt.get(position) ?? [],
    );
    if (kept.size + read.size > maxCards) kept.clear();
    for (const [position, card] of read) kept.set(position, card);
    return { items, tags };
  }

  /** Who still reads what is of an older version keeps it where nobody looks any more. */
  #keptAt(version: string): Map<number, Card> {
    const now = performance.now();
    if (version !== this.#version || now - this.#since > maxAgeInMs) {
      this.#version = version;
      this.#since = now;
      this.#cards = new Map();
    }
    return this.#cards;
  }
}

const isAsked = and(
  eq(searchDocuments.generation, sql.placeholder("generation")),
  sql`${searchDocuments.position} = any(${sql.placeholder("positions")}::int[])`,
);

const variantsOf = sql<AnimationVariant[] | null>`case when ${animations.variantGroup} is not null then (
  select json_agg(json_build_object('id', v.id, 'slug', v.slug, 'title', v.title, 'style', v.style)
    order by v.popularity desc, v.featured_rank, v.published_at desc, v.record)
  from animations v where v.variant_group = ${animations.variantGroup} and v.withdrawn_at is null) end`;

const cardRows = jsonRows({
  position: searchDocuments.position,
  id: animations.id,
  slug: animations.slug,
  title: animations.title,
  language: animations.language,
  titles: animations.titles,
  isPremium: animations.isPremium,
  width: animations.width,
  height: animations.height,
  frameRate: animations.frameRate,
  durationInSeconds: animations.durationInSeconds,
  features: animations.features,
  backgroundColour: animations.backgroundColour,
  dominantColour: animations.dominantColour,
  posterKey: animations.posterKey,
  playKey: animations.playKey,
  playSizeInBytes: animations.playSizeInBytes,
  likes: animations.likes,
  downloads: animations.downloads,
  username: creators.username,
  name: creators.name,
  url: creators.url,
  tags: animations.tags,
  variants: variantsOf,
});

/** Planned once per connection. */
const prepareCards = (database: Database) =>
  database.reads
    .select({ rows: cardRows.rows })
    .from(searchDocuments)
    .innerJoin(animations, eq(animations.record, searchDocuments.record))
    .innerJoin(creators, eq(creators.creatorId, animations.creatorId))
    .where(isAsked)
    .prepare("search_page");

const tagRows = jsonRows({ position: searchDocuments.position, tags: animations.tags });

const prepareTags = (database: Database) =>
  database.reads
    .select({ rows: tagRows.rows })
    .from(searchDocuments)
    .innerJoin(animations, eq(animations.record, searchDocuments.record))
    .where(isAsked)
    .prepare("search_page_tags");

/** Name by name: to leave some columns out of a copy takes V8 four times as long as the rest of a card. */
const cardOf = (row: ReturnType<typeof cardRows.read>[number]): SearchItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  language: row.language as SearchItem["language"],
  titles: row.titles,
  isPremium: row.isPremium,
  width: row.width,
  height: row.height,
  frameRate: row.frameRate,
  durationInSeconds: row.durationInSeconds,
  features: row.features as AnimationFeature[],
  backgroundColour: row.backgroundColour,
  dominantColour: row.dominantColour,
  posterKey: row.posterKey as SearchItem["posterKey"],
  playKey: row.playKey as SearchItem["playKey"],
  playSizeInBytes: row.playSizeInBytes,
  likes: row.likes,
  downloads: row.downloads,
  variants: row.variants !== null && row.variants.length > 1 ? row.variants : [],
  creator: { username: row.username, name: row.name, url: row.url },
});
