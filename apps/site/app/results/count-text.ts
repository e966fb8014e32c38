import { formatNumber } from "@zoetrope/i18n";
import { usePage } from "../page/use-page.ts";

/** Counts are exact up to here (docs/search.md). */
const maxCount = 10_000;

/** How a number of hits is written: beyond what is counted, with a plus. */
export function useCountText(): (count: number) => string {
  const { locale } = usePage();
  return (count) => formatNumber(locale, Math.min(count, maxCount)) + (count > maxCount ? "+" : "");
}
