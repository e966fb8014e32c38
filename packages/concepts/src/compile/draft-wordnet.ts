import { addName, namesOf, type Draft, type DraftConcept } from "./draft.ts";
import { readWordNet, type WordNet } from "./read-wordnet.ts";

/** Of the word for the same; of what it is a kind of; of what that is a kind of; … */
const weightsByStep = [0.75, 0.6, 0.42, 0.28];
const maxVerbSteps = 1;
const minWeight = 0.2;
/** Rare meanings are left out, of the words that lead somewhere and of those that they lead to: a horse is no drug. */
const usualMeanings = 2;
const minShare = 0.25;
/** What so many things are a kind of says nothing of any: go, make, thing. Nouns say more than verbs. */
const maxKinds: Record<string, number> = { n: 5_000, v: 60, a: 100 };
/** A word for the same leads to what is said of a concept, a wider word only to what is called so. */
const minKnownWeight = 0.4;
const minWiderWeight = 0.7;
/** A long rare word that is a usual one with other vowels is more often that one, misspelt: a calender presses cloth. */
const minMisspelt = 7;
const minUsualWeight = 0.9;
/** Of one word and one meaning. */
const maxConcepts = 3;

interface Known {
  concept: DraftConcept;
  weight: number;
}

/** English words that nothing else knows lead to concepts by what they mean the same as, or are a kind of. */
export function draftWordNet(draft: Draft): void {
  const wordNet = readWordNet();
  const known = knownWords(draft);
  const meant = knownMeanings(wordNet, known);
  const kinds = countKinds(wordNet, meant);
  const usual = new Set(
    [...known]
      .filter(([, meanings]) => meanings.some(({ weight }) => weight >= minUsualWeight))
      .map(([word]) => withoutVowels(word)),
  );
  const found: { text: string; concept: DraftConcept; weight: number }[] = [];
  for (const [word, senses] of wordNet.senses) {
    if (!/^[a-z]{3,}$/.test(word) || known.get(word)?.some(({ weight }) => weight >= 0.5)) continue;
    if (word.length >= minMisspelt && usual.has(withoutVowels(word))) continue;
    for (const { synset, share } of senses.slice(0, usualMeanings)) {
      if (share < minShare) continue;
      for (const { concept, weight } of leadsTo(synset, wordNet, meant, kinds)) {
        const whole = weight * Math.sqrt(share);
        if (whole >= minWeight) found.push({ text: word, concept, weight: whole });
      }
    }
  }
  for (const { concept, text, weight } of found)
    addName(concept, "en", { text, weight, isName: false, isRare: true });
}

const withoutVowels = (word: string): string => word.replace(/[aeiouy]/g, "*");

function knownWords(draft: Draft): Map<string, Known[]> {
  const known = new Map<string, Known[]>();
  for (const concept of draft.values())
    for (const { text, weight } of namesOf(concept, "en")) {
      if (weight < minKnownWeight) continue;
      const word = text.toLowerCase();
      const own = known.get(word);
      if (own === undefined) known.set(word, [{ concept, weight }]);
      else own.push({ concept, weight });
    }
  return known;
}

/** The meanings that known words usually have. */
function knownMeanings({ senses }: WordNet, known: ReadonlyMap<string, Known[]>): Map<string, Known[]> {
  const meant = new Map<string, Known[]>();
  for (const [word, concepts] of known)
    for (const { synset, share } of senses.get(word) ?? [])
      if (share >= minShare) meant.set(synset, [...(meant.get(synset) ?? []), ...concepts]);
  return meant;
}

/** How many things are a kind of each known meaning. */
function countKinds({ synsets }: WordNet, meant: ReadonlyMap<string, unknown>): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const start of synsets.keys()) {
    const seen = new Set<string>([start]);
    for (const one of seen)
      for (const wider of synsets.get(one)?.wider ?? [])
        if (!seen.has(wider)) {
          seen.add(wider);
          if (meant.has(wider)) kinds.set(wider, (kinds.get(wider) ?? 0) + 1);
        }
  }
  return kinds;
}

/** Up from one meaning until some word is known; what is wider still says too little. */
function leadsTo(
  start: string,
  { synsets }: WordNet,
  meant: ReadonlyMap<string, Known[]>,
  kinds: ReadonlyMap<string, number>,
): Known[] {
  const kind = start.slice(0, 1);
  let level = [start];
  for (const [step, stepWeight] of weightsByStep.entries()) {
    if (step > maxVerbSteps && kind === "v") break;
    const reached = level
      .filter((synset) => step === 0 || (kinds.get(synset) ?? 0) <= (maxKinds[kind] ?? 0))
      .flatMap((synset) => meant.get(synset) ?? [])
      .filter(({ weight }) => step === 0 || weight >= minWiderWeight);
    if (reached.length > 0)
      return reached
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, maxConcepts)
        .map(({ concept, weight }) => ({ concept, weight: weight * stepWeight }));
    level = level.flatMap((synset) => synsets.get(synset)?.wider ?? []);
  }
  return [];
}
