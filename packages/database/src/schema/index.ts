export * from "./catalogue.ts";
export * from "./column-types.ts";
export * from "./search.ts";
