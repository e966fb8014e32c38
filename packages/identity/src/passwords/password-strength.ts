// Asked by the server that refuses and by the page on which a password is typed: knows nothing of either.

import { maxPasswordLength, minPasswordLength } from "@zoetrope/kit/limits";
/** Guessing is estimated from so many: every one more costs time and changes nothing. */
const lookedAtCharacters = 64;
/** Of zxcvbn's scores 0 to 4: below it a password falls within a million guesses. */
const lowestScore = 2;

export type PasswordProblem = "password-too-short" | "password-too-long" | "password-common";
/** What a meter shows of a password that is taken. */
export type PasswordStrength = "fair" | "good" | "strong";
export type PasswordVerdict = { problem: PasswordProblem } | { problem: null; strength: PasswordStrength };

/** `ownWords`: the person's address and names, which are guessed first. */
export type PasswordChecker = (password: string, ownWords: readonly string[]) => PasswordVerdict;

/** NIST SP 800-63B-4, 3.1.1.2: the same characters typed on another keyboard are the same password. */
export const normalisePassword = (password: string): string => password.normalize("NFKC");

/** In code points, as the standard counts. */
export const passwordLength = (password: string): number => Array.from(normalisePassword(password)).length;

/**
 * The one rule about passwords: neither too short nor too long, and not among the first that are guessed, by zxcvbn's estimate over
 * published breaches, keyboards, dates, repetitions and the person's own words. No rule about kinds of characters: those make passwords
 * worse (NIST SP 800-63B-4, 3.1.1.2). Loads a list of 49,000 passwords (230 kB compressed).
 */
export async function loadPasswordChecker(): Promise<PasswordChecker> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: lookedAtCharacters });
  return (password, ownWords) => {
    const length = passwordLength(password);
    if (length > maxPasswordLength) return { problem: "password-too-long" };
    if (length < minPasswordLength) return { problem: "password-too-short" };
    const own = [...ownWords, ...ownWords.flatMap((word) => word.split(/[@.\s_-]+/)), "zoetrope"].filter(
      (word) => word !== "",
    );
    const looked = normalisePassword(password).slice(0, lookedAtCharacters);
    const { score } = zxcvbn.check(looked, own);
    // "password2024!": an estimate takes the year for one more guess among many; people put one behind everything.
    const stem = looked.replace(/[\p{N}\p{P}\p{S}]+$/u, "");
    const isCommonStem =
      stem.length >= minPasswordLength && stem !== looked && zxcvbn.check(stem, own).score < lowestScore;
    if (score < lowestScore || isCommonStem) return { problem: "password-common" };
    return { problem: null, strength: score === 2 ? "fair" : score === 3 ? "good" : "strong" };
  };
}
