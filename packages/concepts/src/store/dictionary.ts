import type { Locale } from "@zoetrope/i18n";
import type { ConceptId, WeightedConcept } from "../concepts.ts";
import type { Artefact } from "./artefact.ts";
import { localeOfPosting, unpackPosting, type Posting } from "./posting.ts";
import { SortedTexts } from "./sorted-texts.ts";

const count = (text: string): number => {
  let lines = 0;
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) lines += 1;
  return lines;
};

/** What words and phrases mean, and what concepts are called. */
export class Dictionary {
  readonly #artefact: Artefact;
  readonly keys: SortedTexts;
  readonly #concepts: SortedTexts;
  /** Of how many others each concept is a neighbour. */
  readonly #neighbours: Uint16Array;
  readonly #labels = new Map<Locale, SortedTexts>();
  readonly #completions = new Map<Locale, SortedTexts>();

  constructor(artefact: Artefact) {
    this.#artefact = artefact;
    this.keys = new SortedTexts(artefact.keys, artefact.postingStarts.length - 1);
    this.#concepts = new SortedTexts(artefact.concepts, artefact.relatedStarts.length - 1);
    this.#neighbours = new Uint16Array(this.#concepts.length);
    for (const packed of artefact.related) {
      const { concept } = unpackPosting(packed);
      this.#neighbours[concept] = (this.#neighbours[concept] ?? 0) + 1;
    }
  }

  /** What a key means, in all languages. */
  meaningsOf(key: string): Posting[] {
    const index = this.keys.find(key);
    if (index === -1) return [];
    const { postings, postingStarts } = this.#artefact;
    return Array.from(postings.subarray(postingStarts[index], postingStarts[index + 1]), unpackPosting);
  }

  has(key: string, locale: Locale): boolean {
    const index = this.keys.find(key);
    if (index === -1) return false;
    const { postings, postingStarts } = this.#artefact;
    const end = postingStarts[index + 1] ?? 0;
    for (let at = postingStarts[index] ?? 0; at < end; at++)
      if (localeOfPosting(postings[at] ?? 0) === locale) return true;
    return false;
  }

  /** Whether any key begins so. */
  begins(beginning: string): boolean {
    return this.keys.begins(beginning);
  }

  idOf(concept: number): ConceptId {
    return this.#concepts.at(concept);
  }

  /** How central a concept is: what many others are near to is asked for more than what stands alone. */
  centralityOf(concept: number): number {
    return Math.log2(1 + (this.#neighbours[concept] ?? 0));
  }

  relatedTo(id: ConceptId): WeightedConcept[] {
    const index = this.#concepts.find(id);
    if (index === -1) return [];
    const { related, relatedStarts } = this.#artefact;
    return Array.from(related.subarray(relatedStarts[index], relatedStarts[index + 1]), (packed) => {
      const { concept, weight } = unpackPosting(packed);
      return { id: this.idOf(concept), weight };
    });
  }

  labelOf(id: ConceptId, locale: Locale): string | null {
    const index = this.#concepts.find(id);
    return index === -1 ? null : this.labelAt(index, locale);
  }

  /** By the number of the concept. */
  labelAt(concept: number, locale: Locale): string {
    let labels = this.#labels.get(locale);
    if (labels === undefined) {
      labels = new SortedTexts(this.#artefact.labels[locale], this.#concepts.length);
      this.#labels.set(locale, labels);
    }
    return labels.at(concept);
  }

  /** Sorted lines of a language: key, tab, word as people write it, tab, number of the concept. */
  completionsOf(locale: Locale): SortedTexts {
    let completions = this.#completions.get(locale);
    if (completions === undefined) {
      const text = this.#artefact.completions[locale];
      completions = new SortedTexts(text, count(text));
      this.#completions.set(locale, completions);
    }
    return completions;
  }
}
