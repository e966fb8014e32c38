import type { AnimationDetail } from "@zoetrope/catalog";
import { descriptionFor, titleFor } from "@zoetrope/catalog/translations";
import { getAnimationMessages, type Locale } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { stageTexts, type StageTexts } from "@zoetrope/player/react";
import { imageUrl, sourceWidths, tintsOf } from "@zoetrope/ui";
import { playAddress } from "../../cards/play-address.ts";
import { usePage } from "../../page/use-page.ts";
import { readHex } from "../colours/colour-mapping.ts";
import { Picture, type PictureProps } from "../picture.tsx";
import AnimationStage, { type StageProps } from "./animation-stage.island.tsx";
import { placeMarkers } from "./marker-labels.ts";

const stageSizes = "(min-width: 1440px) 832px, (min-width: 1080px) 60vw, 92vw";

/** Where it plays; the poster alone where nothing may be played. */
export function StageBlock({ animation }: { animation: AnimationDetail }) {
  const { locale, urls } = usePage();
  const address = playAddress(urls.assets, animation);
  const picture = pictureOf(urls.assets, animation.posterKey, {
    alt: descriptionFor(animation, locale).text || titleFor(animation, locale).text,
    width: animation.width,
    height: animation.height,
  });
  if (address === null)
    return (
      <div className="animation-page__stage">
        <Picture {...picture} />
      </div>
    );
  const { messages, ...props } = stageProps(animation, { locale, playUrl: address, poster: picture });
  return (
    <Island
      name="animation-stage"
      component={AnimationStage}
      className="animation-page__stage"
      constants={{ messages }}
      props={props}
      template={stageTemplate(
        { messages, ...props },
        { assets: urls.assets, posterKey: animation.posterKey },
      )}
    />
  );
}

const pictureOf = (
  assets: string,
  posterKey: string,
  about: Pick<PictureProps, "alt" | "width" | "height">,
): PictureProps => ({
  sources: sourceWidths("large").map((width) => ({ width, url: imageUrl(assets, posterKey, width) })),
  sizes: stageSizes,
  ...about,
});

function stageProps(
  animation: AnimationDetail,
  { locale, ...given }: { locale: Locale } & Pick<StageProps, "playUrl" | "poster">,
): StageProps {
  const isOpaque = !animation.features.includes("transparent");
  return {
    messages: getAnimationMessages(locale).player,
    frameCount: Math.max(1, Math.round(animation.frameCount)),
    markers: placeMarkers(animation.markers, animation.frameCount),
    ownColour: readHex(animation.backgroundColour ?? (isOpaque ? animation.palette[0]?.hex : null) ?? ""),
    width: animation.width,
    height: animation.height,
    isOpaque,
    initialBackground: tintsOf(animation)[0] ?? "amber",
    ...given,
  };
}

/** No interfaces: what is put into a template has names of any kind. */
type StageValues = {
  texts: Record<keyof StageTexts, string>;
  ownColour: string | undefined;
  posterKey: string;
  poster: Record<"alt" | "width" | "height", string>;
};

/** Without names of markers, stages differ by texts alone. */
function stageTemplate(props: StageProps, { assets, posterKey }: { assets: string; posterKey: string }) {
  const { messages, markers, ownColour, isOpaque, initialBackground, poster } = props;
  if (markers.length > 0) return undefined;
  const { alt, width, height } = poster;
  return {
    look: `${assets} ${isOpaque} ${initialBackground}`,
    values: {
      texts: { ...stageTexts(messages, props) },
      ownColour: ownColour ?? undefined,
      posterKey,
      poster: { alt, width: String(width), height: String(height) },
    },
    props: (given: StageValues) => ({
      texts: given.texts,
      ownColour: given.ownColour ?? null,
      poster: pictureOf(assets, given.posterKey, given.poster),
    }),
  };
}
