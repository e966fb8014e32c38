import type { AnimationSummary } from "@zoetrope/catalog";
import { titleFor } from "@zoetrope/catalog/translations";
import type { Locale } from "@zoetrope/i18n";
import { breadcrumbs } from "../page/structured-data.tsx";

interface About {
  title: string;
  /** Of the page. */
  page: string;
  listing: string;
  listingName: string;
  /** Address of an animation's page. */
  addressOf: (animation: AnimationSummary) => string;
}

/** What search engines understand of a page of animations: https://schema.org/CollectionPage with what stands on it. */
export function resultsData(animations: readonly AnimationSummary[], locale: Locale, about: About): object {
  const { title, page, listing, listingName, addressOf } = about;
  return {
    "@graph": [
      {
        "@type": "CollectionPage",
        "@id": page,
        url: page,
        name: title,
        inLanguage: locale,
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: animations.length,
          itemListElement: animations.map((animation, index) => ({
            "@type": "ListItem",
            position: index + 1,
            url: addressOf(animation),
            name: titleFor(animation, locale).text,
          })),
        },
      },
      ...(page === listing
        ? []
        : [breadcrumbs({ name: listingName, item: listing }, { name: title, item: page })]),
    ],
  };
}
