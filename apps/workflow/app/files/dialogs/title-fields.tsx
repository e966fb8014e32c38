import { maxTitleLength } from "@zoetrope/kit/limits";
import { languages } from "@zoetrope/i18n/locales";
import { Field } from "@zoetrope/ui";
import type { FilesMessages } from "../files-props.ts";

export interface TitleInLanguage {
  locale: string;
  title: string;
}

const fieldName = (locale: string): string => `title-${locale}`;

/** What was written in the fields of `TitleFields`, without those that are empty. */
export const readTitles = (textOf: (field: string) => string): TitleInLanguage[] =>
  languages
    .map(({ locale }) => ({ locale, title: textOf(fieldName(locale)) }))
    .filter(({ title }) => title !== "");

/** A title for each language of the site, closed until somebody wants it or some are there. */
export function TitleFields({
  titles,
  messages,
}: {
  titles: readonly TitleInLanguage[];
  messages: FilesMessages["publish"];
}) {
  return (
    <details className="title-fields" open={titles.length > 0}>
      <summary>{messages.titles}</summary>
      <p className="secondary-text">{messages.titlesHint}</p>
      {languages.map(({ locale, name }) => (
        <Field key={locale} id={`publish-${fieldName(locale)}`} label={name}>
          <input
            className="input"
            id={`publish-${fieldName(locale)}`}
            name={fieldName(locale)}
            lang={locale}
            maxLength={maxTitleLength}
            autoComplete="off"
            defaultValue={titles.find((one) => one.locale === locale)?.title}
          />
        </Field>
      ))}
    </details>
  );
}
