import type { ConceptId } from "@zoetrope/concepts";
import type { AnimationConcept } from "../../ingest/meaning-of.ts";
import { conceptField, type Field } from "./postings.ts";

const prefix = "concept:";

/** How a concept is spelt among the keywords of the index: no word has a colon. */
export const conceptKeyword = (id: ConceptId): string => prefix + id;

/** From here on it is what the text says, below it what it may say. */
const sureWeight = 0.7;

export function conceptFieldOf({ place, weight }: AnimationConcept): Field {
  if (place === "title") return weight >= sureWeight ? conceptField.title : conceptField.perhapsTitle;
  return weight >= sureWeight ? conceptField.tag : conceptField.perhapsTag;
}
