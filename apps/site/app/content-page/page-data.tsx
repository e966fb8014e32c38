import { isCaseStudy } from "../case-studies/list-case-studies.ts";
import type { ContentPage } from "../content/content-modules.ts";
import { pictureOfWords } from "../document/link-picture.ts";
import { publisher, StructuredData } from "../page/structured-data.tsx";
import { usePage } from "../page/use-page.ts";

/** What search engines understand of a case study and of a tool; nothing for other pages, and posts say it themselves. */
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
