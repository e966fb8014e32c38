import { maxQueryLength } from "@zoetrope/kit/limits";
import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";

/** The large search field of the home page and of pages that lead nowhere. */
export function FindField({ id }: { id: string }) {
  const { messages, href } = usePage();
  return (
    <form
      className="find-form"
      role="search"
      aria-label={messages.home.searchPlaceholder}
      action={href("/free-animations")}
      data-search
    >
      <Icon name="search" size="large" />
      <label className="visually-hidden" htmlFor={id}>
        {messages.chrome.searchLabel}
      </label>
      <input
        id={id}
        className="find-form__input"
        type="search"
        name="q"
        maxLength={maxQueryLength}
        required
        placeholder={messages.home.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        data-suggest={messages.chrome.suggestions}
      />
      <label className="visually-hidden" htmlFor={`${id}-type`}>
        {messages.browse.type}
      </label>
      <span className="find-form__type">
        <select id={`${id}-type`} name="type" autoComplete="off">
          <option value="">{messages.browse.freeAndPremium}</option>
          <option value="free">{messages.browse.free}</option>
          <option value="premium">{messages.browse.premium}</option>
        </select>
        <Icon name="chevron-down" size="small" />
      </span>
      <button className="button button--accent find-form__submit">
        <Icon name="search" className="find-form__submit-icon" />
        <span>{messages.chrome.search}</span>
      </button>
    </form>
  );
}
