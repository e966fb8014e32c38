import type { SearchRequest } from "@zoetrope/catalog";
import { filterEntries, type Filter, type FilterField } from "@zoetrope/catalog/filters";
import { formatSearchParameters } from "@zoetrope/catalog/search-parameters";
import type { PageLanguage } from "../page/use-page.ts";
import { choiceText, offeredKey } from "./applied-filters.ts";
import type { ChoiceCounts } from "./count-text.ts";
import type { FilterOption } from "./filter-group.tsx";
import { filterMessages, type PanelField } from "./filter-messages.ts";

/** What is asked for besides words. */
export type AskedFilters = Omit<SearchRequest, "query" | "page">;

/** One question of the panel with its answers. */
export interface FilterQuestion {
  field: PanelField;
  /** Of its inputs. */
  name: string;
  legend: string;
  isMultiple: boolean;
  options: readonly FilterOption[];
}

/** What the address says of a value; the same for values that mean the same. */
const writtenAs = (filter: Filter<unknown>, value: unknown): string => JSON.stringify(filter.write(value));

/** The value of an input: a range in one (`2~5`), which the server spells out in the address (page/known-parameters.ts). */
function inputValue(filter: Filter<unknown>, value: unknown): string {
  const written = new Map(filter.write(value));
  if (filter.formName === undefined) return [...written.values()].join(" ");
  return `${written.get(`${filter.formName}-min`) ?? ""}~${written.get(`${filter.formName}-max`) ?? ""}`;
}

const isOffered = (entry: (typeof filterEntries)[number]): entry is readonly [PanelField, Filter<unknown>] =>
  entry[1].offered !== undefined;

interface OfferedAnswer {
  key: string;
  /** Of its input. */
  value: string;
  written: string;
}

/** The answers of each question: the same on every page. */
const offeredAnswers = new Map<PanelField, readonly OfferedAnswer[]>(
  filterEntries.filter(isOffered).map(([field, filter]) => [
    field,
    Object.entries(filter.offered ?? {}).map(([key, value]) => ({
      key,
      value: inputValue(filter, value),
      written: writtenAs(filter, value),
    })),
  ]),
);

/** Every question of the panel, as this search answers it. */
export function filterQuestions(
  asked: AskedFilters,
  language: PageLanguage,
  counts: ChoiceCounts = {},
): FilterQuestion[] {
  const { messages } = language;
  const all = filterMessages(messages);
  return filterEntries.filter(isOffered).map(([field, filter]) => {
    const { legend, options } = all[field];
    const labels: Readonly<Record<string, string>> = options;
    const current = asked[field];
    const isMultiple = filter.isMultiple === true;
    const answer = current === undefined ? null : writtenAs(filter, current);
    const isOn = (written: string): boolean =>
      answer !== null && (isMultiple ? answer.includes(written.slice(1, -1)) : answer === written);
    const any = { value: "", label: messages.browse.any, isOn: answer === null, count: undefined };
    return {
      field,
      name: filter.formName ?? filter.parameters[0]?.name ?? field,
      legend,
      isMultiple,
      options: [
        ...(isMultiple ? [] : [any]),
        ...(offeredAnswers.get(field) ?? []).map(({ key, value, written }) => ({
          value,
          label: labels[key] ?? key,
          isOn: isOn(written),
          count: counts[field]?.[key],
          swatch: field === "colour" ? key : undefined,
        })),
        ...ownValues(filter, current).map((value) => ({
          value: inputValue(filter, value),
          label: choiceText(field, filter, value, language),
          isOn: true,
          count: undefined,
          isOwn: true,
        })),
      ],
    };
  });
}

/** What is asked for and not among the panel's answers, as a colour that somebody picked: it stands there too, so that it stays. */
function ownValues(filter: Filter<unknown>, current: unknown): unknown[] {
  if (current === undefined) return [];
  const values =
    filter.isMultiple === true && Array.isArray(current) ? current.map((one: unknown) => [one]) : [current];
  return values.filter((value) => filter.write(value).length > 0 && offeredKey(filter, value) === null);
}

/** What is asked for and no question of the panel: the form sends it along. */
export function besidesPanel(asked: AskedFilters): [name: string, value: string][] {
  const questions = new Set<string>(filterEntries.filter(isOffered).map(([field]) => field));
  const rest = Object.fromEntries(Object.entries(asked).filter(([field]) => !questions.has(field)));
  return [...formatSearchParameters({ ...rest, query: "", page: 1 })];
}

/** Those besides type, which has a place of its own. */
const isCounted = ([field]: readonly [FilterField, unknown]): boolean => field !== "type";

/** How many filters are set, besides type, sort and page. */
export const countFilters = (asked: AskedFilters): number =>
  filterEntries.filter(isCounted).reduce((count, [field, { isMultiple }]) => {
    const value: unknown = asked[field];
    if (value === undefined) return count;
    return count + (isMultiple === true && Array.isArray(value) ? value.length : 1);
  }, 0);
