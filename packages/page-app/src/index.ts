export { createClientFiles, type ClientFilesOptions } from "./client-files.ts";
export { documentRoutes } from "./document-routes.ts";
