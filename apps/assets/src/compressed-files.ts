import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { preferredEncoding, type ContentCoding } from "@zoetrope/http";
import { extensionOf, type FileKey } from "@zoetrope/storage";
import { MemoryCache, SingleFlight } from "./byte-cache.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** dotLottie is a zip and pictures are packed already; packing them again costs time and gains nothing. */
const compressible = new Set(["json", "svg"]);
const minBytes = 1024;
const maxBytes = 8 * 1024 * 1024;

export function isCompressible(key: FileKey): boolean {
  return compressible.has(extensionOf(key));
}

/** The best coding that both sides take, null for none. */
export function codingFor(
  key: FileKey,
  sizeInBytes: number,
  acceptEncoding: string | null,
): ContentCoding | null {
  if (!isCompressible(key) || sizeInBytes < minBytes || sizeInBytes > maxBytes) return null;
  return preferredEncoding(acceptEncoding);
}

/** Compresses a file once and keeps the result as long as it is asked for; 16 MB hold about 8,000 animations. */
export class CompressedFiles {
  readonly #cache = new MemoryCache(16 * 1024 * 1024);
  readonly #flights = new SingleFlight<Uint8Array>();

  async get(key: FileKey, coding: ContentCoding, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const name = `${key}.${coding}`;
    const cached = await this.#cache.get(name);
    if (cached) return cached;
    return this.#flights.run(name, async () => {
      const bytes = await compress(await read(), coding);
      await this.#cache.set(name, bytes);
      return bytes;
    });
  }
}

async function compress(bytes: Uint8Array, coding: ContentCoding): Promise<Uint8Array> {
  if (coding === "gzip") return gzipped(bytes, { level: 6 });
  // Above half a megabyte the highest levels take seconds; 5 gives nine tenths of the gain.
  const quality = bytes.byteLength > 512 * 1024 ? 5 : 9;
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
