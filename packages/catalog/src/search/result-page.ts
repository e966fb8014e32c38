import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { animations, creators, searchDocuments } from "@zoetrope/database/schema";
import { and, eq, sql } from "drizzle-orm";
import type { AnimationFeature } from "../animation-features.ts";
import type { AnimationVariant, SearchItem } from "../animation.ts";

/** Between tags that travel as one text, which is read faster than an array; no tag contains it. */
const separator = "\u001f";

export interface ResultPage {
  /** In the order of the positions asked for. */
  items: SearchItem[];
  /** Tags of the sampled positions, each as often as it occurs. */
  tags: string[];
}

/** Reads cards and tags in one round trip, planned once per connection. */
export function createPageReader(database: Database) {
  const position = searchDocuments.position;
  const query = database.reads
    .select({
      position,
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
      features: sql<string>`array_to_string(${animations.features}, ${sql.raw(`'${separator}'`)})`,
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
      variants: sql<AnimationVariant[] | null>`case when ${animations.variantGroup} is not null then (
        select json_agg(json_build_object('id', v.id, 'slug', v.slug, 'title', v.title, 'style', v.style)
          order by v.popularity desc, v.featured_rank, v.published_at desc, v.record)
        from animations v where v.variant_group = ${animations.variantGroup} and v.withdrawn_at is null) end`,
      // Once for the page: a subquery that depends on no row is run once, and the other rows do not carry its text.
      tags: sql<string | null>`case when ${position} = ${sql.placeholder("first")} then (
        select string_agg(array_to_string(t.tags, ${sql.raw(`'${separator}'`)}), ${sql.raw(`'${separator}'`)})
        from search_documents s join animations t on t.record = s.record
        where s.generation = ${sql.placeholder("generation")}
          and s.position = any(${sql.placeholder("sampled")}::int[])) end`,
    })
    .from(searchDocuments)
    .innerJoin(animations, eq(animations.record, searchDocuments.record))
    .innerJoin(creators, eq(creators.creatorId, animations.creatorId))
    .where(
      and(
        eq(searchDocuments.generation, sql.placeholder("generation")),
        sql`${position} = any(${sql.placeholder("positions")}::int[])`,
      ),
    )
    .prepare("search_page");

  return async (
    generation: number,
    positions: readonly number[],
    sampled: readonly number[],
  ): Promise<ResultPage> => {
    if (positions.length === 0) return { items: [], tags: [] };
    const rows = await query.execute({ generation, positions, sampled, first: positions[0] });
    const rowAt = new Map(rows.map((row) => [row.position, row]));
    let tags: string[] = [];
    const items = positions.map((wanted): SearchItem => {
      const row = rowAt.get(wanted);
      if (!row)
        throw new AppError(
          "conflict",
          `generation ${generation} of the search index went away during a search`,
        );
      if (row.tags) tags = row.tags.split(separator).filter((tag) => tag !== "");
      return cardOf(row);
    });
    return { items, tags };
  };
}

type Row = Omit<SearchItem, "features" | "creator" | "language" | "posterKey" | "playKey" | "variants"> &
  SearchItem["creator"] & {
    features: string;
    language: string | null;
    posterKey: string;
    playKey: string;
    variants: AnimationVariant[] | null;
  };

function cardOf({
  username,
  name,
  url,
  features,
  variants,
  ...row
}: Row & { position: number; tags: string | null }): SearchItem {
  const { position: _position, tags: _tags, ...card } = row;
  return {
    ...card,
    variants: variants !== null && variants.length > 1 ? variants : [],
    creator: { username, name, url },
    features: features === "" ? [] : (features.split(separator) as AnimationFeature[]),
    language: card.language as SearchItem["language"],
    posterKey: card.posterKey as SearchItem["posterKey"],
    playKey: card.playKey as SearchItem["playKey"],
  };
}
