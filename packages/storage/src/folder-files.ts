import type { ByteRange } from "@zoetrope/http";
import { AppError } from "@zoetrope/kit";
import { open, readdir, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { errorCode, folderError } from "./store-error.ts";

/** Of a file, as it is read. */
export const pieceBytes = 256 * 1024;

/** Of what is in a folder, in order; none where it is no folder. */
export async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => pattern.test(name)).toSorted();
  } catch (error) {
    // A file in the place of a folder holds no files; what was removed meanwhile neither.
    if (errorCode(error) === "ENOTDIR" || errorCode(error) === "ENOENT") return [];
    throw folderError("list files", folder, error);
  }
}

/** A file that is not there yet; survives a power cut once it has a name that does. */
export async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, "wx", 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Closes the file at its end. Throws AppError "internal" for a range that is none. */
export function webStream(handle: FileHandle, range: ByteRange | undefined): ReadableStream<Uint8Array> {
  if (range && (range.start < 0 || range.end < range.start)) {
    throw new AppError("internal", `byte range ${range.start}-${range.end} is not a range`);
  }
  const body = handle.createReadStream({ start: 0, ...range, highWaterMark: pieceBytes });
  const web: NodeReadableStream = Readable.toWeb(body, { strategy: { highWaterMark: 1 } });
  return web as ReadableStream<Uint8Array>;
}
