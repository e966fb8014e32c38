import type { FacetCounts } from "@zoetrope/catalog";
import type { FilterField } from "@zoetrope/catalog/filters";
import { formatNumber, type Locale } from "@zoetrope/i18n";

/** Counts are exact up to here (docs/search.md). */
const maxCount = 10_000;

/** Numbers of hits of the choices of a filter, by the filter and the choice. */
export type ChoiceCounts = { readonly [Field in FilterField]?: Readonly<Record<string, string>> };

/** How numbers of hits are written: beyond what is counted, with a plus. */
export const countTexts = (locale: Locale, choices: FacetCounts["choices"] = {}): ChoiceCounts =>
  Object.fromEntries(
    Object.entries(choices).map(([field, counts]) => [
      field,
      Object.fromEntries(Object.entries(counts).map(([choice, count]) => [choice, countText(locale, count)])),
    ]),
  );

const countText = (locale: Locale, count: number): string =>
  formatNumber(locale, Math.min(count, maxCount)) + (count > maxCount ? "+" : "");
