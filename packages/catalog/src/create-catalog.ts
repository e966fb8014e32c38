import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { analyseExisting } from "./accessibility/analyse-existing.ts";
import type { SearchRequest } from "./animation.ts";
import type { Catalog } from "./catalog.ts";
import { lastRecordOf, listAddresses } from "./animations/catalogue-addresses.ts";
import type { CatalogServices } from "./catalog-services.ts";
import { DownloadCounter } from "./counts/count-download.ts";
import { createSeedingProgressReader, reportSeedingProgress } from "./seeding-progress.ts";
import { createAnimationReader } from "./animations/get-animation.ts";
import { createIngest } from "./ingest/ingest-animation.ts";
import { linkConcepts } from "./ingest/link-concepts.ts";
import { listingDetails } from "./animations/listing-details.ts";
import { listAnimations, listTags, someAnimations } from "./animations/list-animations.ts";
import { createPopularSearches } from "./search/popular/create-popular-searches.ts";
import { createSavedSearches } from "./saved-searches/create-saved-searches.ts";
import { createPosters } from "./posters/create-posters.ts";
import { createPacks } from "./packs/create-packs.ts";
import { createEditorsDays } from "./editors/create-editors-days.ts";
import { featuredDays, isAnythingCounted } from "./editors/editors-list.ts";
import { createLikes } from "./likes/create-likes.ts";
import { animationNames } from "./animations/animation-names.ts";
import { recordSearches } from "./counts/record-searches.ts";
import { recordViews } from "./counts/record-views.ts";
import { removeAnimation } from "./animations/remove-animation.ts";
import { makePreviews } from "./previews/make-previews.ts";
import { createSynonyms } from "./search/synonyms/create-synonyms.ts";
import { SynonymQueries } from "./search/synonyms/synonym-queries.ts";
import { createNearKeywords } from "./search/nearest-keyword.ts";
import { rankCatalogue, rankWhenDue } from "./search/ranking/rank-catalogue.ts";
import { searchAnimations } from "./search/search-animations.ts";
import { TagLabels } from "./search/tag-labels.ts";
import { WidespreadTags } from "./search/widespread-tags.ts";
import { SearchIndex } from "./search/index/search-index.ts";
import { createSimilarity } from "./similarity/create-similarity.ts";
import { suggestKeywords } from "./search/suggest-keywords.ts";
import { withdrawAnimation } from "./animations/withdraw-animation.ts";

/** The catalogue over a database and a file store. Several processes may have one over the same at once. */
export function createCatalog(services: CatalogServices): Catalog {
  const { database, concepts, files, renderer, logger } = services;
  const index = new SearchIndex(services);
  const queries = new SynonymQueries(services);
  const labels = new TagLabels(database);
  const widespread = new WidespreadTags(database);
  const near = createNearKeywords(database, "suggest_total");
  const similarity = createSimilarity(services, index);
  const downloads = new DownloadCounter(database, logger);
  const readAnimation = createAnimationReader(database);
  const seedingProgress = createSeedingProgressReader(database);
  const search = (request: SearchRequest) =>
    request.like === undefined
      ? searchAnimations({ database, concepts, index, queries, labels, widespread }, request)
      : similarity.search(request);
  return {
    search,
    likeOf: (example) => similarity.likeOf(example),
    suggest: (query, options) => suggestKeywords({ database, concepts, near }, query, options),
    get: async (id) => (await readAnimation(id))?.animation ?? null,
    page: (id, options) => similarity.page(id, options.related),
    list: (name, options) => listAnimations(database, name, options?.limit),
    related: (id, options) => similarity.related(id, options?.limit),
    renewSimilarity: (options) => similarity.renew(options),
    tags: (options) => listTags(database, options),
    addresses: (range) => listAddresses(database, range),
    lastRecord: () => lastRecordOf(database),
    ingest: createIngest(services),
    withdraw: (sourceKey) => withdrawAnimation(services, sourceKey),
    remove: (id) => removeAnimation(services, id),
    async rank({ maxAgeInSeconds, signal } = {}) {
      await downloads.fold();
      const startedAt = performance.now();
      const ranking =
        maxAgeInSeconds === undefined
          ? rankCatalogue(services, signal)
          : rankWhenDue(services, maxAgeInSeconds, signal);
      const ranked = await ranking.catch((error: unknown) => {
        if (signal?.aborted) return null;
        throw error;
      });
      if (ranked === null) return false;
      logger.info({ ...ranked, ms: Math.round(performance.now() - startedAt) }, "catalogue ranked");
      return true;
    },
    recordSearches: (searches) => recordSearches(database, searches),
    recordViews: (views) => recordViews(database, views),
    linkConcepts: (options) => linkConcepts(services, options),
    analyseAccessibility: (options) => analyseExisting(services, options),
    popularSearches: createPopularSearches(services, search),
    synonyms: createSynonyms(services),
    savedSearches: createSavedSearches(database),
    packs: createPacks(database),
    featuredDays: (limit) => featuredDays(database, limit),
    editorsDays: createEditorsDays(database),
    isAnythingCounted: () => isAnythingCounted(database),
    likes: createLikes(database),
    some: (ids) => someAnimations(database, ids),
    listingDetails: (ids) => listingDetails(database, ids),
    names: (ids) => animationNames(database, ids),
    countDownload: (id, format, options) => downloads.count(id, format, options),
    posters: createPosters({ database, files, renderer, logger }),
    makePreviews: (options) => makePreviews({ database, files, renderer, logger }, options),
    version: () => catalogueVersion(database),
    async reportSeedingProgress(progress) {
      await reportSeedingProgress(database, progress);
      seedingProgress.forget();
    },
    seedingProgress: () => seedingProgress.read(),
  };
}

async function catalogueVersion(database: Database): Promise<number> {
  const { rows } = await database.reads.execute<{ version: string }>(
    sql`select version from catalogue_state`,
  );
  const version = rows[0]?.version;
  if (version === undefined)
    throw new AppError("unavailable", "catalogue_state has no row: the migrations have not run");
  return Number(version);
}
