/** They turn the direction of what follows (https://unicode.org/reports/tr9/), also beyond where a text stands. No name needs them. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** A path or a search as people read it: %C3%A9 is é. What only looks encoded stays as it is. */
export function readableKey(key: string): string {
  try {
    return decodeURI(key).replaceAll(turns, "");
  } catch {
    return key.replaceAll(turns, "");
  }
}
