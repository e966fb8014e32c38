export * from "./animation.ts";
export type { SeedingProgress } from "./seeding-progress.ts";
export type { CatalogServices } from "./catalog-services.ts";
export { createCatalog } from "./create-catalog.ts";
export { createRandom, generateSynthetic } from "./ingest/generate-synthetic.ts";
export type { Likes } from "./likes/likes.ts";
export { sameColourDistance } from "./ingest/oklab.ts";
export { rankCatalogue } from "./search/ranking/rank-catalogue.ts";
