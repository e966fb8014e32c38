const maxNameLength = 40;

/**
 * A name that a stranger may have chosen, for a mail to somebody else: short, and nothing in it that a mail program makes a link of.
 */
export function nameForMail(name: string): string {
  const plain = name
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Join_Control}'’ -]+/gu, " ")
    .replaceAll(/ +/g, " ")
    .trim();
  const letters = Array.from(plain);
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength).join("").trim()}…` : plain;
}
