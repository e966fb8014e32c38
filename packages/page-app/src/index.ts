export { createClientFiles, type ClientFilesOptions } from "./client-files.ts";
export {
  createFragmentCache,
  type FragmentText,
  type PageFragments,
  type PagePart,
} from "./fragment-cache.ts";
export { documentRoutes } from "./document-routes.ts";
export { hashedPolicy, type HashedPolicyOptions } from "./hashed-policy.ts";
