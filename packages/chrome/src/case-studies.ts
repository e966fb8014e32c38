import type { CaseStudyLink } from "./chrome-props.ts";
import { hashText } from "./hash-text.ts";

const shownCaseStudies = 6;

/**
 * Six at random. Pages are kept and the same for everyone, so chance hangs on `seed`: the same page shows the same six until
 * the seed changes, and what the browser reads back is what the server chose.
 */
export function chooseCaseStudies(
  all: readonly CaseStudyLink[],
  seed: string,
  count = shownCaseStudies,
): readonly CaseStudyLink[] {
  const rank = new Map(all.map((one) => [one, hashText(`${seed} ${one.slug}`)]));
  const chosen = new Set(all.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)).slice(0, count));
  return all.filter((one) => chosen.has(one));
}
