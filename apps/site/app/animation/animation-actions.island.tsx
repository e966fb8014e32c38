import type { AnimationWords } from "@zoetrope/i18n";
import { useCopy } from "./embed/copy-text.ts";
import { useLiked, type LikeNews } from "./use-liked.ts";

export interface ActionsProps {
  words: AnimationWords["download"];
  id: string;
  title: string;
  /** The page's own address, for sharing. */
  url: string;
}

const describeLike = ({ outcome, liked }: LikeNews, words: ActionsProps["words"]): string =>
  ({
    "on-device": liked ? words.likeKept : words.likeRemoved,
    "in-account": liked ? words.likeInAccount : words.likeGone,
    "not-kept": words.likeNotKept,
    failed: words.likeFailed,
  })[outcome];

/** Like, and share. */
export default function AnimationActions({ words, id, title, url }: ActionsProps) {
  const { isLiked, toggle, news } = useLiked(id);
  const { said, copy } = useCopy();
  const share = () => {
    if (typeof navigator.share !== "function") return copy(url);
    // Closing the system's sheet is a refusal, not a failure.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <>
      <div className="animation-actions">
        <button
          type="button"
          className="button button--secondary button--small"
          aria-pressed={isLiked}
          onClick={toggle}
        >
          <svg className="icon" aria-hidden="true">
            <use href="#icon-heart" />
          </svg>
          {isLiked ? words.liked : words.like}
        </button>
        <button type="button" className="button button--secondary button--small" onClick={share}>
          <svg className="icon" aria-hidden="true">
            <use href={said === "copied" ? "#icon-check" : "#icon-share-2"} />
          </svg>
          {said === "copied" ? words.linkCopied : words.share}
        </button>
      </div>
      <output className="small-text muted-text animation-page__status">
        {news === null ? "" : describeLike(news, words)}
      </output>
    </>
  );
}
