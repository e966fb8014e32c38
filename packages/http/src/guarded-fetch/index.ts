export {
  createGuardedFetch,
  type FetchedFile,
  type FetchLimits,
  type GuardedFetch,
  type GuardedFetchOptions,
} from "./create-guarded-fetch.ts";
export {
  createGuardedPost,
  type GuardedPost,
  type PostResponse,
  type PostRequest,
} from "./create-guarded-post.ts";
export { GuardedFetchError, type GuardedFetchErrorCode } from "./guarded-fetch-error.ts";
export { isPublicAddress } from "./is-public-address.ts";
