import type { AnimationDetail } from "@zoetrope/catalog";
import { descriptionFor, tagsFor, titleFor } from "@zoetrope/catalog/translations";
import type { Locale } from "@zoetrope/i18n";
import { breadcrumbs } from "../page/structured-data.tsx";

interface Addresses {
  page: string;
  poster: string;
  file: string;
  home: string;
  listing: string;
}

/** `PT2.5S`: ISO 8601. */
const isoDuration = (seconds: number): string => `PT${Math.round(seconds * 100) / 100}S`;

/** Pixels are E37 of UN/CEFACT recommendation 20. */
const pixels = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "E37" });

/** What search engines understand of the page: https://schema.org/3DModel has no sibling for vectors, so a CreativeWork with its media. */
export function structuredData(
  animation: AnimationDetail,
  locale: Locale,
  addresses: Addresses,
  listingName: string,
): object {
  const title = titleFor(animation, locale).text;
  return {
    "@graph": [
      {
        "@type": "CreativeWork",
        "@id": addresses.page,
        url: addresses.page,
        name: title,
        alternateName: title === animation.title ? undefined : animation.title,
        description: descriptionFor(animation, locale).text || undefined,
        image: addresses.poster,
        creator: { "@type": "Person", name: animation.creator.name, url: animation.creator.url ?? undefined },
        license: new URL(animation.licence.url, addresses.home).href,
        creditText: animation.attribution,
        keywords:
          tagsFor(animation, locale)
            .map(({ text }) => text)
            .join(", ") || undefined,
        datePublished: animation.publishedAt.toISOString(),
        dateModified: animation.updatedAt.toISOString(),
        isAccessibleForFree: !animation.isPremium,
        associatedMedia: {
          "@type": "MediaObject",
          contentUrl: addresses.file,
          encodingFormat: "application/zip+dotlottie",
          width: pixels(animation.width),
          height: pixels(animation.height),
          duration: isoDuration(animation.durationInSeconds),
        },
        interactionStatistic: [
          {
            "@type": "InteractionCounter",
            interactionType: "https://schema.org/LikeAction",
            userInteractionCount: animation.likes,
          },
          {
            "@type": "InteractionCounter",
            interactionType: "https://schema.org/DownloadAction",
            userInteractionCount: animation.downloads,
          },
        ],
      },
      breadcrumbs({ name: listingName, item: addresses.listing }, { name: title, item: addresses.page }),
    ],
  };
}
