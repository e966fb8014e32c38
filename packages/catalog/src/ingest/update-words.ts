import { sql } from "drizzle-orm";
import type { IngestRequest } from "../animation.ts";
import { detailsOf, titlesOf } from "../translations.ts";
import { renewNeighboursLater } from "../similarity/neighbours/stored-neighbours.ts";
import type { CatalogServices } from "../catalog-services.ts";
import { meaningOf } from "./meaning-of.ts";
import { slugOf } from "./animation-id.ts";
import { placeInLists } from "./place-in-lists.ts";

export const tagsOf = (request: Pick<IngestRequest, "tags">): string[] => [
  ...new Set(request.tags.map((tag) => tag.trim()).filter((tag) => tag !== "")),
];

/** Gives a stored animation the words of `request`, its set and its place among the featured; false when they are the same. */
export async function updateWords(
  { database, concepts }: Pick<CatalogServices, "database" | "concepts">,
  request: IngestRequest,
): Promise<boolean> {
  const meaning = meaningOf(concepts, { ...request, tags: tagsOf(request) }, request.language);
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ record: number }>(sql`
      update animations a set slug = w.slug, title = w.title, description = w.description, tags = w.tags,
        language = w.language, titles = w.titles, translations = w.translations,
        category = w.category, is_premium = w.is_premium, attribution = w.attribution, source_url = w.source_url,
        licence_spdx = w.licence_spdx, licence_name = w.licence_name, licence_url = w.licence_url,
        featured_rank = w.featured_rank, variant_group = w.variant_group, concepts = ${JSON.stringify(meaning.concepts)}::jsonb,
        concepts_version = ${concepts.version}, style = ${meaning.style}, motions = ${sql.param(meaning.motions)}::text[], updated_at = now(), play_key = case
          -- What is for sale from now on plays its poster until its preview is made.
          when w.is_premium and not a.is_premium then a.poster_key
          when a.is_premium and not w.is_premium then coalesce((select key from animation_files f
            where f.record = a.record and f.format = 'dotlottie-optimised'), a.play_key)
          else a.play_key end
      from (select ${slugOf(request.title)}::text as slug, ${request.title.trim()}::text as title,
        ${request.description.trim()}::text as description, ${sql.param(tagsOf(request))}::text[] as tags,
        ${request.language ?? null}::text as language, ${JSON.stringify(titlesOf(request.translations))}::jsonb as titles,
        ${JSON.stringify(detailsOf(request.translations))}::jsonb as translations, ${request.category}::text as category, ${request.isPremium ?? false}::boolean as is_premium,
        ${request.attribution}::text as attribution, ${request.sourceUrl ?? null}::text as source_url,
        ${request.licence.spdx}::text as licence_spdx, ${request.licence.name}::text as licence_name,
        ${request.licence.url}::text as licence_url, ${request.featuredRank ?? null}::int as featured_rank,
        ${request.variantGroup ?? null}::text as variant_group) w
      where a.source_key = ${request.sourceKey}
        and (a.slug, a.title, a.description, a.tags, a.language, a.titles, a.translations, a.category, a.is_premium, a.attribution, a.source_url, a.licence_spdx,
          a.licence_name, a.licence_url, a.featured_rank, a.variant_group)
          is distinct from (w.slug, w.title, w.description, w.tags, w.language, w.titles, w.translations, w.category, w.is_premium, w.attribution, w.source_url,
            w.licence_spdx, w.licence_name, w.licence_url, w.featured_rank, w.variant_group)
      returning a.record`);
    const record = rows[0]?.record;
    const isPlaced = await placeInLists(tx, request);
    if (record === undefined && !isPlaced) return false;
    if (record !== undefined) await renewNeighboursLater(tx, [record]);
    await tx.execute(sql`update catalogue_state set version = version + 1`);
    return true;
  });
}
