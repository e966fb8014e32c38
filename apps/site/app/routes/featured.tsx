import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Breadcrumb } from "@zoetrope/ui";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { askCatalogue } from "../page/ask-catalogue.ts";
import { pictureOfAnimation } from "../document/link-picture.ts";
import { PageHead } from "../document/page-head.tsx";
import { PageTabs } from "../page/page-tabs.tsx";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import resultsStyles from "../styles/results-page.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = { plays: true, styles: resultsStyles };

export async function loader({ context }: LoaderFunctionArgs) {
  return { animations: await askCatalogue(siteServices(context).catalog.list("featured", { limit: 48 })) };
}

export default function Featured() {
  const { animations } = useLoaderData<typeof loader>();
  const page = usePage();
  const { messages, href } = page;
  return (
    <main id="main" className="wrapper listing">
      <PageHead
        title={messages.featured.title}
        description={messages.featured.description}
        picture={animations[0] && pictureOfAnimation(page, animations[0])}
      />
      <PageTabs />
      <Breadcrumb
        label={messages.browse.breadcrumb}
        entries={[
          { text: messages.browse.allTitle, href: href("/free-animations") },
          { text: messages.featured.title },
        ]}
      />
      <div className="listing__top">
        <h1 className="h1">{messages.featured.title}</h1>
        <p className="lead">{messages.featured.lead}</p>
      </div>
      {animations.length === 0 ? (
        <p className="secondary-text">{messages.featured.empty}</p>
      ) : (
        <CardGrid animations={animations} eager={4} hasBigFirst />
      )}
    </main>
  );
}
