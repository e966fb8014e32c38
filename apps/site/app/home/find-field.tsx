import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";

/** The large search field of the home page and of pages that lead nowhere. */
export function FindField({ id }: { id: string }) {
  const { words, href } = usePage();
  return (
    <form
      className="find-form"
      role="search"
      aria-label={words.home.searchPlaceholder}
      action={href("/free-animations")}
      data-search
    >
      <Icon name="search" size="large" />
      <label className="visually-hidden" htmlFor={id}>
        {words.chrome.searchLabel}
      </label>
      <input
        id={id}
        className="find-form__input"
        type="search"
        name="q"
        maxLength={300}
        required
        placeholder={words.home.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        data-suggest={words.chrome.suggestions}
      />
      <label className="visually-hidden" htmlFor={`${id}-type`}>
        {words.browse.type}
      </label>
      <span className="find-form__type">
        <select id={`${id}-type`} name="type" autoComplete="off">
          <option value="">{words.browse.freeAndPremium}</option>
          <option value="free">{words.browse.free}</option>
          <option value="premium">{words.browse.premium}</option>
        </select>
        <Icon name="chevron-down" size="small" />
      </span>
      <button className="button button--accent find-form__submit">
        <Icon name="search" className="find-form__submit-icon" />
        <span>{words.chrome.search}</span>
      </button>
    </form>
  );
}
