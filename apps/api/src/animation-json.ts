import type { AnimationDetail, AnimationSummary } from "@zoetrope/catalog";
import type { HostUrls } from "@zoetrope/kit";

const addressesOf = (animation: AnimationSummary, urls: HostUrls) => ({
  pageUrl: `${urls.site}/animation/${animation.slug}-${animation.id}`,
  posterUrl: `${urls.assets}/files/${animation.posterKey}`,
  playUrl: `${urls.assets}/files/${animation.playKey}`,
});

/** A card of the results as JSON, with the addresses a program needs. */
export const summaryJson = <Summary extends AnimationSummary>(animation: Summary, urls: HostUrls) => ({
  ...animation,
  ...addressesOf(animation, urls),
});

/** Everything known of one animation as JSON. */
export const detailJson = (animation: AnimationDetail, urls: HostUrls) => ({
  ...animation,
  ...addressesOf(animation, urls),
  licence: { ...animation.licence, url: new URL(animation.licence.url, urls.site).href },
  files: animation.files.map((file) => ({
    ...file,
    url: file.key === null ? null : `${urls.assets}/files/${file.key}`,
    downloadUrl: `${urls.api}/api/v1/animations/${animation.id}/download?format=${file.format}`,
  })),
});
