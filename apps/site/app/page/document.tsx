import type { ReactNode } from "react";
import { Footer, Header } from "@zoetrope/chrome";
import { IconSprite } from "@zoetrope/ui";
import displayFont from "@zoetrope/ui/fonts/bricolage-grotesque-latin-opsz-normal.woff2?url";
import textFont from "@zoetrope/ui/fonts/inter-latin-wght-normal.woff2?url";
import siteStyles from "../styles/site.css?inline";
import type { RouteHandle } from "../root.tsx";
import { AlternateLinks } from "./alternate-links.tsx";
import { usePage } from "./use-page.ts";

const inlineStyles = (css: string) => ({ __html: css });

/** The document around every page. All of its CSS is inline: one round trip to the first paint. */
export function Document({ handle, meta, children }: { handle: RouteHandle; meta: ReactNode; children: ReactNode }) {
  const page = usePage();
  page.document.plays = handle.plays === true;
  page.document.isEmbed = handle.isEmbed === true;
  return (
    <html lang={page.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f1e8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16120e" />
        {meta}
        <style dangerouslySetInnerHTML={inlineStyles(siteStyles + (handle.styles ?? ""))} />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {handle.isEmbed ? null : <AlternateLinks page={page} />}
        {page.scripts.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
      </head>
      <body data-api={page.urls.api} data-assets={page.urls.assets}>
        <IconSprite />
        {handle.isEmbed ? (
          children
        ) : (
          <>
            <a className="skip" href="#main">
              {page.words.chrome.skipToContent}
            </a>
            <Header {...page} />
            {children}
            <Footer {...page} />
          </>
        )}
      </body>
    </html>
  );
}
