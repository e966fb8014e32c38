import { isCaseStudy } from "../case-studies/list-case-studies.ts";
import type { ContentPage } from "../content/content-modules.ts";
import { pictureOfWords } from "../document/link-picture.ts";
import { collectionPage, publisher, StructuredData } from "../page/structured-data.tsx";
import { usePage } from "../page/use-page.ts";

/** Pages of words that are lists of others. */
const lists = new Set(["/blog", "/case-studies", "/tools"]);

/** What search engines understand of a case study, a tool and a list; nothing for other pages, and posts say it themselves. */
export function PageData({ page }: { page: ContentPage }) {
  const site = usePage();
  const { urls, href } = site;
  const { title, description, lang, updated } = page.frontMatter;
  const url = urls.site + href(page.path);
  const common = { "@id": url, url, description, inLanguage: lang, publisher: publisher(urls.site) };
  if (isCaseStudy(page))
    return (
      <StructuredData
        data={{
          "@type": "Article",
          ...common,
          headline: title,
          image: pictureOfWords(site, page).address,
          dateModified: updated,
          author: publisher(urls.site),
          about: { "@type": "Organization", name: page.frontMatter.organisation },
          mainEntityOfPage: url,
        }}
      />
    );
  if (lists.has(page.path))
    return <StructuredData data={collectionPage({ url, name: title, description, inLanguage: lang })} />;
  if (!page.path.startsWith("/tools/")) return null;
  return (
    <StructuredData
      data={{
        "@type": "WebApplication",
        ...common,
        name: title,
        applicationCategory: "MultimediaApplication",
        operatingSystem: "Any",
        isAccessibleForFree: true,
        offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
      }}
    />
  );
}
