import type { AnimationDetail } from "@zoetrope/catalog";
import { formatCompact, getAnimationMessages } from "@zoetrope/i18n";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import { usePage } from "../page/use-page.ts";

const counters = ["views", "likes", "downloads"] as const;

/** How often it was seen, liked and downloaded. */
export function AnimationCounts({ animation }: { animation: AnimationDetail }) {
  const { locale } = usePage();
  const { page } = getAnimationMessages(locale);
  return (
    <FilledTemplate
      as="ul"
      className="animation-counts tabular-numbers"
      cacheKey="animation counts"
      values={{
        counts: counters.map((name) => ({
          count: formatCompact(locale, animation[name]),
          unit: page[name]({ count: animation[name] }),
        })),
      }}
    >
      {({ counts }) =>
        counts.map(({ count, unit }) => (
          <li key={unit}>
            <b>{count}</b> {unit}
          </li>
        ))
      }
    </FilledTemplate>
  );
}
