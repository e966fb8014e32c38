export * from "./catalogue.ts";
export * from "./column-types.ts";
export * from "./feedback.ts";
export * from "./files.ts";
export * from "./identity.ts";
export * from "./search.ts";
export * from "./statistics.ts";
export * from "./workspaces.ts";
