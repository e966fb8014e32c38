import { locales } from "@zoetrope/i18n";
import colours from "../../data/colours.json" with { type: "json" };
import motions from "../../data/motions.json" with { type: "json" };
import styles from "../../data/styles.json" with { type: "json" };
import { conceptIdOf } from "./draft-emoji.ts";
import { addName, draftConcept, type Draft } from "./draft.ts";

const weight = 0.9;

type Names = Partial<Record<string, readonly string[]>>;

/** What animations are tagged with may be a colour, a style or a motion: those are concepts as well. */
export function draftQualities(draft: Draft): void {
  for (const names of Object.values(colours)) draftQuality(draft, conceptIdOf(names.en[0] ?? ""), names);
  for (const [id, names] of [...Object.entries(styles), ...Object.entries(motions)])
    draftQuality(draft, id, names);
}

function draftQuality(draft: Draft, id: string, names: Names): void {
  const concept = draftConcept(draft, id);
  for (const locale of locales)
    for (const [index, text] of (names[locale] ?? []).entries()) {
      if (index === 0) concept.labels[locale] ??= text;
      addName(concept, locale, { text, weight, isName: true });
    }
}
