type Formatter = Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules | Intl.ListFormat;

const formatters = new Map<string, Formatter>();

/** Making one takes longer than the rest of a sentence, so it is made once. `key`: of everything that `create` makes it of. */
export function cachedFormatter<Made extends Formatter>(key: string, create: () => Made): Made {
  let formatter = formatters.get(key) as Made | undefined;
  if (formatter === undefined) formatters.set(key, (formatter = create()));
  return formatter;
}
