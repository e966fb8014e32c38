/** As long as file systems allow. */
const maxLength = 255;

/** The name of a file without folders and without what shows nothing or turns text around, short enough for a file system. */
export function fileName(given: string): string {
  const name = given
    .replace(/^.*[/\\]/su, "")
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, "")
    .trim();
  if (name.length <= maxLength) return name;
  const extension = /\.[^.]{1,16}$/u.exec(name)?.[0] ?? "";
  // Whole characters: half of one could not be written in an address.
  return `${name
    .slice(0, maxLength - extension.length)
    .toWellFormed()
    .replace(/\ufffd$/u, "")}${extension}`;
}
