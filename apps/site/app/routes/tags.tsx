import { resultsPath } from "@zoetrope/chrome";
import { formatNumber } from "@zoetrope/i18n";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { askCatalogue } from "../page/ask-catalogue.ts";
import { PageHead } from "../page/page-head.tsx";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import { groupByLetter } from "../tags/group-by-letter.ts";
import resultsStyles from "../styles/results-page.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = { styles: resultsStyles };

export async function loader({ context }: LoaderFunctionArgs) {
  return { groups: groupByLetter(await askCatalogue(siteServices(context).catalog.tags({ limit: 600 }))) };
}

export default function Tags() {
  const { groups } = useLoaderData<typeof loader>();
  const { words, href, locale } = usePage();
  return (
    <main id="main" className="wrap listing">
      <PageHead title={words.tags.title} description={words.tags.description} />
      <div className="listing__top">
        <h1 className="h1">{words.tags.title}</h1>
        <p className="lede">{words.tags.lead}</p>
      </div>
      {groups.length === 0 ? <p className="dim">{words.tags.empty}</p> : null}
      <nav className="letters" aria-label={words.tags.letters}>
        {groups.map(({ letter, anchor }) => (
          <a key={letter} href={`#${anchor}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, anchor, tags }) => (
        <section key={letter} className="tagrow" id={anchor} aria-labelledby={`${anchor}-title`}>
          <h2 className="h3" id={`${anchor}-title`}>
            {letter}
          </h2>
          <ul>
            {tags.map(({ tag, count }) => (
              <li key={tag}>
                <a className="tagrow__a" href={href(resultsPath(tag))}>
                  {tag} <span className="num">{formatNumber(locale, count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
