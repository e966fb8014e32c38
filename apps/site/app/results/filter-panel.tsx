import type { FacetCounts, SearchRequest } from "@zoetrope/catalog";
import { usePage } from "../page/use-page.ts";
import { unfilteredAddress } from "./applied-chips.tsx";
import { useCountText } from "./count-text.ts";
import { FilterGroup } from "./filter-group.tsx";
import { besidesPanel, filterQuestions } from "./filter-options.ts";
import { resultsAddress } from "./results-address.ts";

/** Every filter at once, as a plain form: it works without scripts and lands in the address. */
export function FilterPanel({
  request,
  facets,
}: {
  request: SearchRequest;
  facets: FacetCounts | undefined;
}) {
  const { messages, href } = usePage();
  const write = useCountText();
  const { browse } = messages;
  return (
    <form className="filter-panel" action={href(resultsAddress({ query: request.query }))}>
      {besidesPanel(request).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filterQuestions(request, messages, facets?.choices, write).map(
        ({ field, isMultiple, ...question }) => (
          <FilterGroup
            key={field}
            type={isMultiple ? "checkbox" : "radio"}
            className={field === "features" ? "filter-group--wide" : ""}
            {...question}
          />
        ),
      )}
      <div className="filter-panel__footer">
        <a className="button button--tertiary button--small" href={href(unfilteredAddress(request))}>
          {browse.clear}
        </a>
        <button className="button button--primary button--small">{browse.apply}</button>
      </div>
    </form>
  );
}
