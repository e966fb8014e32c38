import type { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { picturePixels } from "../checks/picture-size.ts";
import { findPointer } from "../json/find-pointer.ts";
import type { JsonObject } from "../json/json-values.ts";
import { withoutMembers, rewriteObjects } from "../json/walk.ts";

const isBlank = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

/** Bytes without the blanks before them. */
function trimmed(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (isBlank(bytes[start])) start++;
  return bytes.subarray(start);
}

/**
 * True for the bytes of an animation. ThorVG takes whatever a picture turns out to be, so an animation in the place of a
 * picture is played with its programs, unchecked.
 */
export const isDocument = (bytes: Uint8Array): boolean => trimmed(bytes)[0] === 0x7b;

/** Base64 of a brace, or of a blank, by its first two letters. Players pass over blanks and what is no ASCII before them. */
const documentStart = /[^!-~]*(?:e[w-z0-9+/,._-]|I[A-P]|C[Q-Za-v]|D[Q-Za-f])/y;
const pictureStart = /[^!-~]*(?:iVBOR|\/9j\/|R0lG|UklG)/y;

function beginsAt(start: RegExp, text: string, at: number): boolean {
  start.lastIndex = at;
  return start.test(text);
}

/**
 * The address of a picture that stands inside a document, such that every player finds the same picture in it: where several
 * commas leave open at which it begins, or blanks come before it, it is written anew. Empty where it is an animation.
 */
export function plainPicture(source: string): string {
  if (!/^data:/i.test(source)) return source;
  const first = source.indexOf(",");
  if (first === -1) return "";
  for (let comma = first; comma !== -1; comma = source.indexOf(",", comma + 1)) {
    const isHidden = comma !== first && beginsAt(pictureStart, source, comma + 1);
    if (isHidden || beginsAt(documentStart, source, comma + 1)) return writtenAnew(source, first);
  }
  return source;
}

/** Of what can be told by its first bytes; of anything else nothing is left. */
function writtenAnew(source: string, comma: number): string {
  const head = source.slice("data:".length, comma);
  const type = /^[a-z]+\/[a-z0-9.+-]+/i.exec(head)?.[0] ?? "image/png";
  const bytes = trimmed(bytesOf(head, source.slice(comma + 1)));
  const isPicture = bytes[0] === 0x3c || picturePixels(bytes) > 0;
  return isPicture ? `data:${type};base64,${toBase64(bytes)}` : "";
}

function bytesOf(head: string, content: string): Uint8Array {
  if (/;\s*base64\s*$/i.test(head)) return fromBase64(content);
  try {
    return new TextEncoder().encode(decodeURIComponent(content));
  } catch {
    // No text in percent signs after all: nothing that could be shown.
    return new Uint8Array();
  }
}

/** A document whose pictures are pictures, whatever they are called; those that are none are left out and reported. */
export function withPlainPictures(value: unknown, log: DiagnosticLog): unknown {
  const isOdd = (each: unknown): boolean => typeof each === "string" && plainPicture(each) !== each;
  const hasOdd = (object: JsonObject): boolean =>
    Object.values(object).some((each) => isOdd(each) && plainPicture(String(each)) === "");
  let leftOut = 0;
  const changed = rewriteObjects(value, (object) => {
    const odd = Object.entries(object).filter(([, each]) => isOdd(each));
    if (odd.length === 0) return object;
    const plain = odd.map(([key, each]) => [key, plainPicture(String(each))] as const);
    leftOut += plain.filter(([, each]) => each === "").length;
    return {
      ...withoutMembers(object, (_, each) => isOdd(each)),
      ...Object.fromEntries(plain),
      ...(typeof object["e"] === "number" && plain.some(([key, each]) => key === "p" && each === "")
        ? { e: 0 }
        : {}),
    };
  });
  if (leftOut > 0) log.add("animations-as-pictures", findPointer(value, hasOdd), { count: leftOut });
  return changed;
}

/** The same for the files of an archive. */
export function withoutDocuments(
  files: readonly (readonly [path: string, bytes: Uint8Array])[],
  log: DiagnosticLog,
): Map<string, Uint8Array> {
  const left = files.filter(([, bytes]) => !isDocument(bytes));
  if (left.length < files.length)
    log.add("animations-as-pictures", null, { count: files.length - left.length });
  return new Map(left);
}
