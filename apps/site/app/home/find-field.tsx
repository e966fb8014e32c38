import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";

/** The large search field of the home page and of pages that lead nowhere. */
export function FindField({ id }: { id: string }) {
  const { words, href } = usePage();
  return (
    <form
      className="find"
      role="search"
      aria-label={words.home.searchPlaceholder}
      action={href("/free-animations")}
      data-search
    >
      <Icon name="search" size="l" />
      <label className="sr" htmlFor={id}>
        {words.chrome.searchLabel}
      </label>
      <input
        id={id}
        className="find__in"
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
      <label className="sr" htmlFor={`${id}-type`}>
        {words.browse.type}
      </label>
      <span className="find__ty">
        <select id={`${id}-type`} name="type" autoComplete="off">
          <option value="">{words.browse.freeAndPremium}</option>
          <option value="free">{words.browse.free}</option>
          <option value="premium">{words.browse.premium}</option>
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
      <button className="btn btn--lamp find__go">
        <Icon name="search" className="find__gi" />
        <span>{words.chrome.search}</span>
      </button>
    </form>
  );
}
