import type { SearchExplanation } from "@zoetrope/catalog";
import type { Locale, PagesMessages } from "@zoetrope/i18n";

/** More steps than this are not told apart. */
const maxSteps = 3;

const listFormats = new Map<Locale, Intl.ListFormat>();

/** Made once for each language: that takes longer than the rest of a sentence. */
function listFormat(locale: Locale): Intl.ListFormat {
  let format = listFormats.get(locale);
  if (format === undefined)
    listFormats.set(locale, (format = new Intl.ListFormat(locale, { type: "conjunction" })));
  return format;
}

/** No exact match for “red heart”: showing “heart” and “red”. Where the hits have none of the words, they are what comes close. */
export function explanationText(
  { code, complete, partial }: SearchExplanation,
  query: string,
  { messages: { browse }, locale }: { messages: PagesMessages; locale: Locale },
): string {
  const isNone = code === "none-has-all";
  const parts = [
    ...new Set(
      partial
        .slice(0, maxSteps)
        .filter(({ has }) => has.length > 0)
        .map(({ has }) => browse.quoted({ words: has.join(" ") })),
    ),
  ];
  if (parts.length === 0)
    return isNone ? browse.noneHasAllNear({ query }) : browse.fewHaveAllNear({ query, count: complete });
  const shown = listFormat(locale).format(parts);
  return isNone ? browse.noneHasAll({ query, shown }) : browse.fewHaveAll({ query, shown, count: complete });
}
