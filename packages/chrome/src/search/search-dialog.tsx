import { maxQueryLength } from "@zoetrope/kit/limits";
import { getChromeMessages } from "@zoetrope/i18n";
import { Icon, type Tint } from "@zoetrope/ui";
import { CachedFragment } from "@zoetrope/ui/cached-fragment";
import type { ChromeProps } from "../chrome-props.ts";
import { categoryShortcuts, type CategoryShortcut } from "@zoetrope/catalog/categories";
import { resultsPath } from "../addresses/destinations.ts";
import { trendingTerms } from "./trending-terms.ts";
import { MenuDrawing } from "../header/menu-drawing.tsx";
import { ExampleZone } from "./example-zone.tsx";

const pictures: Record<CategoryShortcut, { drawing: string; tint: Tint }> = {
  business: { drawing: "small/tophat", tint: "amber" },
  gaming: { drawing: "small/knight", tint: "lilac" },
  icons: { drawing: "small/bell", tint: "sky" },
  finance: { drawing: "small/moneytree", tint: "mint" },
  space: { drawing: "small/rocket", tint: "lilac" },
  health: { drawing: "small/heart", tint: "rose" },
  animals: { drawing: "small/owl", tint: "amber" },
};

const types = [
  ["free-premium", "freePremium"],
  ["free", "free"],
  ["premium", "premium"],
] as const;

type SearchDialogProps = Pick<ChromeProps, "locale" | "messages" | "href" | "drawingUrl" | "urls">;

/** The search modal in its language, waiting in a template until it is asked for (client/search/search-modal.ts). */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <CachedFragment as="template" id="search-template" cacheKey={`search dialog ${props.locale}`}>
      {() => <Dialog {...props} />}
    </CachedFragment>
  );
}

function Dialog({ locale, messages, href, drawingUrl, urls }: SearchDialogProps) {
  const { search } = getChromeMessages(locale);
  const { searchFor, count, forget, forgotten } = search;
  return (
    <dialog
      className="search"
      id="search-dialog"
      aria-label={search.title}
      data-results={href("/free-animations")}
      data-messages={JSON.stringify({ searchFor, count, forget, forgotten })}
    >
      <div className="search__top">
        <Icon name="search" />
        <input
          className="search__input"
          id="search-input"
          type="text"
          role="combobox"
          aria-label={search.label}
          aria-autocomplete="list"
          aria-controls="search-list"
          aria-expanded="true"
          placeholder={search.placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="button" className="icon-button" data-close aria-label={search.close}>
          <Icon name="x" />
        </button>
      </div>
      <div className="search__bar">
        <div className="segmented-control" role="group" aria-label={search.type}>
          {types.map(([type, word]) => (
            <button key={type} type="button" data-type={type} aria-pressed={type === "free-premium"}>
              {search[word]}
            </button>
          ))}
        </div>
        <p className="search__keys" aria-hidden="true">
          <kbd className="shortcut-key">↑</kbd>
          <kbd className="shortcut-key">↓</kbd> {search.toMove} <kbd className="shortcut-key">↵</kbd>{" "}
          {search.toOpen} <kbd className="shortcut-key">esc</kbd> {search.toClose}
        </p>
      </div>
      <p className="visually-hidden" role="status" data-announce />
      <div className="search__body">
        <button
          type="button"
          className="button button--tertiary button--small search__clear"
          data-clear
          hidden
        >
          {search.clear}
        </button>
        {/* A listbox has options and nothing else in it, so the buttons beside them stand before it. */}
        <ul className="search__forget" aria-labelledby="search-recent" data-forget-list hidden />
        <div id="search-list" role="listbox" aria-label={search.suggestions}>
          <div className="search__empty" data-empty role="presentation">
            <div role="group" aria-labelledby="search-recent" data-recent hidden>
              <p className="search__heading" id="search-recent" role="presentation">
                {search.recent}
              </p>
            </div>
            <div role="group" aria-labelledby="search-trending">
              <p className="search__heading" id="search-trending" role="presentation">
                {search.trending}
              </p>
              <div className="search__terms" role="presentation">
                {trendingTerms(locale).map((term) => (
                  <a
                    key={term}
                    className="chip"
                    role="option"
                    tabIndex={-1}
                    aria-selected="false"
                    href={href(resultsPath(term))}
                    data-keyword={term}
                  >
                    {term}
                  </a>
                ))}
              </div>
            </div>
            <div className="search__categories" role="group" aria-label={search.categories}>
              {categoryShortcuts.map((category) => (
                <a
                  key={category}
                  role="option"
                  tabIndex={-1}
                  aria-selected="false"
                  href={href(resultsPath(category))}
                  data-category={category}
                >
                  <span className={`search__pane tint-${pictures[category].tint}`}>
                    <MenuDrawing url={drawingUrl(pictures[category].drawing)} viewBox="72 8 256 256" />
                  </span>
                  {messages.categories[category]}
                </a>
              ))}
            </div>
          </div>
          <div data-typed role="presentation" hidden>
            <div role="presentation" data-query />
            <div role="group" aria-labelledby="search-popular" data-popular hidden>
              <p className="search__heading" id="search-popular" role="presentation">
                {search.popular}
              </p>
            </div>
          </div>
        </div>
        <ExampleZone locale={locale} urls={urls} href={href} className="search__example" />
      </div>
    </dialog>
  );
}
