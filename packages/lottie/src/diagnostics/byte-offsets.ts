import { tokensOf } from "../json/find-pointer.ts";

const [quote, backslash, comma, opening, closing] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d];
const [openingBrace, closingBrace] = [0x7b, 0x7d];

/** A pointer's tokens as a tree; `pointers` end here. */
interface Wanted {
  pointer: string | null;
  inside: Map<string, Wanted>;
}

/**
 * Where in the bytes of a JSON document (UTF-8, valid) the values begin that JSON pointers (RFC 6901) name: one pass that builds
 * nothing and steps over all that nobody asked for. Pointers that lead nowhere are left out; a member named twice counts as last
 * written, as for JSON.parse.
 */
export function byteOffsetsOf(bytes: Uint8Array, pointers: ReadonlySet<string>): Map<string, number> {
  const offsets = new Map<string, number>();
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return offsets;
  let at = bytes[0] === 0xef ? 3 : 0;

  const skipBlanks = (): void => {
    while (at < bytes.length && (bytes[at] ?? 0) <= 0x20) at++;
  };
  const skipText = (): void => {
    for (at++; at < bytes.length && bytes[at] !== quote; at++) if (bytes[at] === backslash) at++;
    at++;
  };
  const skipValue = (): void => {
    let depth = 0;
    for (; at < bytes.length;) {
      const byte = bytes[at];
      if (byte === quote) {
        skipText();
        if (depth === 0) return;
        continue;
      }
      if (byte === opening || byte === openingBrace) depth++;
      else if (byte === closing || byte === closingBrace) {
        if (depth === 0) return;
        if (--depth === 0) {
          at++;
          return;
        }
      } else if (byte === comma && depth === 0) return;
      at++;
    }
  };
  const readName = (): string => {
    const start = at;
    skipText();
    try {
      return String(JSON.parse(new TextDecoder().decode(bytes.subarray(start, at))));
    } catch {
      return "";
    }
  };
  const visit = (wanted: Wanted): void => {
    skipBlanks();
    if (wanted.pointer !== null) offsets.set(wanted.pointer, at);
    const isList = bytes[at] === opening;
    if (wanted.inside.size === 0 || (!isList && bytes[at] !== openingBrace)) {
      skipValue();
      return;
    }
    at++;
    for (let index = 0; at < bytes.length; index++) {
      skipBlanks();
      if (bytes[at] === closing || bytes[at] === closingBrace) break;
      let name = String(index);
      if (!isList) {
        name = readName();
        skipBlanks();
        at++; // the colon
        skipBlanks();
      }
      const inside = wanted.inside.get(name);
      if (inside === undefined) skipValue();
      else visit(inside);
      skipBlanks();
      if (bytes[at] === comma) at++;
    }
    at++;
  };
  visit(treeOf(pointers));
  return offsets;
}

function treeOf(pointers: ReadonlySet<string>): Wanted {
  const root: Wanted = { pointer: null, inside: new Map() };
  for (const pointer of pointers) {
    let position = root;
    for (const token of tokensOf(pointer)) {
      let next = position.inside.get(token);
      if (next === undefined) position.inside.set(token, (next = { pointer: null, inside: new Map() }));
      position = next;
    }
    position.pointer = pointer;
  }
  return root;
}
