import { cachedFormatter } from "./cached-formatter.ts";
import { dateTag } from "./date-tag.ts";
import type { Token } from "./message.ts";

type Forms = Record<string, readonly Token[]> & { offset?: number };

function formatNumber(locale: string, value: number, style?: unknown): string {
  const options: Intl.NumberFormatOptions =
    style === "percent" ? { style } : style === "integer" ? { maximumFractionDigits: 0 } : {};
  return cachedFormatter(`n${locale}${String(style)}`, () => new Intl.NumberFormat(locale, options)).format(
    value,
  );
}

/** Days and hours are those of UTC: a page says the same on the server and in the browser. */
function formatDate(locale: string, value: Date, type: string, style: unknown = "medium"): string {
  const options = typeof style === "object" ? (style as object) : { [`${type}Style`]: style };
  return cachedFormatter(
    `${type}${locale}${JSON.stringify(style)}`,
    () => new Intl.DateTimeFormat(dateTag(locale), { ...options, timeZone: "UTC" }),
  ).format(value);
}

function formOf(locale: string, type: string, value: unknown, forms: Forms): readonly Token[] {
  const own = (key: string) => (Object.hasOwn(forms, key) ? forms[key] : undefined);
  const exact = own(String(value));
  if (type === "select") return exact ?? forms["other"] ?? [];
  const kind = type === "plural" ? "cardinal" : "ordinal";
  const rules = cachedFormatter(kind + locale, () => new Intl.PluralRules(locale, { type: kind }));
  return exact ?? own(rules.select(Number(value) - (forms.offset ?? 0))) ?? forms["other"] ?? [];
}

/**
 * The parts of a compiled message with its values in their places; a value of another kind, such as an element, stays
 * what it is. `counted` is what `#` says within a plural.
 */
export function messageParts<Part>(
  locale: string,
  tokens: readonly Token[],
  values: Readonly<Record<string, Part>>,
  counted?: number,
): (string | Part)[] {
  return tokens.flatMap((token): (string | Part)[] => {
    if (token === "#" && counted !== undefined) return [formatNumber(locale, counted)];
    if (typeof token === "string") return [token];
    const [name, type, format] = token;
    const value = values[name] as Part;
    if (type === undefined) return [value];
    if (type === "number") return [formatNumber(locale, Number(value), format)];
    if (type === "date" || type === "time") return [formatDate(locale, value as Date, type, format)];
    const forms = format as Forms;
    const inner = type === "select" ? counted : Number(value) - (forms.offset ?? 0);
    return messageParts(locale, formOf(locale, type, value, forms), values, inner);
  });
}
