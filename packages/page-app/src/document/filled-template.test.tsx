import { AnimationCard, type AnimationCardProps } from "@zoetrope/ui";
import { FragmentCacheProvider } from "@zoetrope/ui/cached-fragment";
import fc from "fast-check";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createFragmentCache } from "./fragment-cache.ts";

const text = fc.oneof(fc.string({ unit: "grapheme", maxLength: 12 }), fc.constant(`</a><b "x" 'y' & 馬`));
const perhaps = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const cards: fc.Arbitrary<AnimationCardProps> = fc.record({
  id: text,
  title: text,
  titleLang: fc.option(text, { nil: undefined }),
  creator: text,
  href: text.map((path) => `/animation/${path}`),
  tint: fc.constantFrom("amber" as const, "sky" as const),
  posterKey: text,
  width: fc.integer(),
  height: fc.integer(),
  isOpaque: fc.boolean(),
  playUrl: perhaps(text),
  downloadUrl: text.map((path) => `/download/${path}`),
  isDownloadElsewhere: fc.boolean(),
  assets: fc.constant("https://assets.example"),
  likes: perhaps(text),
  badges: fc.constantFrom([], [{ text: "Premium & more", icon: "gem" as const }]),
  messages: fc.record({ label: text, like: text, download: text, likes: text }),
  variants: perhaps(
    fc.record({
      label: text,
      entries: fc.array(
        fc.record({ text, href: text.map((path) => `/animation/${path}`), isCurrent: fc.boolean() }),
        { maxLength: 3 },
      ),
    }),
  ),
  isBig: fc.boolean(),
  isEager: fc.boolean(),
});

/** React writes the attributes of what it is asked to preload in another order than of what it finds. */
const inOneOrder = (html: string): string =>
  html.replace(/^(<link rel="preload" as="image") (fetchPriority="high") ([^>]*)\/>/, "$1 $3 $2/>");

test("whatever stands on a card, it is to the letter what React makes of it", () => {
  const fragments = createFragmentCache();
  const render = (card: AnimationCardProps, value: ReturnType<typeof fragments.beginPage> | null) =>
    renderToString(createElement(FragmentCacheProvider, { value }, createElement(AnimationCard, card)));
  fc.assert(
    fc.property(cards, (card) => {
      expect(inOneOrder(render(card, fragments.beginPage()))).toBe(render(card, null));
    }),
  );
});
