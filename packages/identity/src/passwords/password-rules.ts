import { IdentityError } from "../identity-error.ts";
import { normalisePassword } from "./password-hash.ts";

/** In characters, as a person counts them (NIST SP 800-63B-4, 3.1.1.2; ASVS 5.0 6.2.1 and 6.2.9). */
export const minPasswordLength = 8;
export const maxPasswordLength = 256;
/** Longer than any person's 256 characters in UTF-16: what is not worth looking at. */
const maxCodeUnits = maxPasswordLength * 4;
/** Shorter parts of an address or a name say nothing when they occur in a password. */
const shortestOwnWord = 4;

let common: Promise<ReadonlySet<string>> | null = null;

/** Tens of thousands of passwords from published breaches, read when the first one is chosen. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const known = new Set<string>();
  for (const password of dictionary["passwords-common"]) {
    if (password.length >= minPasswordLength) known.add(password.toLowerCase());
  }
  return known;
}

/** "password", "Password1!", "p@ssw0rd" and "passwordpassword" are one and the same to whoever guesses. */
function plainForms(password: string): string[] {
  const small = password.toLowerCase();
  const unmasked = small
    .replaceAll(/[@4]/g, "a")
    .replaceAll("3", "e")
    .replaceAll(/[1!|]/g, "i")
    .replaceAll("0", "o")
    .replaceAll(/[$5]/g, "s");
  const trimmed = small.replace(/[\d\W_]+$/, "");
  const half = small.slice(0, small.length / 2);
  const isDoubled = small.length % 2 === 0 && half + half === small;
  return [
    small,
    unmasked,
    ...(isDoubled ? [half] : []),
    ...(trimmed.length >= minPasswordLength - 2 ? [trimmed] : []),
  ];
}

const isOneCharacter = (password: string): boolean => new Set(password).size <= 2;
const isRun = (password: string): boolean => {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
  );
};

/** In code points, as the standard counts. */
const lengthOf = (password: string): number => Array.from(password).length;

/** Throws "password-too-long" at a length that is not worth hashing; cheap enough for a megabyte. */
export function requireBearableLength(password: string): void {
  if (password.length > maxCodeUnits || lengthOf(normalisePassword(password)) > maxPasswordLength)
    throw new IdentityError("password-too-long");
}

/**
 * Throws when nobody should use this password: too short, too long, or among the first that are guessed.
 * No rule about kinds of characters: those make passwords worse (NIST SP 800-63B-4, 3.1.1.2).
 * `ownWords` are the person's address and names.
 */
export async function requireGoodPassword(password: string, ownWords: readonly string[]): Promise<void> {
  requireBearableLength(password);
  const normalised = normalisePassword(password);
  if (lengthOf(normalised) < minPasswordLength) throw new IdentityError("password-too-short");
  const known = await (common ??= readCommonPasswords());
  const forms = plainForms(normalised);
  const own = [...ownWords, ...ownWords.flatMap((word) => word.split(/[@.\s_-]+/)), "zoetrope"]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= shortestOwnWord);
  const isOwn = forms.some((form) =>
    own.some((word) => form === word || form.replaceAll(/[\d\W_]+/g, "") === word),
  );
  if (isOneCharacter(normalised) || isRun(normalised) || isOwn || forms.some((form) => known.has(form)))
    throw new IdentityError("password-common");
}
