import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Breadcrumb } from "@zoetrope/ui";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { loadFromCatalogue } from "../page/load-from-catalogue.ts";
import { pictureOfAnimation } from "../document/link-picture.ts";
import { PageHead } from "../document/page-head.tsx";
import { PageTabs } from "../page/page-tabs.tsx";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import resultsStyles from "../styles/results-page.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = { plays: true, styles: resultsStyles };

export async function loader({ context }: LoaderFunctionArgs) {
  return { days: await loadFromCatalogue(siteServices(context).catalog.featuredDays(48)) };
}

export default function Featured() {
  const { days } = useLoaderData<typeof loader>();
  const page = usePage();
  const { messages, href } = page;
  const best = days[0]?.animations[0];
  return (
    <main id="main" className="wrapper listing">
      <PageHead
        title={messages.featured.title}
        description={messages.featured.description}
        picture={best && pictureOfAnimation(page, best)}
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
      {days.length === 0 ? <p className="secondary-text">{messages.featured.empty}</p> : null}
      {days.map(({ day, animations }, index) => (
        <section key={day} className={index === 0 ? undefined : "section"} aria-labelledby={`day-${index}`}>
          <h2 className="h3 listing__day" id={`day-${index}`}>
            {day === null ? (
              messages.featured.before
            ) : (
              <time dateTime={day}>{messages.featured.day({ day: new Date(day) })}</time>
            )}
          </h2>
          <CardGrid
            animations={animations}
            eager={index === 0 ? 4 : 0}
            hasBigFirst={index === 0 && animations.length > 4}
          />
        </section>
      ))}
    </main>
  );
}
