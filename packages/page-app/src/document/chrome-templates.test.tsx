import { Footer, Header } from "@zoetrope/chrome";
import { getPagesMessages, localiseHref, type Locale } from "@zoetrope/i18n";
import { FragmentCacheProvider } from "@zoetrope/ui/cached-fragment";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createFragmentCache, type PageFragments } from "./fragment-cache.ts";

const origin = (name: string) => `https://${name}.example`;
const urls = {
  site: origin("site"),
  accounts: origin("accounts"),
  workflow: origin("workflow"),
  api: origin("api"),
  assets: origin("assets"),
};

function render(fragments: PageFragments | null, locale: Locale, path: string): string {
  const props = {
    locale,
    path,
    urls,
    search: "?page=2",
    messages: getPagesMessages(locale),
    href: (address: string) => localiseHref(locale, address),
    drawingUrl: () => null,
    account: { returnTo: urls.site + path },
    analytics: null,
  };
  const html = renderToString(
    <FragmentCacheProvider value={fragments}>
      <Header {...props} />
      <Footer {...props} socialNames={["facebook"]} />
    </FragmentCacheProvider>,
  );
  const parts = fragments?.partsOf(html) ?? [Buffer.from(html)];
  return parts.map((part) => (Buffer.isBuffer(part) ? part : part.bytes).toString()).join("");
}

const paths = [
  "/",
  "/pricing",
  "/marketplace",
  "/animation/a-\u{1f40e}-0000000001",
  "/free-animations/owl",
  `/free-animations/${encodeURIComponent(`<b "x" 'y' & 馬`)}`,
];

test.each(paths)("header and footer of %s are to the letter what React makes of them", (path) => {
  const fragments = createFragmentCache();
  // What another page has left behind must not show.
  for (const other of paths) render(fragments.beginPage(), "de", other);
  for (const locale of ["de", "ja-JP"] as const)
    expect(render(fragments.beginPage(), locale, path)).toBe(render(null, locale, path));
});
