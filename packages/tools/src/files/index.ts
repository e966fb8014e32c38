export type { FileFacts, UsedFeature } from "./file-facts.ts";
export { readFacts } from "./read-facts.ts";
