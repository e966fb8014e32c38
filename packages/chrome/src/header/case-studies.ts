import { hashText } from "../hash-text.ts";

/** As many stand in the menu at a time (specification §9). */
export const shownCaseStudies = 6;

/** Names of six of them, chosen by `seed`: the same seed chooses the same six. */
export function chooseCaseStudies(slugs: readonly string[], seed: string): ReadonlySet<string> {
  const ranked = slugs.toSorted((a, b) => hashText(`${seed} ${a}`) - hashText(`${seed} ${b}`));
  return new Set(ranked.slice(0, shownCaseStudies));
}
