import { maxPasswordLength } from "@zoetrope/kit/limits";
import { IdentityError } from "../identity-error.ts";
import { loadPasswordChecker, passwordLength, type PasswordChecker } from "./password-strength.ts";

/** Longer than what any person may choose, in UTF-16: what is not worth looking at. */
const maxCodeUnits = maxPasswordLength * 4;

/** Read when the first password is chosen. */
let judge: Promise<PasswordChecker> | null = null;

/** Throws "password-too-long" at a length that is not worth hashing; cheap enough for a megabyte. */
export function requireBearableLength(password: string): void {
  if (password.length > maxCodeUnits || passwordLength(password) > maxPasswordLength)
    throw new IdentityError("password-too-long");
}

/**
 * Throws when nobody should use this password: too short, too long, or among the first that are guessed.
 * `ownWords` are the person's address and names.
 */
export async function requireGoodPassword(password: string, ownWords: readonly string[]): Promise<void> {
  requireBearableLength(password);
  const { problem } = (await (judge ??= loadPasswordChecker()))(password, ownWords);
  if (problem !== null) throw new IdentityError(problem);
}
