import {
  CachedFragment,
  FragmentCacheProvider,
  useCachedText,
  type FragmentCache,
} from "@zoetrope/ui/cached-fragment";
import { FilledHead } from "@zoetrope/ui/filled-template";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createFragmentCache, encode, type PageFragments, type PagePart } from "./fragment-cache.ts";

const asSent = (parts: readonly PagePart[]): string =>
  parts.map((part) => (Buffer.isBuffer(part) ? part : part.bytes).toString()).join("");

const renderWith = (fragments: FragmentCache | null, content: ReactNode): string =>
  renderToString(createElement(FragmentCacheProvider, { value: fragments }, content));

function sendPage(fragments: PageFragments, content: ReactNode): string {
  return asSent(fragments.partsOf(renderWith(fragments, content)));
}

function Menu({ locale, render }: { locale: string; render: (text: string) => ReactNode }) {
  const style = useCachedText(`style ${locale}`, () => `.menu:lang(${locale}) > a { color: red }`);
  return (
    <nav>
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <CachedFragment as="details" cacheKey={`menu ${locale}`} name="menus" data-menu={locale}>
        {() => render(`“${locale}” & <more>`)}
      </CachedFragment>
    </nav>
  );
}

test("a page with kept parts is the page without, to the letter", () => {
  const markup = createFragmentCache();
  const content = (
    <main>
      <Menu locale="ko" render={(text) => [text, <b key="b">한국어</b>]} />
      <p>“Own”</p>
      <Menu locale="de" render={(text) => <i>{text}</i>} />
    </main>
  );
  const plain = renderWith(null, content);
  expect(plain).toContain("&lt;more&gt;");
  for (const _ of ["first", "again"]) expect(sendPage(markup.beginPage(), content)).toBe(plain);
});

test("what is kept is rendered once for all pages", () => {
  const markup = createFragmentCache();
  const render = vi.fn((text: string) => text);
  const content = <Menu locale="en" render={render} />;
  for (let page = 0; page < 3; page += 1) sendPage(markup.beginPage(), content);
  expect(render).toHaveBeenCalledTimes(1);
});

test("the oldest goes when there is too much, and a page that shows it still has it", () => {
  const markup = createFragmentCache(1_000);
  const page = markup.beginPage();
  const long = (letter: string) => letter.repeat(600);
  const html = page.getOrCreate("a", () => long("a")) + page.getOrCreate("b", () => long("b"));
  expect(asSent(page.partsOf(html))).toBe(long("a") + long("b"));
  const give = vi.fn(() => long("c"));
  const next = markup.beginPage();
  next.getOrCreate("b", give);
  expect(give).not.toHaveBeenCalled();
  next.getOrCreate("a", give);
  expect(give).toHaveBeenCalledTimes(1);
});

test("parts differ in their digests where they differ in a letter", () => {
  const page = createFragmentCache().beginPage();
  const long = (letter: string) => "a".repeat(2_000) + letter;
  const parts = page.partsOf(
    page.getOrCreate("one", () => long("b")) + page.getOrCreate("two", () => long("c")),
  );
  const digests = parts.flatMap((part) => (Buffer.isBuffer(part) ? [] : [part.digest]));
  expect(new Set(digests).size).toBe(2);
});

test("a script cannot be kept, because the security policy would not know it; data can", () => {
  const page = createFragmentCache().beginPage();
  expect(() => page.getOrCreate("script", () => "<b></b><script>alert(1)</script>")).toThrow("script");
  expect(() => page.getOrCreate("data", () => '<script type="application/json">{}</script>')).not.toThrow();
});

test("a text is encoded as it is anywhere, half a letter too, whatever came before", () => {
  for (const text of ["moths ".repeat(2_000), "", "é", "馬🐎 owl", "half \ud83d of it", "\udc0e"])
    expect(encode(text).equals(Buffer.from(text))).toBe(true);
});

test("what is carried into the head stands there in its order, filled in, and others in their places", () => {
  const markup = createFragmentCache();
  const page = (title: string) => (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <FilledHead cacheKey="icon" values={{}}>
          {() => <link rel="icon" href="/favicon.svg" />}
        </FilledHead>
      </head>
      <body>
        <p>{title}</p>
        <FilledHead cacheKey="title" values={{ title }}>
          {(given) => (
            <>
              <title>{`${given.title} · Zoetrope`}</title>
              <meta name="description" content={given.title} />
            </>
          )}
        </FilledHead>
      </body>
    </html>
  );
  for (const title of ["Owl", `</title><b "x" 'y' & 馬`, "$& $1"])
    expect(sendPage(markup.beginPage(), page(title))).toBe(renderWith(null, page(title)));
});
