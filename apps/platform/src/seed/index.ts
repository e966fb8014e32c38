export { listFeaturedEntries, listSampleEntries, listSeedEntries } from "./seed-entries.ts";
export { seedCatalogue } from "./seed-catalogue.ts";
