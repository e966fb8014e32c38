export * from "./animation.ts";
export type { Filling } from "./filling.ts";
export type { CatalogServices } from "./catalog-services.ts";
export { createCatalog } from "./create-catalog.ts";
export { createRandom, generateSynthetic } from "./generate-synthetic.ts";
export type { Likes } from "./likes/likes.ts";
export { sameColourDistance } from "./oklab.ts";
export { rankCatalogue } from "./search/rank-catalogue.ts";
