import {
  mkdir,
  open,
  readFile,
  rename,
  stat,
  statfs,
  unlink,
  access,
  constants,
  type FileHandle,
} from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { AppError } from "@zoetrope/kit";
import { fileKeyOf, requireFileKey } from "./file-key.ts";
import type { ByteRange, FileExtension, FileKey, FileStore, StoredFile } from "./file-store.ts";
import { sweepTempFiles, tempFileName } from "./folder-temp-files.ts";
import { errorCode, folderError } from "./store-error.ts";

/**
 * Files in a folder: `ab/c/abc….json`. 256 × 16 folders keep a folder under a thousand entries for four million
 * files, and are few enough that making each one durable costs nothing in the long run.
 * Throws AppError "unavailable" when the folder cannot be made or written.
 */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const root = resolve(folder);
  const incoming = join(root, ".incoming");
  try {
    await mkdir(incoming, { recursive: true });
    await sweepTempFiles(incoming);
    await access(incoming, constants.W_OK);
  } catch (error) {
    throw folderError("open files", root, error);
  }
  return new FolderStore(root, incoming);
}

class FolderStore implements FileStore {
  readonly #root: string;
  readonly #incoming: string;
  readonly #durableFolders = new Set<string>();
  /** Two writers of the same bytes share one write, and with it its promise of durability. */
  readonly #writing = new Map<FileKey, Promise<StoredFile>>();

  constructor(root: string, incoming: string) {
    this.#root = root;
    this.#incoming = incoming;
  }

  put(bytes: Uint8Array, extension: FileExtension): Promise<StoredFile> {
    const key = fileKeyOf(bytes, extension);
    const running = this.#writing.get(key);
    if (running) return running;
    const write = this.#write(key, bytes)
      .catch((error: unknown) => {
        throw folderError("store a file", this.#root, error);
      })
      .finally(() => this.#writing.delete(key));
    this.#writing.set(key, write);
    return write;
  }

  async head(key: FileKey): Promise<StoredFile | null> {
    const path = this.#path(key);
    return this.#orNull(async () => ({ key, sizeInBytes: (await stat(path)).size }));
  }

  async read(key: FileKey): Promise<Uint8Array | null> {
    const path = this.#path(key);
    return this.#orNull(() => readFile(path));
  }

  async stream(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    const path = this.#path(key);
    const handle = await this.#orNull(() => open(path, "r"));
    return handle && webStream(handle, range);
  }

  async remove(key: FileKey): Promise<void> {
    const path = this.#path(key);
    await this.#orNull(() => unlink(path));
  }

  async check(): Promise<void> {
    try {
      await access(this.#incoming, constants.W_OK);
      const { bavail } = await statfs(this.#root);
      if (bavail === 0) throw Object.assign(new Error("no free blocks"), { code: "ENOSPC" });
    } catch (error) {
      throw folderError("keep files", this.#root, error);
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#writing.values());
  }

  #path(key: FileKey): string {
    const checked = requireFileKey(key);
    return join(this.#root, checked.slice(0, 2), checked.slice(2, 3), checked);
  }

  async #write(key: FileKey, bytes: Uint8Array): Promise<StoredFile> {
    const path = this.#path(key);
    const folder = dirname(path);
    const stored = { key, sizeInBytes: bytes.byteLength };
    // A wrong size is what a file system without ordered writes may leave after a power cut: write it again.
    if ((await this.head(key))?.sizeInBytes === bytes.byteLength) {
      // Another process may have renamed it a moment ago; syncing a clean folder costs microseconds.
      await syncFolder(folder);
      return stored;
    }
    await this.#makeDurableFolder(folder);
    const temporary = join(this.#incoming, tempFileName());
    try {
      await writeSynced(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      await unlink(temporary).catch(() => undefined);
      throw error;
    }
    await syncFolder(folder);
    return stored;
  }

  async #makeDurableFolder(folder: string): Promise<void> {
    if (this.#durableFolders.has(folder)) return;
    await mkdir(folder, { recursive: true });
    await syncFolder(dirname(folder));
    await syncFolder(this.#root);
    this.#durableFolders.add(folder);
  }

  async #orNull<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) === "ENOENT") return null;
      throw folderError("read a file", this.#root, error);
    }
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, "wx", 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function webStream(handle: FileHandle, range: ByteRange | undefined): ReadableStream<Uint8Array> {
  if (range && (range.start < 0 || range.end < range.start)) {
    throw new AppError("internal", `byte range ${range.start}-${range.end} is not a range`);
  }
  const body = handle.createReadStream({ ...range, highWaterMark: 256 * 1024 });
  const web: NodeReadableStream = Readable.toWeb(body, { strategy: { highWaterMark: 1 } });
  return web as ReadableStream<Uint8Array>;
}
