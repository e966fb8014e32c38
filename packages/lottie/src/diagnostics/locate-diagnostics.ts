import { defaultParseLimits } from "../checks/parse-limits.ts";
import { isGzip, readGzip } from "../archive/read-gzip.ts";
import { unpackEntry } from "../archive/unpack-entry.ts";
import { readZipDirectory } from "../archive/zip-directory.ts";
import { LottieError } from "../lottie-error.ts";
import { byteOffsetsOf } from "./byte-offsets.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** By the first letter of a folder of dotLottie 2, that of version 1. */
const earlierFolders: Readonly<Record<string, string>> = { a: "animations/", t: "themes/", s: "states/" };

/**
 * The same findings with the bytes at which they stand in the documents of the file that they are of, as far as those are not known yet.
 * Documents without any such finding are not read.
 */
export function locateDiagnostics(file: Uint8Array, found: readonly Diagnostic[]): Diagnostic[] {
  const isOpen = (each: Diagnostic): boolean => each.pointer !== null && each.byteOffset === null;
  const documents = new Set(found.filter(isOpen).map((each) => each.file));
  if (documents.size === 0) return [...found];
  const offsets = new Map<string | null, Map<string, number>>();
  const read = readerOf(file);
  for (const document of documents) {
    const bytes = read(document);
    const pointers = found.flatMap((each) =>
      each.file === document && each.pointer !== null ? [each.pointer] : [],
    );
    if (bytes !== null) offsets.set(document, byteOffsetsOf(bytes, new Set(pointers)));
  }
  return found.map((each) =>
    isOpen(each) ? { ...each, byteOffset: offsets.get(each.file)?.get(each.pointer ?? "") ?? null } : each,
  );
}

/** Reads a document of a file again; null where there is none, and where it cannot be read any more. */
function readerOf(file: Uint8Array): (document: string | null) => Uint8Array | null {
  const orNull = <Value>(open: () => Value): Value | null => {
    try {
      return open();
    } catch (error) {
      if (error instanceof LottieError) return null;
      throw error;
    }
  };
  if (file[0] !== 0x50 || file[1] !== 0x4b)
    return (document) =>
      document !== null ? null : isGzip(file) ? orNull(() => readGzip(file, defaultParseLimits)) : file;
  const entries = orNull(() => readZipDirectory(file, defaultParseLimits)) ?? [];
  return (document) => {
    if (document === null) return null;
    const earlier = document.replace(/^([ats])\//, (_, folder: string) => earlierFolders[folder] ?? "");
    const entry =
      entries.find(({ path }) => path === document) ?? entries.find(({ path }) => path === earlier);
    return entry === undefined ? null : orNull(() => unpackEntry(file, entry));
  };
}
