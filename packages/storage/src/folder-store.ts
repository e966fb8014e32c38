import type { ByteRange } from "@zoetrope/http";
import {
  mkdir,
  open,
  readdir,
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
import { DamagedFileError, isIntact, isIntactStream, VerifiedVersions } from "./damaged-file.ts";
import { fileKeyOf, parseFileKey, requireFileKey } from "./file-key.ts";
import type { FileCondition, FileExtension, FileKey, FileStore, StoredFile } from "./file-store.ts";
import { namesIn, pieceBytes, syncFolder, webStream, writeSynced } from "./folder-files.ts";
import { makeMark, readMark } from "./folder-mark.ts";
import { sweepTempFiles, tempFileName } from "./folder-temp-files.ts";
import { errorCode, folderError } from "./store-error.ts";
import { WrongStoreError } from "./store-mark.ts";

/**
 * Files in a folder: `ab/c/abc….json`. 256 × 16 folders keep a folder under a thousand entries for four million
 * files, and are few enough that making each one durable costs nothing in the long run.
 * Throws AppError "unavailable" when the folder cannot be made or written, WrongStoreError when it is not the one expected.
 */
export async function openFolderStore(folder: string, expectedId: string | null = null): Promise<FileStore> {
  const root = resolve(folder);
  const incoming = join(root, ".incoming");
  try {
    // Before anything is made: where a volume is not mounted, its files would end below the place for it.
    const found = await readMark(root);
    if (expectedId !== null && found !== expectedId) throw new WrongStoreError(root, found);
    await mkdir(incoming, { recursive: true });
    await sweepTempFiles(incoming);
    await access(incoming, constants.W_OK);
    return new FolderStore(root, incoming, found ?? (await makeMark(root)));
  } catch (error) {
    throw folderError("open files", root, error);
  }
}

/** A folder that nothing is written to, whether it has a mark or none. */
export async function openFolderCopy(folder: string): Promise<Pick<FileStore, "read" | "close">> {
  const root = resolve(folder);
  try {
    await readdir(root);
    return new FolderStore(root, join(root, ".incoming"), await readMark(root));
  } catch (error) {
    throw folderError("open files", root, error);
  }
}

class FolderStore implements FileStore {
  readonly id: string;
  readonly #mark: string | null;
  readonly #root: string;
  readonly #incoming: string;
  readonly #durableFolders = new Set<string>();
  readonly #soundVersions = new VerifiedVersions();
  /** Two writers of the same bytes share one write, and with it its promise of durability. */
  readonly #writing = new Map<FileKey, Promise<StoredFile>>();
  #markCheck: Promise<void> | null = null;

  /** `id`: null for a copy without one. */
  constructor(root: string, incoming: string, id: string | null) {
    this.#root = root;
    this.#incoming = incoming;
    this.#mark = id;
    this.id = id ?? "";
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
    const bytes = await this.#orNull(() => readFile(path));
    if (bytes !== null && !isIntact(key, bytes)) throw new DamagedFileError(key, this.#root);
    return bytes;
  }

  async stream(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    const path = this.#path(key);
    const handle = await this.#orNull(() => open(path, "r"));
    if (handle === null) return null;
    try {
      if (!(await this.#isIntact(key, handle))) throw new DamagedFileError(key, this.#root);
      return webStream(handle, range);
    } catch (error) {
      await handle.close();
      throw folderError("read a file", this.#root, error);
    }
  }

  async verify(key: FileKey): Promise<FileCondition> {
    this.#soundVersions.forget(key);
    const path = this.#path(key);
    const handle = await this.#orNull(() => open(path, "r"));
    if (handle === null) return "missing";
    try {
      return (await this.#isIntact(key, handle)) ? "sound" : "damaged";
    } catch (error) {
      throw folderError("read a file", this.#root, error);
    } finally {
      await handle.close();
    }
  }

  async *list(): AsyncIterable<FileKey> {
    await this.#requireMark();
    for (const first of await namesIn(this.#root, /^[\da-f]{2}$/)) {
      for (const second of await namesIn(join(this.#root, first), /^[\da-f]$/)) {
        for (const name of await namesIn(join(this.#root, first, second), /^[\da-f]{64}\./)) {
          const key = parseFileKey(name);
          if (key !== null) yield key;
        }
      }
    }
  }

  async remove(key: FileKey): Promise<void> {
    const path = this.#path(key);
    await this.#orNull(() => unlink(path));
  }

  async check(): Promise<void> {
    try {
      await this.#requireMark();
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
    const condition = await this.verify(key);
    // What is missing is missing in a store that is there: that has been looked at.
    if (condition !== "missing") await this.#requireMark();
    // Other bytes are what a file system without ordered writes may leave after a power cut, or a disk after years: write it again.
    if (condition === "sound") {
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
      // Made in a store that has been replaced meanwhile, perhaps.
      this.#durableFolders.delete(folder);
      this.#durableFolders.delete(dirname(folder));
      throw error;
    }
    await syncFolder(folder);
    return stored;
  }

  /**
   * Throws WrongStoreError where the store has gone from its place while it was open, as when a volume is unmounted. Of many who ask at
   * the same time one looks.
   */
  #requireMark(): Promise<void> {
    return (this.#markCheck ??= this.#checkMark().finally(() => {
      this.#markCheck = null;
    }));
  }

  async #checkMark(): Promise<void> {
    const found = await readMark(this.#root).catch((error: unknown) => {
      throw folderError("reach files", this.#root, error);
    });
    if (found !== this.#mark) throw new WrongStoreError(this.#root, found);
  }

  /** Of an open file, which nobody can replace by another meanwhile. */
  async #isIntact(key: FileKey, handle: FileHandle): Promise<boolean> {
    const { ino, size, mtimeNs } = await handle.stat({ bigint: true });
    const version = `${ino} ${size} ${mtimeNs}`;
    if (this.#soundVersions.get(key) === version) return true;
    const pieces = handle.createReadStream({ start: 0, autoClose: false, highWaterMark: pieceBytes });
    if (!(await isIntactStream(key, pieces))) return false;
    this.#soundVersions.remember(key, version);
    return true;
  }

  async #makeDurableFolder(folder: string): Promise<void> {
    if (this.#durableFolders.has(folder)) return;
    const parent = dirname(folder);
    await mkdir(folder, { recursive: true });
    await syncFolder(parent);
    if (!this.#durableFolders.has(parent)) await syncFolder(this.#root);
    this.#durableFolders.add(folder).add(parent);
  }

  async #orNull<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw folderError("read a file", this.#root, error);
    }
    // Missing is a file of a store that is there.
    await this.#requireMark();
    return null;
  }
}
