export { listSeedEntries } from "./seed-entries.ts";
export { seedCatalogue, type SeedOutcome } from "./seed-catalogue.ts";
