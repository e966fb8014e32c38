import type { AnimationDetail, VariantCard } from "@zoetrope/catalog";
import { getAnimationMessages } from "@zoetrope/i18n";
import fc from "fast-check";
import { expect, test } from "vitest";
import { usePage } from "../page/use-page.ts";
import { anyPage, anyText, renderBothWays } from "../page/testing/render-both-ways.tsx";
import { AccessibilitySheet } from "./accessibility-sheet.tsx";
import { AnimationCounts } from "./animation-counts.tsx";
import { ColoursIsland } from "./colours/colours-island.tsx";
import { DownloadIsland } from "./download/download-island.tsx";
import { FactsSheet } from "./facts-sheet.tsx";
import { StageBlock } from "./stage/stage-block.tsx";
import { TagLinks } from "./tag-links.tsx";
import { TitleBlock } from "./title-block.tsx";
import { VariantRow } from "./variant-row.tsx";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`);
const address = fc.constantFrom(null, "https://example.com/a?b=1&c", "javascript:alert(1)", "https://");
const key = fc.constantFrom("poster.webp", "play.lottie");
const count = fc.nat();
const size = fc.integer({ min: 1, max: 4_000 });

const summary = {
  id: fc.constantFrom("0000000001", "0000000002"),
  slug: fc.constantFrom("owl", "red-heart"),
  title: anyText,
  language: fc.constantFrom("en", "ja-JP", null),
  titles: fc.record({ de: anyText, "ko-KR": anyText }, { requiredKeys: [] }),
  creator: fc.record({ username: fc.constant("ines"), name: anyText, url: address }),
  isPremium: fc.boolean(),
  width: size,
  height: size,
  frameRate: fc.constantFrom(24, 29.97, 60),
  durationInSeconds: fc.constantFrom(0.5, 12),
  features: fc.subarray(["transparent", "interactive", "themeable"] as const),
  backgroundColour: fc.option(hex),
  dominantColour: fc.option(hex),
  posterKey: key,
  playKey: key,
  playSizeInBytes: count,
  likes: count,
  downloads: count,
};
const accessibility = fc.record({
  score: fc.option(count),
  largestSafeWidth: fc.option(count),
  secondsLookedAt: fc.option(count),
  findings: fc.subarray([
    { code: "general-flash", severity: "error", parameters: { width: 30 } },
    { code: "stripes", severity: "warning", parameters: { share: 0.4 } },
  ]),
});
const texts = fc.uniqueArray(anyText, { maxLength: 3 });

const detail = fc.record({
  ...summary,
  description: fc.oneof(fc.constant(""), anyText),
  tags: texts,
  translations: fc.constant({}),
  category: fc.constantFrom("", "nature", "of my own"),
  licence: fc.constantFrom(
    { spdx: "MIT", name: "MIT", url: "https://spdx.org/licenses/MIT" },
    { spdx: "LicenseRef-Premium", name: "Premium", url: "/licences/premium" },
    { spdx: "x", name: "x", url: "javascript:alert(1)" },
  ),
  attribution: anyText,
  sourceUrl: address,
  files: fc
    .subarray(["dotlottie-optimised", "dotlottie", "json"], { minLength: 1 })
    .map((formats) => formats.map((format, index) => ({ format, key: null, sizeInBytes: index * 999 }))),
  palette: fc
    .uniqueArray(hex, { maxLength: 6 })
    .map((colours) => colours.map((one) => ({ hex: one, weight: 0.2 }))),
  frameCount: fc.constantFrom(0.5, 9, 67.2, 120, 1_234),
  layerCount: count,
  markers: fc.constantFrom([], [{ name: "jump", frame: 3, durationInFrames: 4 }]),
  themes: texts,
  stateMachines: fc.constantFrom([], ["hover"]),
  views: count,
  publishedAt: fc.constant(new Date("2026-11-30")),
  updatedAt: fc.constant(new Date("2026-11-30")),
  style: fc.constantFrom(null, "line"),
  pack: fc.constantFrom(null, "meteocons"),
  parentId: fc.constant(null),
  accessibility: fc.option(accessibility),
  isSynthetic: fc.boolean(),
});
const otherStyles = fc.uniqueArray(
  fc.record({ ...summary, id: fc.uuid(), style: fc.constantFrom(null, "line", "fill") }),
  { selector: ({ id }) => id, maxLength: 3 },
);

function Parts({ animation, variants }: { animation: AnimationDetail; variants: VariantCard[] }) {
  const { sheet, embed } = getAnimationMessages(usePage().locale);
  return (
    <>
      <TitleBlock animation={animation} />
      <StageBlock animation={animation} />
      <ColoursIsland animation={animation} />
      <DownloadIsland animation={animation} />
      <AnimationCounts animation={animation} />
      <FactsSheet animation={animation} messages={sheet} copying={embed} />
      <AccessibilitySheet found={animation.accessibility} />
      <TagLinks animation={animation} />
      <VariantRow animation={animation} variants={variants} />
    </>
  );
}

test("what a page says of an animation is to the letter what React makes of it, whatever was shown before", () => {
  fc.assert(
    fc.property(anyPage, detail, otherStyles, (page, animation, others) => {
      const [kept, rendered] = renderBothWays(
        page,
        <Parts
          animation={animation as unknown as AnimationDetail}
          variants={others as unknown as VariantCard[]}
        />,
      );
      expect(kept).toBe(rendered);
      expect(kept).not.toMatch(/(?:href|src)="javascript:/);
    }),
  );
});
