import type { Dictionary } from "../store/dictionary.ts";
import { koreanVerbOf } from "./korean-verbs.ts";
import { isStopWord } from "./stop-words.ts";

/** What is glued to nouns, the longest first; 중 says that something is under way. */
const particles = [
  "이었습니다",
  "입니다",
  "이에요",
  "에서부터",
  "으로부터",
  "이라고",
  "에게서",
  "한테서",
  "으로써",
  "으로서",
  "에서는",
  "에서",
  "에게",
  "한테",
  "까지",
  "부터",
  "보다",
  "처럼",
  "만큼",
  "으로",
  "라고",
  "이랑",
  "하고",
  "이나",
  "마다",
  "조차",
  "밖에",
  "들이",
  "들을",
  "들은",
  "들의",
  "들",
  "은",
  "는",
  "이",
  "가",
  "을",
  "를",
  "의",
  "에",
  "도",
  "로",
  "와",
  "과",
  "만",
  "랑",
  "나",
  "께",
  "예요",
  "이다",
  "중인",
  "중",
];
const minCompound = 3;
/** Nobody glues more together. */
const maxCompound = 16;

/** The word that a dictionary has, without what is glued to it; null when none is known. */
const baseOf = (word: string, dictionary: Dictionary): string | null =>
  dictionary.has(word, "ko-KR") ? word : inflectedBaseOf(word, dictionary);

/** Of a noun with a particle, of a verb with an ending. */
export function inflectedBaseOf(word: string, dictionary: Dictionary): string | null {
  for (const particle of particles) {
    if (!word.endsWith(particle) || word.length === particle.length) continue;
    const noun = word.slice(0, -particle.length);
    if (dictionary.has(noun, "ko-KR")) return noun;
  }
  return koreanVerbOf(word, (base) => dictionary.has(base, "ko-KR"));
}

export interface KoreanWord {
  word: string;
  /** The known words that it is glued together from. */
  parts: string[];
}

/** The known words that one between spaces consists of; itself where it does not consist of such. */
export function cutKorean(word: string, dictionary: Dictionary): KoreanWord[] {
  if (isStopWord(word, "ko-KR")) return [{ word, parts: [] }];
  const whole = baseOf(word, dictionary);
  if (whole !== null) {
    const parts = compoundOf(whole, dictionary) ?? [];
    // Of a word that is known, one syllable is mostly no word by itself: a bookmark (북마크) is no drum (북).
    return [{ word: whole, parts: parts.every(({ length }) => length > 1) ? parts : [] }];
  }
  return (compoundOf(word, dictionary) ?? [word]).map((part) => ({ word: part, parts: [] }));
}

/** From the longest first part on; a part of one syllable only beside one of several. */
function compoundOf(word: string, dictionary: Dictionary): string[] | null {
  if (word.length < minCompound || word.length > maxCompound) return null;
  for (let length = word.length - 1; length >= 1; length--) {
    const first = word.slice(0, length);
    if (!dictionary.has(first, "ko-KR")) continue;
    const rest = word.slice(length);
    const base = rest.length > 1 || length > 1 ? baseOf(rest, dictionary) : null;
    if (base !== null && (rest.length > 1 || dictionary.has(rest, "ko-KR"))) return [first, base];
    const parts = length > 1 ? compoundOf(rest, dictionary) : null;
    if (parts !== null) return [first, ...parts];
  }
  return null;
}

/** Without a particle, for a word that nobody knows. */
export function withoutParticle(word: string): string | null {
  const particle = particles.find((one) => word.endsWith(one) && word.length - one.length >= 2);
  return particle === undefined ? null : word.slice(0, -particle.length);
}
