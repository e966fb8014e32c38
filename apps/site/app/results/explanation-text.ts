import type { SearchExplanation } from "@zoetrope/catalog";
import type { Locale, PagesMessages } from "@zoetrope/i18n";

/** More steps than this are not told apart. */
const stepsTold = 3;

/** No exact match for “red heart”: showing “heart” and “red”. */
export function explanationText(
  { code, complete, partial }: SearchExplanation,
  query: string,
  { messages: { browse }, locale }: { messages: PagesMessages; locale: Locale },
): string {
  const told = [
    ...new Set(partial.slice(0, stepsTold).map(({ has }) => browse.quoted({ words: has.join(" ") }))),
  ];
  const shown = new Intl.ListFormat(locale, { type: "conjunction" }).format(told);
  return code === "none-has-all"
    ? browse.noneHasAll({ query, shown })
    : browse.fewHaveAll({ query, shown, count: complete });
}
