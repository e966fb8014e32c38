import { languages as allLanguages, localiseHref, type Language } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import type { ChromeProps } from "../chrome-props.ts";
import { itemOf } from "../analytics/impression-attributes.ts";

/** This very page in the languages of the site, or in those that are given. */
export function LanguageList({
  analytics,
  locale,
  path,
  search,
  languages = allLanguages,
}: Pick<ChromeProps, "analytics" | "locale" | "path" | "search"> & { languages?: readonly Language[] }) {
  return (
    <ul className="language-list">
      {languages.map((language) => (
        <li key={language.locale}>
          <a
            href={localiseHref(language.locale, path + search)}
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
