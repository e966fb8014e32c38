export { createClientFiles, type ClientFilesOptions } from "./server/client-files.ts";
export {
  createFragmentCache,
  type FragmentText,
  type PageFragments,
  type PagePart,
} from "./document/fragment-cache.ts";
export { createDocumentRenderer, type RenderedDocument } from "./document/document-renderer.tsx";
export { documentScripts } from "./document/document-scripts.ts";
export { hashedPolicy, type HashedPolicyOptions } from "./document/hashed-policy.ts";
