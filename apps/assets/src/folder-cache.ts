import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { ByteCache } from "./byte-cache.ts";

/**
 * A cache in a folder of its own, so that a restart does not make every picture again. Bounded by `maxBytes`: what
 * was used longest ago goes first. It never fails a request: what it cannot keep or read is made again.
 */
export class FolderCache implements ByteCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #logger: Logger;
  /** Sizes by name, oldest use first; null until the folder was read. */
  #sizes: Promise<Map<string, number>> | null = null;
  #totalBytes = 0;
  #hasWarned = false;

  constructor(options: { folder: string; maxBytes: number; logger: Logger }) {
    this.#folder = options.folder;
    this.#maxBytes = options.maxBytes;
    this.#logger = options.logger;
  }

  async get(name: string): Promise<Uint8Array | null> {
    const sizes = await this.#open();
    const bytes = await readFile(this.#path(name)).catch(() => null);
    // A power cut may leave an empty file: entries are not synced to the disk.
    if (!bytes || bytes.byteLength === 0) return null;
    this.#note(sizes, name, bytes.byteLength);
    return bytes;
  }

  async set(name: string, bytes: Uint8Array): Promise<void> {
    const sizes = await this.#open();
    const temporary = join(this.#folder, `.${randomUUID()}`);
    try {
      await mkdir(join(this.#folder, name.slice(0, 2)), { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, this.#path(name));
    } catch (error) {
      this.#warnOnce(error);
      await unlink(temporary).catch(() => undefined);
      return;
    }
    this.#note(sizes, name, bytes.byteLength);
    await this.#shrink(sizes);
  }

  #path(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }

  #note(sizes: Map<string, number>, name: string, size: number): void {
    this.#totalBytes += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
  }

  async #shrink(sizes: Map<string, number>): Promise<void> {
    for (const [name, size] of sizes) {
      if (this.#totalBytes <= this.#maxBytes) break;
      sizes.delete(name);
      this.#totalBytes -= size;
      await unlink(this.#path(name)).catch(() => undefined);
    }
  }

  /** Once is enough: on a full disk every picture of every page would say the same. */
  #warnOnce(error: unknown): void {
    if (!this.#hasWarned)
      this.#logger.warn({ err: error, folder: this.#folder }, "resized pictures cannot be kept in the cache");
    this.#hasWarned = true;
  }

  #open(): Promise<Map<string, number>> {
    this.#sizes ??= this.#scan();
    return this.#sizes;
  }

  async #scan(): Promise<Map<string, number>> {
    const found: { name: string; size: number; usedAt: number }[] = [];
    try {
      await mkdir(this.#folder, { recursive: true });
      for (const entry of await readdir(this.#folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        if (entry.name.startsWith(".")) await unlink(path).catch(() => undefined);
        else {
          const { size, mtimeMs } = await stat(path);
          found.push({ name: entry.name, size, usedAt: mtimeMs });
        }
      }
    } catch (error) {
      this.#warnOnce(error);
    }
    const sizes = new Map<string, number>();
    for (const { name, size } of found.toSorted((a, b) => a.usedAt - b.usedAt)) this.#note(sizes, name, size);
    return sizes;
  }
}
