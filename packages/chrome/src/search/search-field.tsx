import { maxQueryLength } from "@zoetrope/kit/limits";
import { Icon } from "@zoetrope/ui";
import type { ChromeProps } from "../chrome-props.ts";

/**
 * The search form. Without scripts it asks `/free-animations?q=…`, which leads on to `/free-animations/{keyword}`;
 * with scripts it goes there at once and suggests keywords (`data-suggest`).
 */
export function SearchField({
  id,
  messages,
  href,
  keyword = "",
  className = "",
  kept,
}: Pick<ChromeProps, "messages" | "href"> & {
  id: string;
  keyword?: string;
  className?: string;
  /** What stays as it is when other words are asked for. */
  kept?: URLSearchParams;
}) {
  return (
    <form
      className={`search-field ${className}`}
      role="search"
      aria-label={messages.chrome.searchLabel}
      action={href("/free-animations")}
      data-search
    >
      <Icon name="search" />
      <label className="visually-hidden" htmlFor={id}>
        {messages.chrome.searchLabel}
      </label>
      <input
        id={id}
        className="search-field__input"
        type="search"
        name="q"
        defaultValue={keyword}
        maxLength={maxQueryLength}
        required
        placeholder={messages.chrome.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        data-suggest={messages.chrome.suggestions}
      />
      {[...(kept ?? [])].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
