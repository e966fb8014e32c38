import type { Locale } from "@zoetrope/i18n";

/** What the scripts of the case studies measured: the files in scripts/case-studies/results, read when the site is built. */
export interface CaseStudyResult {
  slug: string;
  command: string;
  measuredAt: string;
  machine: string;
  figures: readonly { id: string; what: string; value: number; unit: string; note?: string }[];
}

const files = import.meta.env.SSR
  ? import.meta.glob<CaseStudyResult>("../../../../scripts/case-studies/results/*.json", {
      eager: true,
      import: "default",
    })
  : {};
const results = new Map(Object.values(files).map((result) => [result.slug, result]));

/** Null for a case study that nothing here measures. */
export const getResult = (slug: string): CaseStudyResult | null => results.get(slug) ?? null;

/** Throws for a figure that no script measures: a page must not show what is not there. */
export function requireFigure(slug: string, id: string) {
  const figure = results.get(slug)?.figures.find((each) => each.id === id);
  if (figure === undefined) throw new Error(`scripts/case-studies/results/${slug}.json has no figure ${id}`);
  return figure;
}

/** `1,701` or `59.7`. */
export const formatValue = (value: number, locale: Locale): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 2 });
/** `10.9%`, `2.2 kB`, `10×`; units that count things are left to the words. */
export function formatFigure({ value, unit }: { value: number; unit: string }, locale: Locale): string {
  if (unit === "%")
    return (value / 100).toLocaleString(locale, { style: "percent", maximumFractionDigits: 2 });
  const text = formatValue(value, locale);
  if (unit === "×") return `${text}×`;
  return /^(kB|MB|ms|s|bytes)$/.test(unit) ? `${text} ${unit}` : text;
}
