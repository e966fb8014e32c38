import type { Token } from "../words/tokens.ts";
import { foldKana } from "../words/tokens.ts";
import { isStopWordAnywhere } from "../words/stop-words.ts";
import { stemOf } from "../words/stems.ts";
import { withoutParticle } from "../words/cut-korean.ts";
import type { Dictionary } from "../store/dictionary.ts";
import type { Meanings } from "./meanings.ts";
import type { Reading } from "./weigh-meanings.ts";

const maxForms = 8;
const digraphs: Record<string, string> = { ae: "a", oe: "o", ue: "u" };

/** Katakana for hiragana. */
const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));

/** The beach (playa) is no play: what is left of a word without its ending may mean something else. */
function isAnotherWord(stem: string, { exact }: Meanings, dictionary: Dictionary): boolean {
  const own = new Set([...exact.values()].flat().map(({ concept }) => concept));
  const others = own.size === 0 ? [] : dictionary.meaningsOf(stem);
  return others.length > 0 && !others.some(({ concept }) => own.has(concept));
}

/** Other spellings under which a word may stand in an index of words as they were written; `known` is what it means itself. */
export function formsOfToken(
  { word, script }: Token,
  parts: readonly string[],
  { own, guess }: Reading,
  known: Meanings,
  dictionary: Dictionary,
): string[] {
  const forms = new Set<string>(parts.flatMap((part) => part.split(" ")));
  if (script === "japanese") for (const form of [foldKana(word), toKatakana(word)]) forms.add(form);
  const bare = script === "korean" ? withoutParticle(word) : null;
  if (bare !== null) forms.add(bare);
  if (script === "spaced" && /^[a-z]{3,}$/.test(word)) {
    for (const locale of new Set([own, guess, "en" as const])) {
      const stem = stemOf(word, locale);
      if (!isStopWordAnywhere(stem) && !isAnotherWord(stem, known, dictionary)) forms.add(stem);
    }
    if (word.endsWith("s")) forms.add(word.slice(0, -1));
    else forms.add(`${word}s`);
    if (own === "de" || guess === "de") forms.add(word.replace(/[aou]e/g, (pair) => digraphs[pair] ?? pair));
  }
  forms.delete(word);
  return [...forms]
    .filter(
      (form) =>
        (form.length > 1 || script === "japanese") && !(script === "spaced" && isStopWordAnywhere(form)),
    )
    .slice(0, maxForms);
}
