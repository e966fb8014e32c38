import { resultsPath } from "@zoetrope/chrome";
import { formatNumber } from "@zoetrope/i18n";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { loadFromCatalogue } from "../page/load-from-catalogue.ts";
import { canonicalAddress } from "../document/alternate-links.tsx";
import { PageHead } from "../document/page-head.tsx";
import { collectionPage, StructuredData } from "../page/structured-data.tsx";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import { groupByLetter, type TagGroup } from "../tags/group-by-letter.ts";
import { nameTags } from "../tags/name-tags.ts";
import { MostUsed } from "../tags/most-used.tsx";
import { pictureTags } from "../tags/picture-tags.ts";
import { TagFilter } from "../tags/tag-filter.tsx";
import resultsStyles from "../styles/results-page.css?inline";
import tagStyles from "../styles/tags.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = { styles: resultsStyles + tagStyles };

/** Two rows of six on a wide window. */
const tagsWithPicture = 12;

export async function loader({ context }: LoaderFunctionArgs) {
  const { catalog, locale } = siteServices(context);
  const tags = nameTags(await loadFromCatalogue(catalog.tags({ limit: 600, locale })));
  return {
    groups: groupByLetter(tags, locale),
    biggest: await loadFromCatalogue(pictureTags(catalog, tags.slice(0, tagsWithPicture), locale)),
  };
}

export default function Tags() {
  const { groups, biggest } = useLoaderData<typeof loader>();
  const page = usePage();
  const { messages, locale } = page;
  return (
    <main id="main" className="wrapper listing">
      <PageHead title={messages.tags.title} description={messages.tags.description} />
      <div className="listing__top">
        <h1 className="h1">{messages.tags.title}</h1>
        <p className="lead">{messages.tags.lead}</p>
      </div>
      {groups.length === 0 ? (
        <p className="secondary-text">{messages.tags.empty}</p>
      ) : (
        <>
          <TagFilter />
          <MostUsed tags={biggest} />
          <TagList groups={groups} />
        </>
      )}
      <StructuredData
        data={collectionPage({
          url: canonicalAddress(page),
          name: messages.tags.title,
          description: messages.tags.description,
          inLanguage: locale,
        })}
      />
    </main>
  );
}

function TagList({ groups }: { groups: readonly TagGroup[] }) {
  const { messages, href, locale } = usePage();
  return (
    <>
      <nav className="letters" aria-label={messages.tags.letters} data-tags-unfiltered>
        {groups.map(({ letter, anchor }) => (
          <a key={letter} href={`#${anchor}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div id="tag-list">
        {groups.map(({ letter, anchor, tags }) => (
          <section key={letter} className="tag-row" id={anchor} aria-labelledby={`${anchor}-title`}>
            <h2 className="h3" id={`${anchor}-title`}>
              {letter}
            </h2>
            <ul>
              {tags.map(({ name, lang, count }) => (
                <li key={name}>
                  <a className="tag-row__link" href={href(resultsPath(name))} data-tag={name} lang={lang}>
                    {name} <span className="tabular-numbers">{formatNumber(locale, count)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p data-no-tags hidden>
          <a className="link" href={href("/free-animations")}>
            {messages.tags.search}
          </a>
        </p>
      </div>
    </>
  );
}
