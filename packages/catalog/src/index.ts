export * from "./animation.ts";
export type * from "./catalog.ts";
export type { SearchResult } from "./search/search-result.ts";
export { animationMissing } from "./animations/animation-missing.ts";
export { animationFeatures, type AnimationFeature } from "./animation-features.ts";
export type { AspectRatio } from "./aspect-ratio.ts";
export { categoryShortcuts, publishCategories, type Category } from "./categories.ts";
export type { SearchFilters, SearchType } from "./filters/filters.ts";
export type { FacetCounts } from "./search/facet-counts.ts";
export type { SavedSearch, SavedSearches } from "./saved-searches/saved-searches.ts";
export type { Posters } from "./posters/posters.ts";
export type { PackSlug } from "./packs/packs.ts";
export type { PackArchive, PackPage, PackRequest, PackSummary } from "./packs/pack-types.ts";
export type { SeedingProgress } from "./seeding-progress.ts";
export type { CatalogServices } from "./catalog-services.ts";
export { createCatalog } from "./create-catalog.ts";
export { generateSynthetic } from "./ingest/generate-synthetic.ts";
export { createSyntheticWords } from "./ingest/synthetic-words.ts";
export type {
  Synonym,
  SynonymMeaning,
  Synonyms,
  NewSynonym,
  AddSynonymResult,
} from "./search/synonyms/synonym.ts";
export type { EditorsDay, EditorsDayResult, EditorsDays, NewEditorsDay } from "./editors/editors-days.ts";
export type { PopularSearches } from "./search/popular/popular-searches.ts";
export type { Likes } from "./likes/likes.ts";
export { sameColourDistance } from "./ingest/oklab.ts";
export type { Titles, TranslatedDetails, TranslatedTexts, Translations } from "./translations.ts";
export { rankCatalogue } from "./search/ranking/rank-catalogue.ts";
