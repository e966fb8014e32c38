import type { Locale } from "@zoetrope/i18n";
import type { NamedTag } from "./name-tags.ts";

export interface TagGroup {
  /** First letter without its accent, the row of a Japanese syllable, `漢` for characters, or `#` for digits and signs. */
  letter: string;
  anchor: string;
  tags: NamedTag[];
}

/** Letters in the order of the language, and under each its tags: the most used first, equals by their letters. */
export function groupByLetter(tags: readonly NamedTag[], locale: Locale): TagGroup[] {
  const { compare } = new Intl.Collator(locale);
  const groups = new Map<string, NamedTag[]>();
  for (const tag of tags.toSorted((a, b) => compare(a.name, b.name))) {
    const letter = letterOf(tag.name);
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [tag]);
    else group.push(tag);
  }
  return [...groups].map(([letter, members]) => ({
    letter,
    anchor: letter === "#" ? "tags-0" : `tags-${letter.toLowerCase()}`,
    tags: members.toSorted((a, b) => b.count - a.count),
  }));
}

/** First syllables of the rows in which Japanese dictionaries are ordered. */
const rows = Array.from("あかさたなはまやらわ");

/** What a Korean syllable begins with, as Unicode takes it apart; doubled ones stand under the single one. */
const consonants = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ";
const firstConsonant = 0x1100;

function letterOf(name: string): string {
  const first = name.normalize("NFKD").charAt(0).toUpperCase();
  if (/\p{Script=Han}/u.test(first)) return "漢";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)) return rowOf(first);
  const consonant = consonants[first.charCodeAt(0) - firstConsonant];
  return consonant ?? (/\p{L}/u.test(first) ? first : "#");
}

function rowOf(syllable: string): string {
  // Hiragana and Katakana stand 96 places apart; small vowels stand before the large ones.
  const hiragana = syllable.replace(/[ァ-ヶ]/, (letter) => String.fromCharCode(letter.charCodeAt(0) - 96));
  return rows.findLast((row) => row <= hiragana) ?? "あ";
}
