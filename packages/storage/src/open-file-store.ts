import type { FileStore } from "./file-store.ts";
import { openFolderCopy, openFolderStore } from "./folder-store.ts";
import { openS3Copy, openS3Store } from "./s3-store.ts";

export interface FileStoreOptions {
  /** `s3://` address of an S3-compatible store (see docs/storage.md); without it files live in `folder`. */
  url?: string;
  /** Made when missing, unless a store is expected in it. */
  folder: string;
  /** Id of the store that is to be there; without it, or null, one is made where there is none. */
  expectedId?: string | null;
}

/**
 * Opens the store that the configuration names. Throws AppError "bad-request" for an address that cannot be read
 * (without repeating its secret) and "unavailable" when the place cannot be reached or written, WrongStoreError
 * when another store, or none, is where one is expected.
 */
export async function openFileStore({
  url,
  folder,
  expectedId = null,
}: FileStoreOptions): Promise<FileStore> {
  return url === undefined || url === ""
    ? openFolderStore(folder, expectedId)
    : openS3Store(url, { expectedId });
}

/**
 * Opens another copy of the files to read from: a folder of the same shape, or an `s3://` address. Nothing is made in it. Throws AppError
 * as openFileStore does.
 */
export async function openFileCopy(location: string): Promise<Pick<FileStore, "read" | "close">> {
  return location.startsWith("s3:") ? openS3Copy(location) : openFolderCopy(location);
}
