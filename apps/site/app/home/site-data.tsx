import { publisher, StructuredData } from "../page/structured-data.tsx";
import { usePage } from "../page/use-page.ts";

/** What programs find of the site on its first page: who it is of, how to search it, and the feed of what is new. */
export function SiteData() {
  const { urls, href, locale, messages } = usePage();
  const home = urls.site + href("/");
  const search = `${urls.site}${href("/free-animations")}?q={search_term_string}`;
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${messages.browse.feed}: ${messages.browse.allTitle}`}
        href={urls.site + href("/feed.xml")}
      />
      <StructuredData
        data={{
          "@type": "WebSite",
          "@id": home,
          url: home,
          name: "Zoetrope",
          description: messages.home.description,
          inLanguage: locale,
          publisher: { ...publisher(urls.site), logo: `${urls.assets}/brand/logo.svg` },
          potentialAction: {
            "@type": "SearchAction",
            target: { "@type": "EntryPoint", urlTemplate: search },
            "query-input": "required name=search_term_string",
          },
        }}
      />
    </>
  );
}
