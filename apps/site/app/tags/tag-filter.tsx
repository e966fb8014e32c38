import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";

/** Narrows the list below while one types (behaviour/filter-tags.ts); nobody sees it where no script runs. */
export function TagFilter() {
  const { tags } = usePage().messages;
  return (
    <div
      className="tag-search"
      data-tag-filter
      data-found={JSON.stringify(tags.found)}
      data-none={JSON.stringify(tags.none)}
    >
      <div className="search-field">
        <Icon name="search" />
        <input
          className="search-field__input"
          type="search"
          aria-label={tags.filter}
          placeholder={tags.filter}
          aria-controls="tag-list"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </div>
      <p className="small-text secondary-text tabular-numbers" role="status" />
    </div>
  );
}
