import type { Locale, PagesMessages } from "@zoetrope/i18n";
import type { ChoiceCounts } from "./count-text.ts";
import { FilterGroup } from "./filter-group.tsx";
import { besidesPanel, filterQuestions, type AskedFilters } from "./filter-options.ts";

interface FilterPanelProps {
  asked: AskedFilters;
  counts: ChoiceCounts;
  /** Of the results without filters, and of those without any but type and order. */
  addresses: { action: string; clear: string };
  locale: Locale;
  messages: PagesMessages;
}

/** Every filter at once, as a plain form: it works without scripts and lands in the address. */
export const FilterPanel = ({ asked, counts, addresses, locale, messages }: FilterPanelProps) => (
  <form className="filter-panel" action={addresses.action}>
    {besidesPanel(asked).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {filterQuestions(asked, { messages, locale }, counts).map(({ field, isMultiple, ...question }) => (
      <FilterGroup
        key={field}
        type={isMultiple ? "checkbox" : "radio"}
        className={field === "features" ? "filter-group--wide" : ""}
        locale={locale}
        {...question}
      />
    ))}
    <div className="filter-panel__footer">
      <a className="button button--tertiary button--small" href={addresses.clear}>
        {messages.browse.clear}
      </a>
      <button className="button button--primary button--small">{messages.browse.apply}</button>
    </div>
  </form>
);
