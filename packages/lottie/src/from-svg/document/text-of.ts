import { isGzip, readGzip } from "../../archive/read-gzip.ts";
import { defaultParseLimits } from "../../checks/parse-limits.ts";

/** By its byte order mark, or what its XML declaration names; packed with gzip as well (SVGZ). Throws LottieError where that is damaged. */
export function textOf(given: string | Uint8Array): string {
  if (typeof given === "string") return given.replace(/^\uFEFF/, "");
  const source = isGzip(given) ? readGzip(given, defaultParseLimits) : given;
  const start = new TextDecoder("latin1").decode(source.subarray(0, 100));
  const named = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1];
  const encoding =
    source[0] === 0xff && source[1] === 0xfe
      ? "utf-16le"
      : source[0] === 0xfe && source[1] === 0xff
        ? "utf-16be"
        : (named ?? "utf-8");
  try {
    return new TextDecoder(encoding).decode(source);
  } catch {
    return new TextDecoder().decode(source);
  }
}
