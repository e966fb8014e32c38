import { Icon } from "@zoetrope/ui";
import type { ChromeProps } from "./chrome-props.ts";
import { mainPages } from "./destinations.ts";
import { LanguageList } from "./language-list.tsx";
import { Logo } from "./logo.tsx";
import { SearchField } from "./search-field.tsx";

function MainLinks({
  words,
  href,
  path,
  className,
}: Pick<ChromeProps, "words" | "href" | "path"> & { className: string }) {
  return mainPages.map((page) => (
    <a
      key={page.path}
      className={className}
      href={href(page.path)}
      aria-current={path === page.path ? "page" : undefined}
    >
      {words.chrome[page.word]}
    </a>
  ));
}

/** 64 px, sticky. Below 1280 px search and menu open under it, one at a time, also without scripts. */
export function Header(props: ChromeProps) {
  const { words, href, path } = props;
  return (
    <header className="header">
      <div className="wrap">
        <Logo href={href("/")} label={words.chrome.home} />
        <nav className="nav" aria-label={words.chrome.mainNavigation}>
          <MainLinks words={words} href={href} path={path} className="nav__item" />
        </nav>
        <SearchField id="header-search" words={words} href={href} className="header__search" />
        <div className="header__sm">
          <details className="drop" name="header">
            <summary className="ibtn" aria-label={words.chrome.search}>
              <Icon name="search" />
              <Icon name="x" />
            </summary>
            <div className="drop__panel">
              <SearchField id="header-search-small" words={words} href={href} />
            </div>
          </details>
          <details className="drop" name="header">
            <summary className="ibtn" aria-label={words.chrome.menu}>
              <Icon name="menu" />
              <Icon name="x" />
            </summary>
            <nav className="drop__panel" aria-label={words.chrome.mainNavigation}>
              <MainLinks words={words} href={href} path={path} className="drop__link" />
              <h2 className="drop__h">{words.chrome.language}</h2>
              <LanguageList {...props} />
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
