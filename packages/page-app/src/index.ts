export { createClientFiles, type ClientFilesOptions } from "./client-files.ts";
export { documentRoutes } from "./document-routes.ts";
export { hashedPolicy, type HashedPolicyOptions } from "./hashed-policy.ts";
