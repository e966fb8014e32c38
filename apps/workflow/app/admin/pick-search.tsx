import type { FeedbackMessages, Locale } from "@zoetrope/i18n";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { Button } from "@zoetrope/ui";
import { useEffect, useId, useState } from "react";
import { errorMessage, type ErrorMessages } from "../data/error-message.ts";
import type { EditorsDaysApi, Pick } from "../data/editors-days-api.ts";
import { ProblemBanner } from "../files/problem-banner.tsx";
import { PickCard } from "./pick-card.tsx";

/** After the last letter. */
const waitInMs = 300;

type Found = { query: string; picks: Pick[] } | { query: string; problem: string };

/** Finds animations by words or by the address of their page, a moment after the last letter, to be added. */
export function PickSearch({
  api,
  locale,
  texts,
  messages,
  picked,
  onAdd,
}: {
  api: EditorsDaysApi;
  locale: Locale;
  texts: FeedbackMessages["admin"]["featured"];
  messages: ErrorMessages;
  picked: ReadonlySet<string>;
  onAdd(pick: Pick): void;
}) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<Found>({ query: "", picks: [] });
  const asked = query.trim();
  useEffect(() => {
    if (asked === "") return;
    let isOver = false;
    const timer = setTimeout(() => {
      api.find(asked, locale).then(
        (picks) => isOver || setFound({ query: asked, picks }),
        (error: unknown) => isOver || setFound({ query: asked, problem: errorMessage(error, messages) }),
      );
    }, waitInMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, asked, locale, messages]);
  const picks = asked !== "" && "picks" in found ? found.picks : [];
  const isCurrent = found.query === asked;

  return (
    <>
      <div className="field">
        <label htmlFor={id}>{texts.find}</label>
        <input
          id={id}
          className="input"
          type="search"
          value={query}
          maxLength={maxQueryLength}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          // The day is saved by its button alone.
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p className="field__hint" id={`${id}-hint`}>
          {texts.findHint}
        </p>
        <p className="small-text secondary-text" role="status">
          {asked === "" || (isCurrent && "problem" in found)
            ? null
            : isCurrent
              ? texts.found({ count: picks.length })
              : texts.finding}
        </p>
        <ProblemBanner problem={isCurrent && "problem" in found ? found.problem : null} />
      </div>
      {picks.length === 0 ? null : (
        <ul className="picks" aria-label={texts.found({ count: picks.length })}>
          {picks.map((pick) => (
            <PickCard key={pick.id} pick={pick}>
              <Button
                variant="secondary"
                size="small"
                aria-disabled={picked.has(pick.id) || undefined}
                aria-label={`${picked.has(pick.id) ? texts.picked : texts.add}: ${pick.title}`}
                onClick={() => picked.has(pick.id) || onAdd(pick)}
              >
                {picked.has(pick.id) ? texts.picked : texts.add}
              </Button>
            </PickCard>
          ))}
        </ul>
      )}
    </>
  );
}
