import { Kept, MarkupKeeperProvider, useKept, type MarkupKeeper } from "@zoetrope/ui/kept";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createMarkupKeeper, type PageKeeper, type PagePart } from "./create-markup-keeper.ts";

const asSent = (parts: readonly PagePart[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.bytes.toString())).join("");

const renderWith = (keeper: MarkupKeeper | null, content: ReactNode): string =>
  renderToString(createElement(MarkupKeeperProvider, { value: keeper }, content));

function sendPage(keeper: PageKeeper, content: ReactNode): string {
  return asSent(keeper.partsOf(renderWith(keeper, content)));
}

function Menu({ locale, render }: { locale: string; render: (text: string) => ReactNode }) {
  const style = useKept(`style ${locale}`, () => `.menu:lang(${locale}) > a { color: red }`);
  return (
    <nav>
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <Kept as="details" keptAs={`menu ${locale}`} name="menus" data-menu={locale}>
        {() => render(`“${locale}” & <more>`)}
      </Kept>
    </nav>
  );
}

test("a page with kept parts is the page without, to the letter", () => {
  const markup = createMarkupKeeper();
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
  const markup = createMarkupKeeper();
  const render = vi.fn((text: string) => text);
  const content = <Menu locale="en" render={render} />;
  for (let page = 0; page < 3; page += 1) sendPage(markup.beginPage(), content);
  expect(render).toHaveBeenCalledTimes(1);
});

test("the oldest goes when there is too much, and a page that shows it still has it", () => {
  const markup = createMarkupKeeper(1_000);
  const page = markup.beginPage();
  const long = (letter: string) => letter.repeat(600);
  const html = page.keep("a", () => long("a")) + page.keep("b", () => long("b"));
  expect(asSent(page.partsOf(html))).toBe(long("a") + long("b"));
  const give = vi.fn(() => long("c"));
  const next = markup.beginPage();
  next.keep("b", give);
  expect(give).not.toHaveBeenCalled();
  next.keep("a", give);
  expect(give).toHaveBeenCalledTimes(1);
});

test("parts differ in their digests where they differ in a letter", () => {
  const page = createMarkupKeeper().beginPage();
  const parts = page.partsOf(page.keep("one", () => "one") + page.keep("two", () => "twp"));
  const digests = parts.flatMap((part) => (typeof part === "string" ? [] : [part.digest]));
  expect(new Set(digests).size).toBe(2);
});

test("a script cannot be kept, because the security policy would not know it; data can", () => {
  const page = createMarkupKeeper().beginPage();
  expect(() => page.keep("script", () => "<b></b><script>alert(1)</script>")).toThrow("script");
  expect(() => page.keep("data", () => '<script type="application/json">{}</script>')).not.toThrow();
});
