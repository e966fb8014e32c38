import type { FileStore } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Store } from "./s3-store.ts";

export interface FileStoreOptions {
  /** `s3://` address of an S3-compatible store (see docs/storage.md); without it files live in `folder`. */
  url?: string;
  /** Made when missing. */
  folder: string;
}

/**
 * Opens the store that the configuration names. Throws AppError "bad-request" for an address that cannot be read
 * (without repeating its secret) and "unavailable" when the place cannot be reached or written.
 */
export async function openFileStore({ url, folder }: FileStoreOptions): Promise<FileStore> {
  return url === undefined || url === "" ? openFolderStore(folder) : openS3Store(url);
}
