import { RecentMap } from "@zoetrope/kit/recent-map";
import type { WeightedConcept } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { readingsOfRomaji } from "../words/romaji.ts";
import type { Token } from "../words/tokens.ts";
import { weighMeanings } from "./weigh-meanings.ts";

const japanese = { own: "ja-JP", guess: "ja-JP" } as const;

/** Queries have the same few thousand words. */
const maxKept = 10_000;
const keptOf = new WeakMap<Dictionary, RecentMap<string, WeightedConcept[]>>();

/** What Japanese means by a word in Latin letters: neko, a cat. Of several readings the first that is known. */
export function conceptsOfRomaji(
  { word, script }: Token,
  dictionary: Dictionary,
): readonly WeightedConcept[] {
  if (script !== "spaced") return [];
  const kept = keptOf.get(dictionary) ?? new RecentMap<string, WeightedConcept[]>(maxKept);
  keptOf.set(dictionary, kept);
  return kept.getOrCreate(word, () => readRomaji(word, dictionary));
}

function readRomaji(word: string, dictionary: Dictionary): WeightedConcept[] {
  for (const reading of readingsOfRomaji(word)) {
    const postings = dictionary.meaningsOf(reading).filter(({ locale }) => locale === "ja-JP");
    if (postings.length > 0)
      return weighMeanings({ exact: new Map([["ja-JP", postings]]), stems: new Map() }, dictionary, japanese);
  }
  return [];
}
