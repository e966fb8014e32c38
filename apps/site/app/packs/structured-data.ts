import type { PackSummary } from "@zoetrope/catalog";
import { breadcrumbs } from "../page/structured-data.tsx";

/** What search engines understand of a set: https://schema.org/Collection with whoever made it. */
export function packData(
  pack: PackSummary,
  about: {
    name: string;
    description: string;
    page: string;
    listing: string;
    listingName: string;
    archive: string;
  },
): object {
  return {
    "@graph": [
      {
        "@type": "Collection",
        "@id": about.page,
        url: about.page,
        name: about.name,
        description: about.description,
        collectionSize: pack.pieces,
        creator: pack.creators.map(({ name, url }) => ({ "@type": "Person", name, url: url ?? undefined })),
        license: pack.licences.map(({ url }) => new URL(url, about.page).href),
        dateModified: pack.updatedAt.toISOString(),
        ...(pack.freePieces === 0
          ? {}
          : {
              associatedMedia: {
                "@type": "MediaObject",
                contentUrl: about.archive,
                encodingFormat: "application/zip",
              },
            }),
      },
      breadcrumbs({ name: about.listingName, item: about.listing }, { name: about.name, item: about.page }),
    ],
  };
}
