import { languages as allLanguages, localiseHref, type Language } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import type { ChromeProps } from "../chrome-props.ts";
import { itemOf } from "../analytics/impression-attributes.ts";

/** Addresses of a page by language. */
export type LanguageAddresses = Readonly<Record<string, string | undefined>>;

/** Where this very page is in other languages. */
export const languageAddresses = (
  { path, search }: Pick<ChromeProps, "path" | "search">,
  languages: readonly Language[] = allLanguages,
): LanguageAddresses =>
  Object.fromEntries(languages.map(({ locale }) => [locale, localiseHref(locale, path + search)]));

/** This very page in the languages of the site, or in those that are given. */
export function LanguageList({
  analytics,
  locale,
  addresses,
  languages = allLanguages,
}: Pick<ChromeProps, "analytics" | "locale"> & {
  addresses: LanguageAddresses;
  languages?: readonly Language[];
}) {
  return (
    <ul className="language-list">
      {languages.map((language) => (
        <li key={language.locale}>
          <a
            href={addresses[language.locale]}
            hrefLang={language.locale}
            lang={language.locale}
            data-item={itemOf({ analytics }, language.locale)}
            aria-current={language.locale === locale ? "true" : undefined}
          >
            {language.name}
            {language.locale === locale ? <Icon name="check" size="small" /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
