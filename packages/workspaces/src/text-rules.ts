/** Control, format and separator characters: what makes a name look like another or like nothing. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u;
/** Joiners that scripts and emoji need. */
const joiners = /[\u200c\u200d]/gu;

/** The text without spaces at its ends; null when it is empty, too long or holds what cannot be shown. */
export function plainText(text: string, maxLength: number): string | null {
  const plain = text.trim().replace(/\s+/gu, " ");
  if (plain === "" || plain.length > maxLength) return null;
  return plain.isWellFormed() && !unprintable.test(plain.replaceAll(joiners, "")) ? plain : null;
}
