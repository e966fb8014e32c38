import type { AnimationDetail, AnimationSummary, Catalog, ListingDetails } from "@zoetrope/catalog";
import type { HostUrls } from "@zoetrope/kit";
import type { z } from "zod";
import type { animationSchema } from "../openapi/animation-schemas.ts";

const addressesOf = (animation: AnimationSummary, urls: HostUrls) => ({
  pageUrl: `${urls.site}/animation/${animation.slug}-${animation.id}`,
  posterUrl: `${urls.assets}/files/${animation.posterKey}`,
  playUrl: `${urls.assets}/files/${animation.playKey}`,
});

/** A card of the results as JSON, with the addresses a program needs. */
const summaryJson = <Summary extends AnimationSummary>(animation: Summary, urls: HostUrls) => ({
  ...animation,
  ...addressesOf(animation, urls),
});

/** Licence and files with whole addresses. */
const detailsJson = (
  id: string,
  { licence, files }: Pick<ListingDetails, "licence" | "files">,
  urls: HostUrls,
) => ({
  licence: { ...licence, url: new URL(licence.url, urls.site).href },
  files: files.map((file) => ({
    ...file,
    url: file.key === null ? null : `${urls.assets}/files/${file.key}`,
    downloadUrl: `${urls.api}/api/v1/animations/${id}/download?format=${file.format}`,
  })),
});

/** Hits as JSON, each with what it takes to use it; what was taken back since they were found is left out. */
export async function listedJson<Summary extends AnimationSummary>(
  catalog: Pick<Catalog, "listingDetails">,
  animations: readonly Summary[],
  urls: HostUrls,
) {
  const details = await catalog.listingDetails(animations.map(({ id }) => id));
  return animations.flatMap((animation) => {
    const found = details.get(animation.id);
    if (found === undefined) return [];
    const publishedAt = found.publishedAt.toISOString();
    return [
      { ...summaryJson(animation, urls), ...found, ...detailsJson(animation.id, found, urls), publishedAt },
    ];
  });
}

/** Everything known of one animation as JSON. */
export const detailJson = (
  animation: AnimationDetail,
  urls: HostUrls,
): z.infer<typeof animationSchema>["data"] => ({
  ...animation,
  publishedAt: animation.publishedAt.toISOString(),
  updatedAt: animation.updatedAt.toISOString(),
  ...addressesOf(animation, urls),
  ...detailsJson(animation.id, animation, urls),
});
