import { Inflate } from "fflate";
import type { ReadingClock } from "../checks/reading-clock.ts";
import { crc32 } from "./crc32.ts";
import { LottieError } from "../lottie-error.ts";
import { localSignature, type ZipEntry } from "./zip-directory.ts";

/** Deflate grows at most 1,032-fold, so one step makes at most 32 MiB before the announced size is compared. */
const stepInBytes = 32 * 1024;

/** The bytes of one entry. Throws `malformed-zip` when they are not what the directory announced. */
export function unpackEntry(archive: Uint8Array, entry: ZipEntry, clock?: ReadingClock): Uint8Array {
  clock?.look();
  const bytes =
    entry.method === "stored"
      ? packedBytesOf(archive, entry)
      : inflate(packedBytesOf(archive, entry), entry, clock);
  if (bytes.length !== entry.unpackedBytes) throw damaged(entry, "it has another size than announced");
  if (crc32(bytes) !== entry.crc32) throw damaged(entry, "its checksum is wrong");
  return bytes;
}

function packedBytesOf(archive: Uint8Array, entry: ZipEntry): Uint8Array {
  const { offset } = entry;
  if (offset < 0 || offset + 30 > archive.length) throw damaged(entry, "it lies outside the archive");
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (view.getUint32(offset, true) !== localSignature)
    throw damaged(entry, "it does not begin where announced");
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const end = start + entry.packedBytes;
  if (end > archive.length) throw damaged(entry, "it lies outside the archive");
  return archive.subarray(start, end);
}

function inflate(packed: Uint8Array, entry: ZipEntry, clock?: ReadingClock): Uint8Array {
  const bytes = new Uint8Array(entry.unpackedBytes);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > bytes.length) throw damaged(entry, "it is larger than announced");
    bytes.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += stepInBytes) {
      clock?.look();
      stream.push(packed.subarray(at, at + stepInBytes), at + stepInBytes >= packed.length);
    }
  } catch (cause) {
    throw cause instanceof LottieError ? cause : damaged(entry, "its compressed data is broken", cause);
  }
  return bytes.subarray(0, length);
}

const damaged = (entry: ZipEntry, detail: string, cause?: unknown): LottieError =>
  new LottieError(
    "malformed-zip",
    `The dotLottie archive is damaged at ${JSON.stringify(entry.path.slice(0, 80))}: ${detail}. Download or export it again.`,
    { cause },
  );
