import { locales } from "@zoetrope/i18n";
import { createFragmentCache } from "@zoetrope/page-app";
import { IslandRenderer } from "@zoetrope/page-app/island";
import { FragmentCacheProvider } from "@zoetrope/ui/cached-fragment";
import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createPage, PageProvider, type Page } from "../use-page.ts";

/** Of what people and attackers write. */
export const anyText = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  fc.constantFrom(`</a><b "x" 'y' & 馬`, "red heart", "__proto__", "constructor"),
);

export const anyPage = fc.constantFrom(...locales).map((locale) =>
  createPage({
    locale,
    urls: {
      site: "https://site.example",
      api: "https://api.example",
      assets: "https://assets.example",
      accounts: "https://accounts.example",
      workflow: "https://workflow.example",
    },
    socialNames: [],
    oneTap: false,
    maxUploadBytes: 1,
    analytics: null,
    path: "/free-animations",
    search: "",
    document: { plays: false, playsVideos: false, isEmbed: false, styles: "" },
    scripts: [],
  }),
);

const fragments = createFragmentCache();
const renderIsland = (element: ReactElement, identifierPrefix: string): string =>
  renderToString(element, { identifierPrefix });
/** Pictures that an island wants at once: its template leaves it to the picture itself to ask for them. */
const askedForInIslands = /(<div[^>]* data-island[^>]*>)(?:<link rel="preload" as="image"[^>]*>)+/g;

/** As a page with a cache of fragments has it, whatever other pages have left there, and as React makes it. */
export function renderBothWays(page: Page, content: ReactElement): [kept: string, rendered: string] {
  const ofPage = fragments.beginPage();
  const inPage = (
    <IslandRenderer value={renderIsland}>
      <PageProvider value={page}>{content}</PageProvider>
    </IslandRenderer>
  );
  const html = renderToString(<FragmentCacheProvider value={ofPage}>{inPage}</FragmentCacheProvider>);
  const parts = ofPage.partsOf(html).map((part) => Buffer.from("bytes" in part ? part.bytes : part));
  const [kept, rendered] = [Buffer.concat(parts).toString(), renderToString(inPage)];
  return [kept.replaceAll(askedForInIslands, "$1"), rendered.replaceAll(askedForInIslands, "$1")];
}
