import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ButtonLink, Empty } from "@zoetrope/ui";
import { Drawing } from "../art/drawing.tsx";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { loadFromCatalogue } from "../page/load-from-catalogue.ts";
import { PageHead } from "../document/page-head.tsx";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import resultsStyles from "../styles/results-page.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = { plays: true, styles: resultsStyles };

/** Whose likes they are is known to the browser alone: with `ids` (with dots between) it asks for their cards. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { catalog, search } = siteServices(context);
  const ids = (new URLSearchParams(search).get("ids") ?? "").split(".").filter((id) => id !== "");
  return { animations: ids.length === 0 ? [] : await loadFromCatalogue(catalog.some(ids)) };
}

export default function Likes() {
  const { animations } = useLoaderData<typeof loader>();
  const { messages, href } = usePage();
  const { likes } = messages;
  return (
    <main id="main" className="wrapper listing listing--late">
      <PageHead title={likes.title} description={likes.description} isListed={false} />
      <div className="listing__top">
        <h1 className="h1">{likes.title}</h1>
        <p className="lead">{likes.lead}</p>
      </div>
      <noscript>
        <p className="secondary-text">{likes.needsScript}</p>
      </noscript>
      {animations.length > 0 ? (
        <CardGrid animations={animations} eager={4} />
      ) : (
        <div data-likes aria-live="polite">
          <p className="secondary-text" data-likes-guest hidden>
            {likes.guest}
          </p>
          <p className="secondary-text" data-likes-loading hidden>
            {likes.loading}
          </p>
          <div data-likes-list />
          <p>
            <button type="button" className="button button--secondary" data-likes-more hidden>
              {messages.browse.showMore}
            </button>
          </p>
          <div data-likes-failed hidden>
            <Empty
              drawing={<Drawing name="unplugged" />}
              tint="rose"
              title={likes.failed}
              action={
                <button type="button" className="button button--primary" data-likes-retry>
                  {likes.retry}
                </button>
              }
            >
              {likes.failedText}
            </Empty>
          </div>
          <div data-likes-empty hidden>
            <Empty
              drawing={<Drawing name="heart" />}
              tint="sky"
              title={likes.empty}
              action={<ButtonLink href={href("/free-animations")}>{likes.browse}</ButtonLink>}
            >
              {likes.emptyText}
            </Empty>
          </div>
        </div>
      )}
    </main>
  );
}
