import type { RunningLimits } from "../checks/running-limits.ts";
import type { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { LottieError } from "../lottie-error.ts";
import { withPlainPictures } from "../convert/plain-picture.ts";
import { requireStructure } from "./require-structure.ts";
import { rewriteObjects, withoutMembers } from "./walk.ts";

type Reading = [
  bytes: Uint8Array,
  limits: Pick<RunningLimits, "maxDepth" | "maxNodes" | "clock">,
  what: string,
  log: DiagnosticLog,
];

/**
 * Bytes to a JSON value. Understands a byte order mark (UTF-8 and UTF-16).
 * Throws `malformed-json`, `too-deep` and `too-many-nodes`; `what` names the file in the message.
 */
export const parseJsonBytes = (...reading: Reading): unknown => readJsonBytes(...reading).value;

/** The same; most documents may be told to have no pictures inside before anybody goes through them. */
export function readJsonBytes(...[bytes, limits, what, log]: Reading): {
  value: unknown;
  mayHavePictures: boolean;
} {
  const text = decodeJsonBytes(bytes, log);
  // Before JSON.parse, because everything after it (stringify, every walk over the tree) recurses.
  const utf8 = isUtf16(bytes) ? new TextEncoder().encode(text) : bytes;
  const { hasDataAddresses } = requireStructure(utf8, limits, what);
  const hasEscapes = text.includes("\\u00");
  try {
    limits.clock?.look();
    const value: unknown = JSON.parse(text);
    limits.clock?.passed();
    const named =
      hasEscapes || text.includes("__proto__")
        ? rewriteObjects(value, (object) => withoutMembers(object, isOddKey))
        : value;
    limits.clock?.passed();
    const mayHavePictures = hasEscapes || hasDataAddresses;
    return { value: mayHavePictures ? withPlainPictures(named, log) : named, mayHavePictures };
  } catch (cause) {
    if (cause instanceof LottieError) throw cause;
    const detail = cause instanceof Error ? cause.message.slice(0, 160) : "";
    throw new LottieError(
      "malformed-json",
      `${what} is not valid JSON (${detail}). It may have been cut off while downloading: export or download it again.`,
      { cause },
    );
  }
}

/**
 * Players written in C end a key at its first zero, and so read "x\0" as "x"; `__proto__` becomes what a copy inherits from.
 * Neither is in any real file, so nothing that reads the document meets them. Both may be written with escapes.
 */
const isOddKey = (key: string): boolean => key.includes("\0") || key === "__proto__";

/** By its byte order mark. */
export const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** The text of JSON bytes, also of such that break UTF-8 here and there. */
export function decodeJsonBytes(bytes: Uint8Array, log: DiagnosticLog): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Only names and text can hold such bytes in a file that parses, so it still plays.
    log.add("not-utf-8", "");
    return new TextDecoder("utf-8").decode(bytes);
  }
}
