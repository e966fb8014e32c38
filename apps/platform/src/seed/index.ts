export { seedCatalogue, type SeedOptions, type SeedOutcome } from "./seed-catalogue.ts";
export { listSeedEntries, type DatedSeedEntry } from "./seed-entries.ts";
