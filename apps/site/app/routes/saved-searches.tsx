import { ButtonLink, Empty, Icon } from "@zoetrope/ui";
import { Drawing } from "../art/drawing.tsx";
import { PageHead } from "../document/page-head.tsx";
import type { RouteHandle } from "../page/route-handle.ts";
import { usePage } from "../page/use-page.ts";
import resultsStyles from "../styles/results-page.css?inline";

export const handle: RouteHandle = { styles: resultsStyles };

/** Whose searches they are is known to the browser alone, which fills the list (behaviour/show-saved-searches.ts). */
export default function SavedSearches() {
  const { messages, href } = usePage();
  const { browse } = messages;
  return (
    <main id="main" className="wrapper listing listing--late">
      <PageHead title={browse.savedSearches} isListed={false} />
      <div className="listing__top">
        <h1 className="h1">{browse.savedSearches}</h1>
        <p className="lead">{browse.savedLead}</p>
      </div>
      <noscript>
        <p className="secondary-text">{browse.savedNeedsScript}</p>
      </noscript>
      <div data-saved-searches data-prefix={href("/").replace(/\/$/, "")} aria-live="polite">
        <ul className="saved-searches" data-saved-list data-saved-state="list" hidden />
        <div data-saved-state="empty" hidden>
          <Empty
            drawing={<Drawing name="snail" />}
            tint="mint"
            title={browse.nothingSaved}
            action={<ButtonLink href={href("/free-animations")}>{messages.likes.browse}</ButtonLink>}
          >
            {browse.nothingSavedText}
          </Empty>
        </div>
        <p className="secondary-text" data-saved-state="failed" hidden>
          {browse.savedFailed}
        </p>
        <template>
          <li>
            <a className="link" href={href("/free-animations")}>
              {browse.savedSearches}
            </a>
            <button type="button" className="icon-button" title={browse.forgetSearch}>
              <Icon name="x" />
            </button>
          </li>
        </template>
      </div>
    </main>
  );
}
