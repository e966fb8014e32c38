import type { FragmentCache } from "./cached-fragment.tsx";
import { fillTemplate } from "./filled-template.tsx";
import { Icon } from "./icon.tsx";
import { askForImage, Image } from "./image.tsx";
import type { Tint } from "./tint.ts";

export interface AnimationCardProps {
  id: string;
  title: string;
  /** Of the title, where it is not that of the page. */
  titleLang?: string | undefined;
  creator: string;
  href: string;
  tint: Tint;
  posterKey: string;
  width: number;
  height: number;
  /** Covers its stage; otherwise it lies on the tissue. */
  isOpaque: boolean;
  /** Address of the file that plays; null while there is none. */
  playUrl: string | null;
  downloadUrl: string;
  /** The download stands on a page, which says what has to be done first. */
  isDownloadElsewhere: boolean;
  assets: string;
  /** Null while nobody has liked it. */
  likes: string | null;
  badges: readonly { text: string; icon?: "gem" }[];
  messages: { label: string; like: string; download: string; likes: string };
  /** The same drawing in other ways, this one among them. */
  variants?: { label: string; entries: readonly { text: string; href: string; isCurrent: boolean }[] } | null;
  isBig?: boolean;
  isEager?: boolean;
}

/** To the pixel on phones: a percent more would fetch the next larger picture there. */
const sizes =
  "(min-width: 1440px) 320px, (min-width: 1080px) 23vw, (min-width: 768px) 31vw, calc(50vw - 27px)";
const bigSizes =
  "(min-width: 1440px) 668px, (min-width: 1080px) 48vw, (min-width: 768px) 64vw, calc(100vw - 40px)";

/**
 * An animation in a grid. Its poster is there at once; it plays on hover and on focus. One link: the title repeats it
 * out of tab order. Like and Download follow in tab order and show themselves on focus.
 */
export const AnimationCard = (props: AnimationCardProps) => (
  <CardElement look={lookOf(props)} values={cardValues(props)} />
);

/** The same as markup for a page of the server, which has many of them: React renders one of each look. */
export function animationCardMarkup(fragments: FragmentCache, props: AnimationCardProps): string {
  const look = lookOf(props);
  if (look.isEager) askForImage(posterOf(props, look.isBig));
  return fillTemplate(fragments, nameOf(look), cardValues(props), (given) => (
    <CardElement look={look} values={given} />
  ));
}

const posterOf = ({ assets, posterKey }: { assets: string; posterKey: string }, isBig: boolean) => ({
  assets,
  fileKey: posterKey,
  size: isBig ? ("medium" as const) : ("small" as const),
  sizes: isBig ? bigSizes : sizes,
});

/** What a card is made of beside its texts and addresses. */
interface CardLook extends Required<
  Pick<AnimationCardProps, "isBig" | "isEager" | "isOpaque" | "isDownloadElsewhere" | "badges">
> {
  /** Which of them is shown. */
  variants: readonly boolean[] | null;
}

const lookOf = ({
  isBig = false,
  isEager = false,
  isOpaque,
  isDownloadElsewhere,
  badges,
  variants,
}: AnimationCardProps): CardLook => ({
  isBig,
  isEager,
  isOpaque,
  isDownloadElsewhere,
  badges,
  variants: variants?.entries.map(({ isCurrent }) => isCurrent) ?? null,
});

/** Most cards have neither badges nor variants, of which names are made more slowly. */
const nameOf = ({ isBig, isEager, isOpaque, isDownloadElsewhere, badges, variants }: CardLook): string =>
  `card ${isBig} ${isEager} ${isOpaque} ${isDownloadElsewhere}` +
  (badges.length === 0 && variants === null ? "" : JSON.stringify([badges, variants]));

function cardValues({ messages, variants, ...card }: AnimationCardProps) {
  return {
    id: card.id,
    tint: card.tint,
    assets: card.assets,
    href: card.href,
    label: messages.label,
    playUrl: card.playUrl ?? undefined,
    posterKey: card.posterKey,
    width: String(card.width),
    height: String(card.height),
    downloadUrl: card.downloadUrl,
    download: messages.download,
    like: messages.like,
    title: card.title,
    titleLang: card.titleLang,
    creator: card.creator,
    likesLabel: messages.likes,
    likes: card.likes ?? undefined,
    variants: variants?.label,
    ...Object.fromEntries(
      variants?.entries.flatMap(({ text, href }, at) => [
        [variantText(at), text],
        [variantHref(at), href],
      ]) ?? [],
    ),
  };
}

type CardValues = ReturnType<typeof cardValues> & Record<`variant${string}`, string | undefined>;
const variantText = (at: number) => `variant${at} text` as const;
const variantHref = (at: number) => `variant${at} href` as const;

function CardElement({ look, values }: { look: CardLook; values: CardValues }) {
  return (
    <article
      className={`card tint-${values.tint}${look.isBig ? " card--big" : ""}`}
      data-card={values.id}
      data-title={values.title}
    >
      <a className="card__stage" href={values.href} aria-label={values.label} data-play={values.playUrl}>
        <Image
          {...posterOf(values, look.isBig)}
          alt=""
          width={values.width}
          height={values.height}
          className={look.isOpaque ? "card__poster card__poster--full" : "card__poster"}
          isEager={look.isEager}
        />
      </a>
      {look.badges.length === 0 ? null : (
        <div className="card__badges">
          {look.badges.map((badge) => (
            <span key={badge.text} className="tag tag--ink">
              {badge.icon === undefined ? null : <Icon name={badge.icon} size="small" />}
              {badge.text}
            </span>
          ))}
        </div>
      )}
      <div className="card__actions">
        <a
          className="icon-button"
          href={values.downloadUrl}
          aria-label={values.download}
          download={look.isDownloadElsewhere ? undefined : ""}
        >
          <Icon name="download" />
        </a>
        <button className="icon-button" type="button" aria-label={values.like} aria-pressed="false" data-like>
          <Icon name="heart" />
        </button>
      </div>
      <div className="card__meta">
        <a className="card__title" href={values.href} tabIndex={-1} lang={values.titleLang}>
          {values.title}
        </a>
        <span className="card__creator">{values.creator}</span>
        {values.likes === undefined ? null : (
          <span className="card__likes">
            <Icon name="heart" size="small" />
            <span className="visually-hidden">{`${values.likesLabel} `}</span>
            {values.likes}
          </span>
        )}
        {look.variants === null ? null : (
          <details className="card__variants" data-dismiss>
            <summary>
              {values.variants}
              <Icon name="chevron-down" size="small" />
            </summary>
            <ul>
              {look.variants.map((isCurrent, at) => (
                <li key={variantHref(at)}>
                  <a href={values[variantHref(at)]} aria-current={isCurrent ? "true" : undefined}>
                    {values[variantText(at)]}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </article>
  );
}
