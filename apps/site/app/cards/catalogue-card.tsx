import type { AnimationSummary, SearchItem } from "@zoetrope/catalog";
import { titleFor } from "@zoetrope/catalog/translations";
import { formatCompact } from "@zoetrope/i18n";
import {
  AnimationCard,
  animationCardMarkup,
  tintGrid,
  type AnimationCardProps,
  type Tint,
} from "@zoetrope/ui";
import { FragmentCacheContext } from "@zoetrope/ui/cached-fragment";
import { Fragment, useContext, type ComponentType } from "react";
import { animationPath } from "../page/animation-address.ts";
import { foreignLang } from "../page/foreign-lang.ts";
import { playAddress } from "./play-address.ts";
import { PageProvider, usePage, type Page } from "../page/use-page.ts";

function badgesOf(animation: AnimationSummary, { messages }: Page) {
  const badges: { text: string; icon?: "gem" }[] = [];
  if (animation.isPremium) badges.push({ text: messages.card.premium, icon: "gem" });
  if (animation.features.includes("interactive")) badges.push({ text: messages.card.interactive });
  else if (animation.features.includes("themeable")) badges.push({ text: messages.card.themeable });
  return badges;
}

/** The other ways in which a drawing is there, where a search has put them behind one card. */
function variantsOf(animation: AnimationSummary | SearchItem, { messages: { browse }, href }: Page) {
  if (!("variants" in animation) || animation.variants.length < 2) return null;
  const { variants } = animation;
  const count = variants.length;
  const isByStyle = new Set(variants.flatMap(({ style }) => style ?? [])).size === count;
  return {
    label: isByStyle ? browse.inStyles({ count }) : browse.inVariants({ count }),
    entries: variants.map((variant) => ({
      text: isByStyle && variant.style !== null ? browse.styles[variant.style] : variant.title,
      href: href(animationPath(variant)),
      isCurrent: variant.id === animation.id,
    })),
  };
}

interface Place {
  tint: Tint;
  isBig: boolean;
  isEager: boolean;
}

function cardOf(animation: AnimationSummary | SearchItem, place: Place, page: Page): AnimationCardProps {
  const { locale, messages, urls } = page;
  const { text: title, lang } = titleFor(animation, locale);
  const href = page.href(animationPath(animation));
  return {
    ...place,
    id: animation.id,
    title,
    titleLang: foreignLang(locale, lang),
    creator: animation.creator.name,
    href,
    posterKey: animation.posterKey,
    width: animation.width,
    height: animation.height,
    isOpaque: !animation.features.includes("transparent"),
    playUrl: playAddress(urls.assets, animation),
    downloadUrl: animation.isPremium
      ? `${href}#download`
      : `${urls.api}/api/v1/animations/${animation.id}/download?format=dotlottie`,
    isDownloadElsewhere: animation.isPremium,
    assets: urls.assets,
    likes: animation.likes === 0 ? null : formatCompact(locale, animation.likes),
    badges: badgesOf(animation, page),
    variants: variantsOf(animation, page),
    messages: {
      label: messages.card.label({ title, creator: animation.creator.name }),
      like: messages.card.like({ title }),
      download: messages.card.download({ title }),
      likes: messages.card.likes,
    },
  };
}

const cardsBeforeBand = 8;

/** Cards in a grid, neighbours on different tissues. The first `eager` posters are asked for at once: four are a row, on a phone two. */
export function CardGrid({
  animations,
  eager,
  hasBigFirst = false,
  band,
}: {
  animations: readonly (AnimationSummary | SearchItem)[];
  eager: number;
  hasBigFirst?: boolean;
  /** Stands across the grid after eight cards: two rows of four. The same on all pages of a language. */
  band?: ComponentType;
}) {
  const page = usePage();
  const fragments = useContext(FragmentCacheContext);
  const tints = tintGrid(animations);
  const cards = animations.map((animation, index) => {
    const isBig = hasBigFirst && index === 0;
    return cardOf(animation, { tint: tints[index] ?? "amber", isBig, isEager: index < eager }, page);
  });
  const Band = cards.length > cardsBeforeBand ? band : undefined;
  if (fragments === null)
    return (
      <div className="grid" data-grid>
        {cards.map((card, index) => (
          <Fragment key={card.id}>
            {Band !== undefined && index === cardsBeforeBand ? <Band /> : null}
            <AnimationCard {...card} />
          </Fragment>
        ))}
      </div>
    );
  const markup = cards.map((card) => animationCardMarkup(fragments, card));
  if (Band !== undefined)
    markup.splice(
      cardsBeforeBand,
      0,
      fragments.getOrCreate(`band ${page.locale}`, () =>
        fragments.render(
          <PageProvider value={page}>
            <Band />
          </PageProvider>,
        ),
      ),
    );
  return <div className="grid" data-grid dangerouslySetInnerHTML={{ __html: markup.join("") }} />;
}
