import type { FacetCounts, SearchRequest } from "@zoetrope/catalog";
import { filterEntries, type Filter, type FilterField } from "@zoetrope/catalog/filters";
import { formatBytes, formatNumber, formatSeconds } from "@zoetrope/i18n";
import type { PageLanguage } from "../page/use-page.ts";
import { filterMessages, type PanelField } from "./filter-messages.ts";

/** One thing that is asked for besides words. */
export interface AppliedFilter {
  field: FilterField;
  value: unknown;
  label: string;
  /** The same request without it. */
  without: SearchRequest;
  /** One of the colours of the panel. */
  swatch: string | null;
  /** Of any other colour its value. */
  colour: string | null;
}

/** Those whose answers do not say by themselves what they are of. */
const namedFields: ReadonlySet<FilterField> = new Set([
  "durationInSeconds",
  "sizeInBytes",
  "frameRate",
  "width",
  "height",
]);

const written = (filter: Filter<unknown>, value: unknown): string => JSON.stringify(filter.write(value));

/** Everything that is asked for, one by one, in the order of the panel. `type` has a place of its own on the page. */
export function appliedFilters(request: SearchRequest, language: PageLanguage): AppliedFilter[] {
  const { page: _, ...first } = request;
  return filterEntries.flatMap(([field, filter]) => {
    const asked: unknown = request[field];
    if (field === "type" || asked === undefined || filter.write(asked).length === 0) return [];
    const { [field]: __, ...others } = first;
    if (filter.isMultiple !== true || !Array.isArray(asked))
      return [{ field, value: asked, ...named(field, filter, asked, language), without: others }];
    return asked.map((one: unknown): AppliedFilter => {
      const left = asked.filter((other) => other !== one);
      const { label, swatch, colour } = named(field, filter, [one], language);
      const without: SearchRequest = left.length === 0 ? others : { ...others, [field]: left };
      return { field, value: [one], label, swatch, colour, without };
    });
  });
}

/** The one thing whose absence brings the most hits; null where none brings any. */
export function mostHelpful(
  request: SearchRequest,
  language: PageLanguage,
  without: FacetCounts["without"],
): { label: string; total: number; request: SearchRequest } | null {
  const [best] = without.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  if (best === undefined) return null;
  const { total } = best;
  if (best.field === "type") {
    const { type = "free-premium", page: _, ...rest } = request;
    return { label: language.messages.browse[type === "premium" ? "premium" : "free"], total, request: rest };
  }
  const applied = appliedFilters(request, language).find(
    ({ field, value }) => field === best.field && JSON.stringify(value) === JSON.stringify(best.value),
  );
  return applied === undefined ? null : { label: applied.label, total, request: applied.without };
}

function named(
  field: FilterField,
  filter: Filter<unknown>,
  value: unknown,
  language: PageLanguage,
): Pick<AppliedFilter, "label" | "swatch" | "colour"> {
  const { messages } = language;
  const { browse } = messages;
  const key = offeredKey(filter, value);
  const choice = choiceText(field, filter, value, language);
  const legend =
    filter.offered === undefined
      ? field === "width"
        ? browse.width
        : field === "height"
          ? browse.height
          : field
      : filterMessages(messages)[field as PanelField].legend;
  return {
    label: namedFields.has(field) ? browse.namedFilter({ filter: legend, choice }) : choice,
    swatch: field === "colour" ? key : null,
    colour: field === "colour" && key === null ? choice : null,
  };
}

/** Which of the panel's answers a value is; null when it is none of them. */
export const offeredKey = (filter: Filter<unknown>, value: unknown): string | null =>
  Object.entries(filter.offered ?? {}).find(
    ([, offered]) => written(filter, offered) === written(filter, value),
  )?.[0] ?? null;

/** What is asked for, as an answer to its question: in the panel's words, or as it stands where the panel does not offer it. */
export function choiceText(
  field: FilterField,
  filter: Filter<unknown>,
  value: unknown,
  language: PageLanguage,
): string {
  const key = offeredKey(filter, value);
  const options: Readonly<Record<string, string>> =
    filter.offered === undefined ? {} : filterMessages(language.messages)[field as PanelField].options;
  const offered = key === null ? undefined : options[key];
  if (offered !== undefined) return offered;
  if (isRange(value)) return rangeText(field, value, language);
  const [, text = ""] = filter.write(value)[0] ?? [];
  return field === "colour" ? `#${text}` : text;
}

const isRange = (value: unknown): value is { min?: number; max?: number } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function rangeText(
  field: FilterField,
  { min, max }: { min?: number; max?: number },
  language: PageLanguage,
): string {
  const { browse } = language.messages;
  const format = boundsWithUnits[field] ?? formatBound;
  const bound = (value: number): string => format(value, language);
  if (min === undefined) return browse.atMost({ max: bound(max ?? 0) });
  return max === undefined
    ? browse.atLeast({ min: bound(min) })
    : browse.between({ min: bound(min), max: bound(max) });
}

type FormatBound = (value: number, language: PageLanguage) => string;
const inPixels: FormatBound = (value, { locale, messages }) =>
  messages.browse.pixels({ size: formatNumber(locale, value) });
/** Somebody has asked for just this number. */
const boundDigits = 3;
/** Ends of ranges with their units, where the question does not name them. */
const boundsWithUnits: Partial<Record<FilterField, FormatBound>> = {
  durationInSeconds: (value, { locale }) => formatSeconds(locale, value, boundDigits),
  sizeInBytes: (value, { locale }) => formatBytes(locale, value, boundDigits),
  width: inPixels,
  height: inPixels,
};
const formatBound: FormatBound = (value, { locale }) => formatNumber(locale, value);
