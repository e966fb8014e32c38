import { hashText } from "./hash-text.ts";

export const avatarTones = 18;

/** 1 to 18: the same name has the same tone on the server, in every browser and after every reload. */
export const avatarTone = (name: string): number =>
  (hashText(name.trim().normalize("NFC")) % avatarTones) + 1;

let segmenter: Intl.Segmenter | null = null;

/** A character as people count them; most names begin with a letter and another, which needs no segmenter. */
function firstCharacter(part: string): string {
  if (/^[A-Za-z](?:[ -~]|$)/.test(part)) return part.charAt(0);
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(part)[Symbol.iterator]().next().value?.segment ?? "";
}

/** At most two initials, by whole characters (not UTF-16 halves): "Ines Moreau" is IM, "오은지" is 오. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const outer = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  const letters = outer.map((part) => firstCharacter(part ?? "")).join("");
  return letters === "" ? "?" : letters.toLocaleUpperCase();
}
