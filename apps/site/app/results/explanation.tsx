import type { SearchResult } from "@zoetrope/catalog";
import { usePage } from "../page/use-page.ts";
import { explanationText } from "./explanation-text.ts";

/** Where the hits are not quite what was asked for: what they are instead. */
export function Explanation({
  query,
  result: { explanation, correctedQuery },
}: {
  query: string;
  result: Pick<SearchResult, "explanation" | "correctedQuery">;
}) {
  const { messages, locale } = usePage();
  return (
    <>
      {correctedQuery === null ? null : (
        <p className="results-header__near">
          {messages.browse.corrected.nothing({ asked: query })}{" "}
          <b>{messages.browse.corrected.used({ used: correctedQuery })}</b>
        </p>
      )}
      {explanation === null ? null : (
        <p className="results-header__near">
          {explanationText(explanation, correctedQuery ?? query, { messages, locale })}
        </p>
      )}
    </>
  );
}
