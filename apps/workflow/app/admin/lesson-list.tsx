import type { LessonFieldsFragment } from "@zoetrope/gateway-client";
import { languages, type FeedbackMessages, type Locale } from "@zoetrope/i18n";
import { Button } from "@zoetrope/ui";
import { timeAgo } from "../files/list/time-ago.ts";

/** What the search has been taught, each to be taken back. */
export function LessonList({
  lessons,
  locale,
  texts,
  onForget,
}: {
  lessons: readonly LessonFieldsFragment[];
  locale: Locale;
  texts: FeedbackMessages["admin"]["searches"];
  onForget(id: string): void;
}) {
  if (lessons.length === 0) return <p className="secondary-text">{texts.nothingTaught}</p>;
  return (
    <ul className="admin-messages">
      {lessons.map(({ id, phrase, locale: taughtIn, concept, label, words, taughtAt }) => (
        <li key={id} className="admin-search">
          <span>
            <b>{phrase}</b> → {label ?? concept ?? words}
          </span>
          <span className="small-text secondary-text">
            {languages.find((language) => language.locale === taughtIn)?.name ?? texts.everyLanguage} ·{" "}
            {timeAgo(locale, taughtAt)}
          </span>
          <Button
            variant="tertiary"
            size="small"
            aria-label={`${texts.forget}: ${phrase}`}
            onClick={() => onForget(id)}
          >
            {texts.forget}
          </Button>
        </li>
      ))}
    </ul>
  );
}
