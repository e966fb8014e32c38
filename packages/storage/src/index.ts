export {
  contentTypeOfExtension,
  type FileCondition,
  type FileExtension,
  type FileKey,
  type FileStore,
  type StoredFile,
} from "./file-store.ts";
export { downloadNameOf, findNameProblem } from "./download-name.ts";
export { contentTypeOf, extensionOf, fileKeyOf, parseFileKey, requireFileKey } from "./file-key.ts";
export { DamagedFileError, nullIfDamaged } from "./damaged-file.ts";
export { WrongStoreError } from "./store-mark.ts";
export { openFileCopy, openFileStore, type FileStoreOptions } from "./open-file-store.ts";
export { parseS3Address, type S3Address } from "./s3-address.ts";
