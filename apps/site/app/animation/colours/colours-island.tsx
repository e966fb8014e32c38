import type { AnimationDetail } from "@zoetrope/catalog";
import { getAnimationMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { imageSizes, imageUrl } from "@zoetrope/ui";
import { playAddress } from "../../cards/play-address.ts";
import { usePage } from "../../page/use-page.ts";
import { animationAddresses } from "../animation-addresses.ts";
import { premiumAddresses } from "../premium/premium-addresses.ts";
import AnimationColours from "./animation-colours.island.tsx";
import PremiumColours from "./premium-colours.island.tsx";

/** Recolouring, here or for whoever has the plan. */
export function ColoursIsland({ animation }: { animation: AnimationDetail }) {
  const page = usePage();
  const { locale, urls } = page;
  const messages = getAnimationMessages(locale);
  const { pageUrl, playUrl, fileUrl } = animationAddresses(page, animation);
  const colours = {
    painted: animation.palette.map(({ hex }) => hex),
    playUrl,
    width: animation.width,
    height: animation.height,
    frameCount: animation.frameCount,
    posterUrl: imageUrl(urls.assets, animation.posterKey, imageSizes.xsmall),
  };
  return animation.isPremium ? (
    playAddress(urls.assets, animation) === null ? null : (
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
