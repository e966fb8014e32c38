/** What search engines understand of a page (https://schema.org), as a part of it. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c"),
    }}
  />
);

/** A page that is a list of others. */
export const collectionPage = (page: {
  url: string;
  name: string;
  description: string;
  inLanguage: string;
}) => ({
  "@type": "CollectionPage",
  "@id": page.url,
  ...page,
});

/** Who is behind every page. */
export const publisher = (site: string) => ({ "@type": "Organization", name: "Zoetrope", url: site });

/** The way to a page, from the list that it stands in. */
export const breadcrumbs = (...entries: readonly { name: string; item: string }[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: entries.map(({ name, item }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item,
  })),
});
