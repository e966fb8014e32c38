export { createClientFiles, type ClientFilesOptions } from "./client-files.ts";
export { createMarkupKeeper, type KeptText, type PageKeeper, type PagePart } from "./create-markup-keeper.ts";
export { documentRoutes } from "./document-routes.ts";
export { hashedPolicy, type HashedPolicyOptions } from "./hashed-policy.ts";
