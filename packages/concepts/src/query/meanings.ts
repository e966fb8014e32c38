import { locales, type Locale } from "@zoetrope/i18n";
import type { Dictionary } from "../store/dictionary.ts";
import type { Posting } from "../store/posting.ts";
import { stemKey, stemmedLocales, stemsOf } from "../words/stems.ts";
import { isStopWord } from "../words/stop-words.ts";
import { phraseKey, type Token } from "../words/tokens.ts";

/** What a word or a phrase means, by the language that says so; emoji under null. */
export type Meanings = ReadonlyMap<Locale | null, Posting[]>;

/** As the words stand and by their stems, of which a language's own data has other endings. */
export function meaningsOf(tokens: readonly Token[], dictionary: Dictionary): Meanings {
  const found = byLocale(dictionary.meaningsOf(phraseKey(tokens)));
  if (tokens.length > 1 && tokens.every(({ script }) => script === "korean"))
    for (const [locale, postings] of byLocale(dictionary.meaningsOf(tokens.map(({ word }) => word).join(""))))
      if (!found.has(locale)) found.set(locale, postings);
  if (tokens.some(({ script }) => script !== "spaced")) return found;
  for (const locale of stemmedLocales) {
    const own = dictionary.meaningsOf(stemKey(stemsOf(tokens, locale), locale));
    if (own.length === 0) continue;
    const exact = found.get(locale);
    found.set(locale, exact === undefined ? own : [...exact, ...own.map(asOtherEnding)]);
  }
  return found;
}

/** Other words of the same stem mean less beside the word itself: gift, gifted. */
const asOtherEnding = (posting: Posting): Posting => ({ ...posting, weight: posting.weight * 0.7 });

function byLocale(postings: readonly Posting[]): Map<Locale | null, Posting[]> {
  const found = new Map<Locale | null, Posting[]>();
  for (const posting of postings) {
    const own = found.get(posting.locale);
    if (own === undefined) found.set(posting.locale, [posting]);
    else own.push(posting);
  }
  return found;
}

const ownBonus = 0.6;

/** The language that knows most of the words; between equals the page's own. */
export function guessLocale(tokens: readonly Token[], meanings: readonly Meanings[], own: Locale): Locale {
  let best = own;
  let most = -1;
  for (const locale of locales) {
    let total = locale === own ? ownBonus : 0;
    for (const [index, { word }] of tokens.entries()) {
      const known = meanings[index]?.get(locale);
      if (known !== undefined) total += known.some(({ isName }) => isName) ? 1.1 : 1;
      else if (isStopWord(word, locale)) total += 1;
    }
    if (total > most) [best, most] = [locale, total];
  }
  return best;
}
