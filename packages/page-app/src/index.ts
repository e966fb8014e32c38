export { createClientFiles, type ClientFilesOptions } from "./client-files.ts";
export {
  createFragmentCache,
  type FragmentText,
  type PageFragments,
  type PagePart,
} from "./fragment-cache.ts";
export { createDocumentRenderer, type RenderedDocument } from "./document-renderer.tsx";
export { documentScripts } from "./document-scripts.ts";
export { hashedPolicy, type HashedPolicyOptions } from "./hashed-policy.ts";
