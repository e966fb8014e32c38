import type { Concepts } from "@zoetrope/concepts";

/** More are forgotten, all at once. */
const maxTexts = 10_000;

/**
 * For many animations in a row: most have their tags in common, and each tag is read once. What it answers is read by many, and changed
 * by nobody.
 */
export function rememberConcepts(concepts: Concepts): Concepts {
  const parsed = remember((key) => {
    const [locale, query] = JSON.parse(key) as [Parameters<Concepts["parseQuery"]>[1], string];
    return concepts.parseQuery(query, locale);
  });
  return {
    ...concepts,
    wordsOf: remember((text) => concepts.wordsOf(text)),
    parseQuery: (query, locale) => parsed(JSON.stringify([locale, query])),
    related: remember((id) => concepts.related(id)),
  };
}

function remember<T>(lookUp: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = lookUp(key);
    if (known.size >= maxTexts) known.clear();
    known.set(key, found);
    return found;
  };
}
