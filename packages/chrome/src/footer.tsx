import { languages } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import type { ChromeProps } from "./chrome-props.ts";
import { categoryShortcuts, mainPages, resultsPath, trendingTerms } from "./destinations.ts";
import { GrassEdge } from "./grass-edge.tsx";
import { LanguageList } from "./language-list.tsx";
import { Logo } from "./logo.tsx";

/** `isOnScene`: the page above ends in ink already, so no grass grows. */
export function Footer({ isOnScene = false, ...props }: ChromeProps & { isOnScene?: boolean }) {
  const { words, href, locale } = props;
  const language = languages.find((one) => one.locale === locale);
  return (
    <>
      {isOnScene ? null : <GrassEdge />}
      <footer className="footer night">
        <div className="wrap">
          <div className="footer__cols">
            <div>
              <h2 className="footer__h">{words.chrome.footerBrowse}</h2>
              <ul>
                {mainPages.map((page) => (
                  <li key={page.path}>
                    <a href={href(page.path)}>{words.chrome[page.word]}</a>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h2 className="footer__h">{words.chrome.footerCategories}</h2>
              <ul>
                {categoryShortcuts.map((category) => (
                  <li key={category}>
                    <a href={href(resultsPath(category))}>{words.categories[category]}</a>
                  </li>
                ))}
              </ul>
            </div>
            <div className="footer__wide">
              <h2 className="footer__h">{words.chrome.footerTrending}</h2>
              <ul className="footer__terms">
                {trendingTerms.map((term) => (
                  <li key={term}>
                    <a href={href(resultsPath(term))}>{term}</a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className="footer__base">
            <Logo href={href("/")} label={words.chrome.home} />
            <p>{words.chrome.copyright(new Date().getFullYear())}</p>
            <p>{words.chrome.openSource}</p>
            <details className="lang">
              <summary>
                <Icon name="languages" size="s" />
                <span className="sr">{words.chrome.chooseLanguage}: </span>
                {language?.name}
                <Icon name="chevron-down" size="s" />
              </summary>
              <LanguageList {...props} />
            </details>
          </div>
        </div>
      </footer>
    </>
  );
}
