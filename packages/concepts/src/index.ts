export * from "./concepts.ts";
export * from "./create-concepts.ts";
export * from "./words/normalise-text.ts";
