import type { Dictionary } from "../store/dictionary.ts";
import { stemKey, stemOf } from "./stems.ts";

const minPart = 3;
const maxParts = 3;
/** Letters between the parts of a compound. */
const links = ["", "s", "es", "n", "en", "er"];

/** As a word of its own, or as what a verb leaves in a compound: Lade- of laden. */
function known(part: string, dictionary: Dictionary): string | null {
  for (const word of [part, `${part}n`, `${part}en`]) if (dictionary.has(word, "de")) return word;
  return dictionary.has(stemKey([stemOf(part, "de")], "de"), "de") ? part : null;
}

/** The words that a German compound is made of, the fewest and longest; null for none. */
export function cutGerman(word: string, dictionary: Dictionary, parts = maxParts): string[] | null {
  if (!/^[a-z]+$/.test(word)) return null;
  for (let length = word.length - minPart; length >= minPart; length--) {
    const tail = word.slice(length);
    const last = known(tail, dictionary);
    const rest =
      last === null && parts > 2 && tail.length >= 2 * minPart
        ? cutGerman(tail, dictionary, parts - 1)
        : null;
    if (last === null && rest === null) continue;
    const head = word.slice(0, length);
    for (const link of links) {
      const first =
        head.endsWith(link) && head.length - link.length >= minPart
          ? head.slice(0, head.length - link.length)
          : null;
      const found = first === null ? null : known(first, dictionary);
      if (found !== null) return [found, ...(last === null ? (rest ?? []) : [last])];
    }
  }
  return null;
}
