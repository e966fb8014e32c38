export * from "./concepts.ts";
