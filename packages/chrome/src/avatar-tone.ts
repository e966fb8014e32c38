import { hashText } from "./hash-text.ts";

export const avatarTones = 18;

/** 1 to 18: the same name has the same tone on the server, in every browser and after every reload. */
export const avatarTone = (name: string): number =>
  (hashText(name.trim().normalize("NFC")) % avatarTones) + 1;

/** At most two initials, by whole characters (not UTF-16 halves): "Ines Moreau" is IM, "오은지" is 오. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const first = (part: string | undefined) =>
    part === undefined
      ? ""
      : (new Intl.Segmenter().segment(part)[Symbol.iterator]().next().value?.segment ?? "");
  const letters = parts.length > 1 ? first(parts[0]) + first(parts.at(-1)) : first(parts[0]);
  return letters === "" ? "?" : letters.toLocaleUpperCase();
}
