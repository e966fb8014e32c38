export { seedCatalogue, type SeedOutcome } from "./seed-catalogue.ts";
