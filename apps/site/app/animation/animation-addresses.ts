import type { AnimationDetail } from "@zoetrope/catalog";
import { playAddress } from "../cards/play-address.ts";
import { animationPath } from "../page/animation-address.ts";
import type { usePage } from "../page/use-page.ts";

/** Of an animation its page, what plays it, and the file with everything in it; of what is premium everybody has the preview alone. */
export function animationAddresses(
  { urls, href }: Pick<ReturnType<typeof usePage>, "urls" | "href">,
  animation: AnimationDetail,
): { pageUrl: string; playUrl: string; fileUrl: string } {
  const fileAddress = (key: string) => `${urls.assets}/files/${key}`;
  return {
    pageUrl: urls.site + href(animationPath(animation)),
    // Of a premium one whose preview is not made yet there is the poster.
    playUrl: playAddress(urls.assets, animation) ?? fileAddress(animation.posterKey),
    fileUrl: fileAddress(
      animation.files.find(({ format }) => format === "dotlottie")?.key ?? animation.playKey,
    ),
  };
}
