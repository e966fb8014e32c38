import type { AnimationDetail } from "@zoetrope/catalog";
import { getAnimationMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { imageSizes, imageUrl } from "@zoetrope/ui";
import { playAddress } from "../../cards/play-address.ts";
import { usePage } from "../../page/use-page.ts";
import { animationAddresses } from "../animation-addresses.ts";
import { premiumAddresses } from "../premium/premium-addresses.ts";
import AnimationColours, { inCapitals } from "./animation-colours.island.tsx";
import PremiumColours from "./premium-colours.island.tsx";

/** Recolouring, here or for whoever has the plan. */
export function ColoursIsland({ animation }: { animation: AnimationDetail }) {
  const page = usePage();
  const { locale, urls } = page;
  const messages = getAnimationMessages(locale);
  const { pageUrl, playUrl, fileUrl } = animationAddresses(page, animation);
  const painted = animation.palette.map(({ hex }) => hex);
  const colours = {
    painted,
    playUrl,
    width: animation.width,
    height: animation.height,
    frameCount: animation.frameCount,
    posterUrl: imageUrl(urls.assets, animation.posterKey, imageSizes.xsmall),
  };
  const written = { painted, inCapitals: painted.map(inCapitals) };
  if (!animation.isPremium) {
    const { themes } = animation;
    return (
      <Island
        name="animation-colours"
        component={AnimationColours}
        when="visible"
        constants={{ messages: messages.colours }}
        props={{ ...colours, themes, fileUrl }}
        template={{
          look: "",
          values: { ...written, themes, posterUrl: themes.length === 0 ? undefined : colours.posterUrl },
          props: ({ posterUrl = "", ...given }) => ({ ...coloursIn(given), themes: given.themes, posterUrl }),
        }}
      />
    );
  }
  if (playAddress(urls.assets, animation) === null) return null;
  const premium = premiumAddresses(page, animation, pageUrl);
  return (
    <Island
      name="premium-colours"
      component={PremiumColours}
      when="visible"
      constants={{ messages: messages.colours, premium: messages.premium }}
      props={{ ...colours, ...premium }}
      template={{
        look: "",
        values: { ...written, signInUrl: premium.signInUrl },
        props: (given) => ({ ...coloursIn(given), signInUrl: given.signInUrl }),
      }}
    />
  );
}

/** Colours as they are given to a template, each with how it is written. */
const coloursIn = ({ painted, inCapitals: written }: Record<"painted" | "inCapitals", string[]>) => ({
  painted,
  writeHex: (hex: string) => written[painted.indexOf(hex)] ?? hex,
});
