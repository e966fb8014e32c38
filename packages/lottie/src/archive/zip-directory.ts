import { LottieError } from "../lottie-error.ts";
import type { ParseLimits } from "../checks/parse-limits.ts";
import { requireSafePath } from "./safe-path.ts";
import { readableNumber } from "../checks/readable-number.ts";

/** One file of an archive, as its central directory describes it (APPNOTE.TXT section 4.3.12). */
export interface ZipEntry {
  path: string;
  method: "stored" | "deflated";
  crc32: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Where its local header begins. */
  offset: number;
  /** A symbolic link, whose content is the path that it leads to. */
  isLink: boolean;
}

const endSignature = 0x06054b50;
export const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const again = "It may have been cut off or changed on its way: download or export it again.";

const malformed = (detail: string): LottieError =>
  new LottieError("malformed-zip", `The dotLottie archive is damaged: ${detail}. ${again}`);

/**
 * Lists the archive without unpacking anything, so that limits hold before any work is done.
 * Throws malformed-zip, encrypted-zip, unsupported-compression, unsafe-path, too-many-entries, zip-bomb.
 */
export function readZipDirectory(bytes: Uint8Array, limits: ParseLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const disk = view.getUint16(end + 4, true);
  if (disk !== 0 && disk !== 0xffff) throw malformed("it is one part of several");
  const count = view.getUint16(end + 10, true);
  if (count > limits.maxEntries) throw tooManyEntries(limits);
  const size = view.getUint32(end + 12, true);
  // Archives with bytes put before them, or with a wrong place of the directory, open elsewhere too: it still ends at `end`.
  const start = end - size;
  if (start < 0) throw malformed("its directory of files lies outside of it");
  const shift = start - view.getUint32(end + 16, true);

  const entries = new Map<string, ZipEntry>();
  let unpacked = 0;
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== centralSignature)
      throw malformed("its directory of files is broken");
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    if (next > end) throw malformed("its directory of files is broken");
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    requireSafePath(path);
    if (!path.endsWith("/")) {
      const entry = readEntry(view, at, path, shift);
      if (entries.has(path)) throw malformed(`it holds ${shown(path)} twice`);
      entries.set(path, entry);
      unpacked += entry.unpackedBytes;
      requireSaneSize(entry, unpacked, limits);
    }
    at = next;
  }
  requireApart(view, [...entries.values()]);
  return [...entries.values()];
}

/** Files that lie over each other make a small archive unpack to a large one, and to another for each reader. */
function requireApart(view: DataView, entries: ZipEntry[]): void {
  let end = 0;
  for (const { path, offset, packedBytes } of entries.toSorted((a, b) => a.offset - b.offset)) {
    // What does not begin where announced is refused when it is unpacked.
    if (!beginsAt(view, offset) || offset + 30 > view.byteLength) continue;
    if (offset < end) throw malformed(`${shown(path)} lies over another file`);
    end = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true) + packedBytes;
  }
}

/**
 * False when the directory that is announced is another than the one that stands before the end: readers follow the one or
 * the other, so what was checked here might not be what is played there.
 */
export function hasOneDirectory(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  return view.getUint32(end + 16, true) === end - view.getUint32(end + 12, true);
}

function readEntry(view: DataView, at: number, path: string, shift: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  if ((flags & 0x2041) !== 0) {
    throw new LottieError(
      "encrypted-zip",
      "The archive is encrypted. Export the animation without a password.",
    );
  }
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) {
    throw new LottieError(
      "unsupported-compression",
      `The archive packs ${shown(path)} with a method that players do not know (number ${method}). Pack it with ordinary deflate.`,
    );
  }
  const packedBytes = view.getUint32(at + 20, true);
  const unpackedBytes = view.getUint32(at + 24, true);
  const offset = view.getUint32(at + 42, true);
  if (packedBytes === 0xffffffff || unpackedBytes === 0xffffffff || offset === 0xffffffff) {
    throw malformed("it is written in the 64-bit form, which no animation needs and players do not read");
  }
  return {
    path,
    method: method === 0 ? "stored" : "deflated",
    crc32: view.getUint32(at + 16, true),
    packedBytes,
    unpackedBytes,
    offset: beginsAt(view, offset + shift) ? offset + shift : offset,
    isLink: isLinkAt(view, at),
  };
}

/** By the mode that Unix gives a file (sections 4.4.2 and 4.4.15; S_IFLNK of sys/stat.h). */
const isLinkAt = (view: DataView, at: number): boolean =>
  view.getUint8(at + 5) === 3 && (view.getUint16(at + 40, true) & 0xf000) === 0xa000;

const beginsAt = (view: DataView, offset: number): boolean =>
  offset >= 0 && offset + 4 <= view.byteLength && view.getUint32(offset, true) === localSignature;

function requireSaneSize(entry: ZipEntry, unpackedSoFar: number, limits: ParseLimits): void {
  // What might have come unpacked as well may be packed however tightly: files that are written here are as well.
  const ratioMatters = entry.unpackedBytes > limits.maxBytes;
  if (
    unpackedSoFar > limits.maxUnpackedBytes ||
    (ratioMatters && entry.unpackedBytes > entry.packedBytes * limits.maxUnpackRatio)
  ) {
    throw new LottieError(
      "zip-bomb",
      `Unpacked, the archive would be far larger than any animation (more than ${Math.round(limits.maxUnpackedBytes / 1_000_000)} MB, or more than ${limits.maxUnpackRatio} times its packed size). Remove what does not belong to the animation.`,
    );
  }
}

const tooManyEntries = (limits: ParseLimits): LottieError =>
  new LottieError(
    "too-many-entries",
    `The archive holds more than ${readableNumber(limits.maxEntries)} files. Keep only the animation, its images, themes and state machines.`,
  );

const shown = (path: string): string => JSON.stringify(path.slice(0, 80));

/** The end record stands in the last 22 bytes, or up to 65,535 earlier when the archive has a comment. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw malformed("its end is missing");
}
