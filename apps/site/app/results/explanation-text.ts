import type { SearchExplanation } from "@zoetrope/catalog";
import { formatList } from "@zoetrope/i18n";
import type { PageLanguage } from "../page/use-page.ts";

/** More steps than this are not told apart. */
const maxSteps = 3;

/** No exact match for “red heart”: showing “heart” and “red”. Where the hits have none of the words, they are what comes close. */
export function explanationText(
  { code, complete, partial }: SearchExplanation,
  query: string,
  { messages: { browse }, locale }: PageLanguage,
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
  const shown = formatList(locale, parts);
  return isNone ? browse.noneHasAll({ query, shown }) : browse.fewHaveAll({ query, shown, count: complete });
}
