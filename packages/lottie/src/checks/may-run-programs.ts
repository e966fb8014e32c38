import { isGzip } from "../archive/read-gzip.ts";
import { decodeJsonBytes, isUtf16 } from "../json/parse-json.ts";
import { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { defaultParseLimits } from "./parse-limits.ts";
import { isDocument, plainPicture } from "../convert/plain-picture.ts";
import { assetFolders } from "../archive/read-dotlottie.ts";
import { unpackEntry } from "../archive/unpack-entry.ts";
import { hasOneDirectory, readZipDirectory } from "../archive/zip-directory.ts";

/**
 * A look at the text itself, not at what was parsed from it, because readers differ: of two members with one name some take
 * the first and some the last, and some end a name at a zero. Any member called `x` whose value is a text counts.
 */
const program = /"(?:x|\\u0078)(?:"\s*:\s*"|\\u0000)/;
/** In a theme programs are called `expression`; names with escapes are nobody's. */
const themeProgram = /"expression"\s*:\s*"|\\u00[67]/i;

/** A picture inside the document, with or without escapes. */
const pictures = /:\s*"(?:d|\\u0064)(?:a|\\u0061)(?:t|\\u0074)(?:a|\\u0061)(?::|\\u003a)/gi;

/** True where a picture may be an animation, which players play with its programs. */
function hasOddPicture(text: string): boolean {
  for (const { index } of text.matchAll(pictures)) {
    const start = text.indexOf('"', index);
    const source: unknown = JSON.parse(text.slice(start, endOfText(text, start) + 1));
    if (typeof source === "string" && plainPicture(source) !== source) return true;
  }
  return false;
}

/** Where the text ends that begins at `start`, quotes included. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let escapes = 0;
    while (text[end - 1 - escapes] === "\\") escapes++;
    if (escapes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

const hasProgram = (text: string): boolean => program.test(text) || hasOddPicture(text);

/**
 * True when some player might find a program in the bytes of a Lottie JSON or dotLottie, or another file than was checked:
 * such bytes must not be handed on as they are. False is certain; true may be a false alarm. What players do not read as it stands
 * (UTF-16, JSON packed with gzip) has to be written anew for them in any case.
 */
export function mayRunPrograms(bytes: Uint8Array): boolean {
  try {
    if (isGzip(bytes) || isUtf16(bytes)) return true;
    if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
      return hasProgram(decodeJsonBytes(bytes, new DiagnosticLog()));
    return (
      !hasOneDirectory(bytes) ||
      readZipDirectory(bytes, defaultParseLimits).some((entry) => {
        // State machines have no programs; players also read `.lot`.
        if (entry.path.startsWith("s/")) return false;
        const unpacked = unpackEntry(bytes, entry);
        const isAsset = assetFolders.some((folder) => entry.path.startsWith(folder));
        if (isAsset || !/\.(?:json|lot)$/.test(entry.path)) return isDocument(unpacked);
        const text = decodeJsonBytes(unpacked, new DiagnosticLog());
        return hasProgram(text) || (/^(?:t|themes)\//.test(entry.path) && themeProgram.test(text));
      })
    );
  } catch {
    return true;
  }
}
