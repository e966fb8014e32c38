import type { AnimationDetail } from "@zoetrope/catalog";
import { descriptionFor, titleFor } from "@zoetrope/catalog/translations";
import { getAnimationMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { imageUrl, sourceWidths, tintsOf } from "@zoetrope/ui";
import { playAddress } from "../../cards/play-address.ts";
import { usePage } from "../../page/use-page.ts";
import { readHex } from "../colours/colour-mapping.ts";
import { Picture } from "../picture.tsx";
import AnimationStage from "./animation-stage.island.tsx";
import { placeMarkers } from "./marker-labels.ts";

const stageSizes = "(min-width: 1440px) 832px, (min-width: 1080px) 60vw, 92vw";

/** Where it plays; the poster alone where nothing may be played. */
export function StageBlock({ animation }: { animation: AnimationDetail }) {
  const { locale, urls } = usePage();
  const address = playAddress(urls.assets, animation);
  const picture = {
    sources: sourceWidths("large").map((width) => ({
      width,
      url: imageUrl(urls.assets, animation.posterKey, width),
    })),
    sizes: stageSizes,
    alt: descriptionFor(animation, locale).text || titleFor(animation, locale).text,
    width: animation.width,
    height: animation.height,
  };
  if (address === null)
    return (
      <div className="animation-page__stage">
        <Picture {...picture} />
      </div>
    );
  const isOpaque = !animation.features.includes("transparent");
  return (
    <Island
      name="animation-stage"
      component={AnimationStage}
      className="animation-page__stage"
      constants={{ messages: getAnimationMessages(locale).player }}
      props={{
        frameCount: Math.max(1, Math.round(animation.frameCount)),
        markers: placeMarkers(animation.markers, animation.frameCount),
        ownColour: readHex(animation.backgroundColour ?? (isOpaque ? animation.palette[0]?.hex : null) ?? ""),
        width: animation.width,
        height: animation.height,
        isOpaque,
        initialBackground: tintsOf(animation)[0] ?? "amber",
        playUrl: address,
        poster: picture,
      }}
    />
  );
}
