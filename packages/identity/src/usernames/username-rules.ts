import { maxUsernameLength, minUsernameLength } from "@zoetrope/kit/limits";
import { IdentityError } from "../identity-error.ts";

/** Letters and digits, with single marks between them. It is a path of the site: no dots, so it never is a file there. */
const shape = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/;
/** Before folding; NFKC can lengthen a text eighteen times. */
const maxInputLength = 100;

/**
 * How a username is written: small letters of the Latin alphabet. Full-width and other compatible forms are folded (NFKC),
 * accents are taken off; letters of other scripts are refused, because some cannot be told from Latin ones.
 * Throws "username-malformed".
 */
export function requireUsername(text: string): string {
  const username = foldUsername(text);
  if (username === null) throw new IdentityError("username-malformed");
  return username;
}

/** The same; null when it cannot be a username. */
export function foldUsername(text: string): string | null {
  if (text.length > maxInputLength) return null;
  const folded = text.trim().normalize("NFKC").toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  const isFitting = folded.length >= minUsernameLength && folded.length <= maxUsernameLength;
  return isFitting && shape.test(folded) ? folded : null;
}

/** Characters and pairs that look alike in a sans-serif face, on the one that stands for all of them. */
const confusables: readonly [RegExp, string][] = [
  [/[_-]/g, ""],
  [/vv/g, "w"],
  [/rn/g, "m"],
  [/cl/g, "d"],
  [/0/g, "o"],
  [/[1i]/g, "l"],
  [/5/g, "s"],
];

/** What two usernames share when one could be taken for the other. Only ever compared, never shown. */
export const usernameKey = (username: string): string =>
  confusables.reduce((key, [pattern, replacement]) => key.replaceAll(pattern, replacement), username);
