export * from "./concepts.ts";
export * from "./normalise-words.ts";
