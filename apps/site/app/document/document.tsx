import type { ReactNode } from "react";
import {
  earlyAccount,
  earlyMeasure,
  earlyTheme,
  Footer,
  Header,
  TagManagerFrame,
  ThemeColours,
} from "@zoetrope/chrome";
import { chromeContent } from "@zoetrope/page-app/chrome-content";
import { fontsOf } from "@zoetrope/page-app/fonts-of";
import { IconSprite } from "@zoetrope/ui";
import { FilledHead } from "@zoetrope/ui/filled-template";
import { useCachedText } from "@zoetrope/ui/cached-fragment";
import { localeIdentifier, localiseHref, type Locale } from "@zoetrope/i18n";
import siteStyles from "../styles/site.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";
import { AlternateLinks } from "./alternate-links.tsx";
import type { PageMessages } from "../behaviour/page-messages.ts";
import { DeferredStyles, PageScripts } from "./page-scripts.tsx";
import { usePage, type Page } from "../page/use-page.ts";

const behaviourMessagesOf = new Map<Locale, string>();

/** Messages for what happens after the page has been read (behaviour/page-messages.ts): the same on every page of a language. */
function behaviourMessages({ locale, messages }: Page): string {
  const known = behaviourMessagesOf.get(locale) ?? messagesAsJson(messages);
  behaviourMessagesOf.set(locale, known);
  return known;
}

function messagesAsJson({ card }: Page["messages"]): string {
  const { liked, unliked, likedEverywhere, unlikedEverywhere, likeFailed, undo, notKept, notPlayed } = card;
  return JSON.stringify({
    liked,
    unliked,
    likedEverywhere,
    unlikedEverywhere,
    likeFailed,
    undo,
    notKept,
    notPlayed,
  } satisfies PageMessages).replaceAll("<", "\\u003c");
}

/** Stands between the page and its footer. */
const pageMessagesId = "page-messages";

/** Pages are fetched when a pointer rests on their link, so that a click shows them at once. */
const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

const sheets = new Map<string, string>();

/** The site's sheet with a route's own after it: the same string each time, whose hash is known (content-security-policy.ts). */
function sheetWith(routeStyles = ""): string {
  let sheet = sheets.get(routeStyles);
  if (sheet === undefined) sheets.set(routeStyles, (sheet = siteStyles + routeStyles));
  return sheet;
}

/** What header and footer have in common on this page. */
const chromeOf = (page: Page) => ({ ...page, ...chromeContent(page.locale) });

const accountOf = ({ urls, href, path, search, oneTap }: Page) => ({
  returnTo: urls.site + href(path) + search,
  oneTap,
});

/** Where a dropped file is shown, in the language of the page. */
const previewOf = ({ urls, locale }: Page) => urls.workflow + localiseHref(locale, "/preview");

/** What is installed: the library, or the tools in one language (server/offline/app-manifest.ts). */
const manifestOf = (page: Page, { offlineFolder }: RouteHandle): string =>
  offlineFolder?.(page) === "/tools" ? page.href("/tools/manifest.webmanifest") : "/manifest.webmanifest";

/** Below which scripts of workers are found as well (packages/tools/src/engine/page-workers.ts). */
const workersOf = (page: Page, { offlineFolder }: RouteHandle): string | undefined =>
  offlineFolder === undefined || import.meta.env.DEV ? undefined : page.href(offlineFolder(page));

/** What the head says of every page of a kind and language. */
function DocumentLinks({ page, handle }: { page: Page; handle: RouteHandle }) {
  const isEmbed = handle.isEmbed === true;
  const plays = handle.plays === true;
  return (
    <FilledHead cacheKey={`document links ${page.locale} ${isEmbed} ${plays}`} values={{}}>
      {() => (
        <>
          <ThemeColours />
          {plays ? <link rel="preconnect" href={page.urls.assets} /> : null}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {isEmbed ? null : (
            <>
              {fontsOf(page.locale).map((address) => (
                <link
                  key={address}
                  rel="preload"
                  as="font"
                  type="font/woff2"
                  href={address}
                  crossOrigin="anonymous"
                  // Browsers ask for it before the first script has taken a mail's token out of the address.
                  referrerPolicy="no-referrer"
                />
              ))}
              {/* Half a page would be painted in half a row: what stands in the middle or at the end of one moves when the rest comes. */}
              <link rel="expect" href={`#${pageMessagesId}`} blocking="render" />
              <link
                rel="search"
                type="application/opensearchdescription+xml"
                title="Zoetrope"
                href={page.href("/opensearch.xml")}
              />
            </>
          )}
        </>
      )}
    </FilledHead>
  );
}

/** The document around every page. The CSS of what is seen first is inline: one round trip to the first paint. */
export function Document({ handle, children }: { handle: RouteHandle; children: ReactNode }) {
  const page = usePage();
  page.document.plays = typeof handle.plays === "function" ? handle.plays(page) : handle.plays === true;
  page.document.styles = handle.isEmbed ? (handle.styles ?? "") : sheetWith(handle.styles);
  page.document.playsVideos = handle.playsVideos?.(page) === true;
  page.document.isEmbed = handle.isEmbed === true;
  const { styles } = page.document;
  const cachedStyles = useCachedText(styles, () => styles);
  return (
    <html lang={localeIdentifier(page.locale)}>
      <head>
        <meta charSet="utf-8" />
        {handle.isEmbed ? null : <script dangerouslySetInnerHTML={{ __html: earlyAccount + earlyTheme }} />}
        {handle.isEmbed || page.analytics === null ? null : (
          // After the one before, which takes out of the address what nobody may tell.
          <script dangerouslySetInnerHTML={{ __html: earlyMeasure(page.analytics) }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style dangerouslySetInnerHTML={{ __html: cachedStyles }} />
        <DocumentLinks {...{ page, handle }} />
        {handle.isEmbed || handle.isFault ? null : <AlternateLinks page={page} />}
        {handle.isEmbed ? null : <PageScripts addresses={page.scripts} manifest={manifestOf(page, handle)} />}
        {handle.isEmbed ? null : (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
        )}
      </head>
      <body
        data-api={page.urls.api}
        data-assets={page.urls.assets}
        // Under it scripts of workers are asked for (packages/tools): a service worker answers for those below its own pages alone.
        data-workers={workersOf(page, handle)}
      >
        {handle.isEmbed ? null : <TagManagerFrame analytics={page.analytics} />}
        {handle.isEmbed ? null : <IconSprite />}
        {handle.isEmbed ? (
          children
        ) : (
          <>
            <a className="skip-link" href="#main">
              {page.messages.chrome.skipToContent}
            </a>
            <Header {...page} {...chromeOf(page)} account={accountOf(page)} previewUrl={previewOf(page)} />
            {children}
            <script
              id={pageMessagesId}
              type="application/json"
              dangerouslySetInnerHTML={{ __html: behaviourMessages(page) }}
            />
            <DeferredStyles />
            <Footer {...chromeOf(page)} isOnScene={handle.endsInScene === true} />
          </>
        )}
      </body>
    </html>
  );
}
