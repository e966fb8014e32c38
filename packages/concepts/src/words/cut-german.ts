import type { Dictionary } from "../store/dictionary.ts";
import { stemKey, stemOf } from "./stems.ts";

const minPart = 3;
/** What is left of shorter words without their endings is chance: Kaf- is no Käfer. */
const minStemmed = 4;
const maxParts = 3;
const maxLetters = 32;
/** Letters between the parts of a compound. */
const links = ["", "s", "es", "n", "en", "er"];

/** As a word of its own, or as what a verb leaves in a compound: Lade- of laden. */
function knownAs(part: string, dictionary: Dictionary): string | null {
  if (dictionary.begins(part))
    for (const word of [part, `${part}n`, `${part}en`]) if (dictionary.has(word, "de")) return word;
  // No ending begins within the first letters: most of what is cut is told by them, without a stemmer.
  if (part.length < minStemmed || !dictionary.begins(stemKey([part.slice(0, minPart)], "de"))) return null;
  return dictionary.has(stemKey([stemOf(part, "de")], "de"), "de") ? part : null;
}

/** The words that a German compound is made of, the fewest and longest; null for none. */
export function cutGerman(word: string, dictionary: Dictionary): string[] | null {
  if (!/^[a-z]+$/.test(word) || word.length > maxLetters) return null;
  const asked = new Map<string, string | null>();
  const known = (part: string): string | null => {
    const before = asked.get(part);
    if (before !== undefined) return before;
    const found = knownAs(part, dictionary);
    asked.set(part, found);
    return found;
  };
  return cut(word, known, maxParts);
}

function cut(word: string, known: (part: string) => string | null, parts: number): string[] | null {
  for (let length = word.length - minPart; length >= minPart; length--) {
    const first = firstOf(word.slice(0, length), known);
    if (first === null) continue;
    const tail = word.slice(length);
    const last = known(tail);
    if (last !== null) return [first, last];
    const rest = parts > 2 ? cut(tail, known, parts - 1) : null;
    if (rest !== null) return [first, ...rest];
  }
  return null;
}

function firstOf(head: string, known: (part: string) => string | null): string | null {
  for (const link of links) {
    if (!head.endsWith(link) || head.length - link.length < minPart) continue;
    const found = known(head.slice(0, head.length - link.length));
    if (found !== null) return found;
  }
  return null;
}

/** What is shorter, at an end of a word that is not known, is mostly chance. */
const lonelyLengths = [5, 4];

/** The longest word at an end of one that does not consist of known words; the first of two that are as long is the more telling. */
export function longestGermanPart(word: string, dictionary: Dictionary): string | null {
  for (const least of lonelyLengths)
    for (let length = word.length - minPart; length >= least; length--) {
      const first = firstOf(word.slice(0, length), (part) =>
        part.length < least ? null : knownAs(part, dictionary),
      );
      const part = first ?? knownAs(word.slice(-length), dictionary);
      if (part !== null) return part;
    }
  return null;
}
