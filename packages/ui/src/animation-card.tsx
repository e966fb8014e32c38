import { Icon } from "./icon.tsx";
import { Image } from "./image.tsx";
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
export function AnimationCard(props: AnimationCardProps) {
  const { messages, isBig = false } = props;
  return (
    <article
      className={`card tint-${props.tint}${isBig ? " card--big" : ""}`}
      data-card={props.id}
      data-title={props.title}
    >
      <a
        className="card__stage"
        href={props.href}
        aria-label={messages.label}
        data-play={props.playUrl ?? undefined}
      >
        <Image
          assets={props.assets}
          fileKey={props.posterKey}
          alt=""
          width={props.width}
          height={props.height}
          size={isBig ? "medium" : "small"}
          sizes={isBig ? bigSizes : sizes}
          className={props.isOpaque ? "card__poster card__poster--full" : "card__poster"}
          isEager={props.isEager === true}
        />
      </a>
      {props.badges.length === 0 ? null : (
        <div className="card__badges">
          {props.badges.map((badge) => (
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
          href={props.downloadUrl}
          aria-label={messages.download}
          download={props.isDownloadElsewhere ? undefined : ""}
        >
          <Icon name="download" />
        </a>
        <button
          className="icon-button"
          type="button"
          aria-label={messages.like}
          aria-pressed="false"
          data-like
        >
          <Icon name="heart" />
        </button>
      </div>
      <div className="card__meta">
        <a className="card__title" href={props.href} tabIndex={-1} lang={props.titleLang}>
          {props.title}
        </a>
        <span className="card__creator">{props.creator}</span>
        {props.likes === null ? null : (
          <span className="card__likes">
            <Icon name="heart" size="small" />
            <span className="visually-hidden">{messages.likes} </span>
            {props.likes}
          </span>
        )}
        {props.variants ? <Variants {...props.variants} /> : null}
      </div>
    </article>
  );
}

function Variants({ label, entries }: NonNullable<AnimationCardProps["variants"]>) {
  return (
    <details className="card__variants" data-dismiss>
      <summary>
        {label}
        <Icon name="chevron-down" size="small" />
      </summary>
      <ul>
        {entries.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
