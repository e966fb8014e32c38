import type { SynonymFieldsFragment } from "@zoetrope/gateway-client";
import { languages, type FeedbackMessages, type Locale } from "@zoetrope/i18n";
import { Button } from "@zoetrope/ui";
import { timeAgo } from "../files/list/time-ago.ts";

/** The synonyms of the search, each to be removed. */
export function SynonymList({
  synonyms,
  locale,
  texts,
  onRemove,
}: {
  synonyms: readonly SynonymFieldsFragment[];
  locale: Locale;
  texts: FeedbackMessages["admin"]["searches"];
  onRemove(id: string): void;
}) {
  if (synonyms.length === 0) return <p className="secondary-text">{texts.noSynonyms}</p>;
  return (
    <ul className="admin-messages">
      {synonyms.map(({ id, phrase, locale: ownLocale, concept, label, words, addedAt }) => (
        <li key={id} className="admin-search">
          <span>
            <b>{phrase}</b> → {label ?? concept ?? words}
          </span>
          <span className="small-text secondary-text">
            {languages.find((language) => language.locale === ownLocale)?.name ?? texts.everyLanguage} ·{" "}
            {timeAgo(locale, addedAt)}
          </span>
          <Button
            variant="tertiary"
            size="small"
            aria-label={`${texts.remove}: ${phrase}`}
            onClick={() => onRemove(id)}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
