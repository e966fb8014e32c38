import { createHash, randomUUID } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** The best quality takes four seconds for each megabyte of WebAssembly: above this it is not worth waiting for. */
const largestAtBestInBytes = 2_000_000;
const qualityOf = (bytes: Uint8Array, wanted: number): number =>
  Math.min(wanted, bytes.length > largestAtBestInBytes ? 9 : 11);

/** What no build has asked for in this time is removed. */
const unusedForInMs = 14 * 86_400_000;

/**
 * `bytes` in brotli of a quality from 1 to 11. `cacheFolder` remembers it, since most files of a build are those of the build before, and of
 * the other page apps.
 */
export async function brotliCopy(
  bytes: Uint8Array,
  wanted: number,
  cacheFolder: string,
): Promise<Uint8Array> {
  const quality = qualityOf(bytes, wanted);
  const file = path.join(cacheFolder, `${createHash("sha256").update(bytes).digest("hex")}-${quality}.br`);
  const cached = readIfThere(file);
  if (cached !== null) return cached;
  const compressed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  mkdirSync(cacheFolder, { recursive: true });
  // Two builds may write the same: each sees nothing or the whole.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, compressed);
  renameSync(part, file);
  return compressed;
}

function readIfThere(file: string): Uint8Array | null {
  try {
    const bytes = readFileSync(file);
    const now = new Date();
    utimesSync(file, now, now);
    return bytes;
  } catch {
    return null;
  }
}

/** Removes what no build has asked for lately. */
export function removeUnused(cacheFolder: string, now = Date.now()): void {
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of readdirSync(cacheFolder)) {
    const file = path.join(cacheFolder, name);
    // Another build may have removed it already.
    const usedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - usedAt > unusedForInMs) rmSync(file, { force: true });
  }
}
