import { decodeJsonBytes } from "./parse-json.ts";
import { defaultParseLimits } from "./parse-limits.ts";
import { unpackEntry } from "./unpack-entry.ts";
import { hasOneDirectory, readZipDirectory } from "./zip-directory.ts";

/**
 * A look at the text itself, not at what was parsed from it, because readers differ: of two members with one name some take
 * the first and some the last, and some end a name at a zero. Any member called `x` whose value is a text counts.
 */
const program = /"(?:x|\\u0078)(?:"\s*:\s*"|\\u0000)/;
/** In a theme programs are called `expression`; names with escapes are nobody's. */
const themeProgram = /"expression"\s*:\s*"|\\u00[67]/i;

/**
 * True when some player might find a program in the bytes of a Lottie JSON or dotLottie, or another file than was checked:
 * such bytes must not be handed on as they are. False is certain; true may be a false alarm.
 */
export function mayRunPrograms(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return program.test(decodeJsonBytes(bytes, "", []));
  try {
    return (
      !hasOneDirectory(bytes) ||
      readZipDirectory(bytes, defaultParseLimits).some((entry) => {
        // State machines have no programs, and pictures and fonts are no documents; players also read `.lot`.
        if (!/\.(?:json|lot)$/.test(entry.path) || entry.path.startsWith("s/")) return false;
        const text = decodeJsonBytes(unpackEntry(bytes, entry), "", []);
        return program.test(text) || (/^(?:t|themes)\//.test(entry.path) && themeProgram.test(text));
      })
    );
  } catch {
    return true;
  }
}
