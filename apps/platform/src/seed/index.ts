export { listFeaturedEntries, listSeedEntries } from "./seed-entries.ts";
export { seedCatalogue } from "./seed-catalogue.ts";
