import { AnimationCard, animationCardMarkup, type AnimationCardProps } from "@zoetrope/ui";
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

test("whatever stands on a card, it is to the letter what React makes of it", () => {
  const fragments = createFragmentCache();
  fc.assert(
    fc.property(cards, (card) => {
      // Pictures that are wanted at once are asked for by the page's head.
      const rendered = renderToString(createElement(AnimationCard, card)).replace(/^<link[^>]*>/, "");
      expect(animationCardMarkup(fragments.beginPage(), card)).toBe(rendered);
    }),
  );
});
