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
import { recordEarlyInput } from "@zoetrope/page-app/early-input";
import { localeIdentifier } from "@zoetrope/i18n";
import { fontsOf } from "@zoetrope/page-app/fonts-of";
import { WorkIconSprite } from "@zoetrope/ui";
import type { ReactNode } from "react";
import styles from "../styles/workflow.css?inline";
import { usePage } from "./use-page.ts";

/** What a route may ask of the document around it: `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
  /** True: the page plays animations, so its policy allows WebAssembly. */
  plays?: boolean;
}

/** The document around every page, with the header and footer of the site. All of its CSS is inline. */
export function Document({ handle, children }: { handle: RouteHandle; children: ReactNode }) {
  const page = usePage();
  page.document.plays = handle.plays === true;
  page.document.styles = styles;
  const chrome = { ...page, ...chromeContent(page.locale), href: page.siteHref, search: "" };
  const takesDrops = page.path === "/preview";
  return (
    <html lang={localeIdentifier(page.locale)}>
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{ __html: earlyAccount + earlyTheme + recordEarlyInput }} />
        {page.analytics === null ? null : (
          // After the one before, which takes out of the address what nobody may tell.
          <script dangerouslySetInnerHTML={{ __html: earlyMeasure(page.analytics) }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColours />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {fontsOf(page.locale).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={`${page.urls.site}/favicon.svg`} type="image/svg+xml" />
        {page.scripts.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
      </head>
      <body
        data-api={page.urls.api}
        data-assets={page.urls.assets}
        data-upload-zone={takesDrops ? "" : undefined}
      >
        <TagManagerFrame analytics={page.analytics} />
        <WorkIconSprite />
        <a className="skip-link" href="#main">
          {page.messages.chrome.skipToContent}
        </a>
        <Header
          {...chrome}
          account={{ returnTo: page.urls.workflow + page.href(page.path) }}
          {...(takesDrops ? {} : { previewUrl: page.urls.workflow + page.href("/preview") })}
        />
        {children}
        <Footer {...chrome} />
      </body>
    </html>
  );
}
