import type { AnimationDetail } from "@zoetrope/catalog";
import { getAnimationMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { imageSizes, imageUrl } from "@zoetrope/ui";
import { playAddress } from "../../cards/play-address.ts";
import { usePage } from "../../page/use-page.ts";
import { premiumAddresses } from "../premium/premium-addresses.ts";
import AnimationColours from "./animation-colours.island.tsx";
import PremiumColours from "./premium-colours.island.tsx";

/** Recolouring, here or for whoever has the plan. */
export function ColoursIsland({
  animation,
  fileUrl,
  pageUrl,
}: {
  animation: AnimationDetail;
  /** The file with everything in it; of what is premium, the preview. */
  fileUrl: string;
  pageUrl: string;
}) {
  const page = usePage();
  const { locale, urls } = page;
  const messages = getAnimationMessages(locale);
  const address = playAddress(urls.assets, animation);
  const colours = {
    painted: animation.palette.map(({ hex }) => hex),
    playUrl: address ?? `${urls.assets}/files/${animation.posterKey}`,
    width: animation.width,
    height: animation.height,
    frameCount: animation.frameCount,
    posterUrl: imageUrl(urls.assets, animation.posterKey, imageSizes.xsmall),
  };
  return animation.isPremium ? (
    address === null ? null : (
      <Island
        name="premium-colours"
        component={PremiumColours}
        when="visible"
        constants={{ messages: messages.colours, premium: messages.premium }}
        props={{ ...colours, ...premiumAddresses(page, animation, pageUrl) }}
      />
    )
  ) : (
    <Island
      name="animation-colours"
      component={AnimationColours}
      when="visible"
      constants={{ messages: messages.colours }}
      props={{ ...colours, themes: animation.themes, fileUrl }}
    />
  );
}
