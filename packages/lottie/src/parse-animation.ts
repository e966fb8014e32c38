import type { ParsedAnimation } from "./contract.ts";
import { DiagnosticLog } from "./diagnostics/diagnostic-log.ts";
import { LottieError } from "./lottie-error.ts";
import { readJsonBytes } from "./json/parse-json.ts";
import { type ParseLimits, defaultParseLimits } from "./checks/parse-limits.ts";
import { ReadingClock } from "./checks/reading-clock.ts";
import type { RunningLimits, VisitorsOf } from "./checks/running-limits.ts";
import { readDotLottie } from "./archive/read-dotlottie.ts";
import { isGzip, readGzip } from "./archive/read-gzip.ts";
import { diagnoseTelegramSticker } from "./targets/diagnose-telegram-sticker.ts";
import { requirePictures } from "./checks/require-pictures.ts";
import { requirePlayable } from "./checks/require-playable.ts";

/**
 * Reads a Lottie JSON, as it is or packed with gzip (as Telegram's .tgs are), or a dotLottie (version 1 or 2), told apart by content.
 * Real files that break the strict schema still parse, with diagnostics.
 * Throws LottieError for everything that cannot be played within `limits`.
 */
export function parseAnimation(bytes: Uint8Array, limits: Partial<ParseLimits> = {}): ParsedAnimation {
  return readAnimation(bytes, limits);
}

/** The same for who looks at its animations as well. */
export function readAnimation(
  bytes: Uint8Array,
  limits: Partial<ParseLimits>,
  visitorsOf?: VisitorsOf,
): ParsedAnimation {
  const known = { ...defaultParseLimits, ...limits };
  const allLimits = { ...known, clock: new ReadingClock(known.maxMilliseconds), visitorsOf };
  if (bytes.length === 0)
    throw new LottieError("empty", "The file is empty. Choose it again, or export it again.");
  if (bytes.length > allLimits.maxBytes) {
    throw new LottieError(
      "too-large",
      `The file is larger than ${allLimits.maxBytes / 1_000_000} MB. Shrink its images or remove hidden layers, then export again.`,
      { maxBytes: allLimits.maxBytes },
    );
  }
  const kind = kindOf(bytes);
  if (kind === "zip") return readDotLottie(bytes, allLimits);
  if (kind === "gzip") return readJson(readGzip(bytes, allLimits), bytes.length, allLimits);
  if (kind !== "json") {
    throw new LottieError(
      "unknown-format",
      `The file is ${kind}, not an animation. Choose a Lottie JSON or a dotLottie file.`,
    );
  }
  return readJson(bytes, null, allLimits);
}

/** `packedBytes`: how large it came, packed with gzip; null for what was not packed. */
function readJson(bytes: Uint8Array, packedBytes: number | null, limits: RunningLimits): ParsedAnimation {
  const log = new DiagnosticLog({ file: null, animationId: "animation" });
  const { value, mayHavePictures } = readJsonBytes(bytes, limits, "The file", log);
  const json = requirePlayable(value, limits, "The file", log);
  diagnoseTelegramSticker(json, packedBytes, log);
  log.locate(() => bytes);
  if (mayHavePictures) requirePictures([json], new Map(), limits, "the file");
  return {
    format: "json",
    dotLottieVersion: null,
    animations: [
      { id: "animation", name: null, json, background: null, initialThemeId: null, inManifest: {} },
    ],
    themes: [],
    stateMachines: [],
    initialStateMachineId: null,
    inManifest: {},
    assets: new Map(),
    diagnostics: log.found,
  };
}

/** A file, an empty archive, and a part of one (APPNOTE.TXT section 4.3). */
const zipStarts = new Set(["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"]);

const [openingBrace, letterF] = [0x7b, 0x66];

/** An object, or a list of what JSON knows: a link of Markdown begins with a bracket too. */
const jsonStart = /^(?:\{|\[\s*(?:[[{"\]\d-]|true|false|null|$))/;
/** What no text holds (binary data bytes of the WHATWG MIME Sniffing Standard). */
// oxlint-disable-next-line no-control-regex
const controlCodes = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/;

/** By the first bytes, as in the WHATWG MIME Sniffing Standard; names and types of uploads are not to be trusted. */
function kindOf(bytes: Uint8Array): string {
  // Nothing else that is told apart begins with a brace, but a video, of which the fifth byte is an f.
  if (bytes[0] === openingBrace && bytes[4] !== letterF) return "json";
  const head = String.fromCharCode(...bytes.subarray(0, 512));
  if (zipStarts.has(head.slice(0, 4))) return "zip";
  if (head.startsWith("\x89PNG")) return "a PNG picture";
  if (head.startsWith("\xff\xd8\xff")) return "a JPEG picture";
  if (head.startsWith("GIF8")) return "a GIF picture";
  if (/^RIFF.{4}WEBP/s.test(head)) return "a WebP picture";
  if (/^.{4}ftyp/s.test(head)) return "a video";
  if (head.startsWith("%PDF")) return "a PDF";
  if (isGzip(bytes)) return "gzip";
  const text = head.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "").replace(/^[\s\0]+/, "");
  if (/^<(\?xml|svg)/i.test(text) && /<svg/i.test(text)) return "an SVG drawing";
  if (text.startsWith("<")) return "a web page or XML";
  if (text === "" || jsonStart.test(text)) return "json";
  return controlCodes.test(text) ? "of an unknown format" : "a text";
}
