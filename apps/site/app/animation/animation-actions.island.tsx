import type { AnimationMessages } from "@zoetrope/i18n";
import { useCopy } from "../embed-code/use-copy.ts";
import { useLiked, type LikeNews } from "./use-liked.ts";

export interface ActionsProps {
  messages: AnimationMessages["download"];
  id: string;
  title: string;
  /** The page's own address, for sharing. */
  url: string;
}

const describeLike = ({ outcome, liked }: LikeNews, messages: ActionsProps["messages"]): string =>
  ({
    "on-device": liked ? messages.likeKept : messages.likeRemoved,
    "in-account": liked ? messages.likeInAccount : messages.likeGone,
    "not-kept": messages.likeNotKept,
    failed: messages.likeFailed,
  })[outcome];

/** Like, and share. */
export default function AnimationActions({ messages, id, title, url }: ActionsProps) {
  const { isLiked, toggle, news } = useLiked(id);
  const { status, copy } = useCopy();
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
          {isLiked ? messages.liked : messages.like}
        </button>
        <button type="button" className="button button--secondary button--small" onClick={share}>
          <svg className="icon" aria-hidden="true">
            <use href={status === "copied" ? "#icon-check" : "#icon-share-2"} />
          </svg>
          {status === "copied" ? messages.linkCopied : messages.share}
        </button>
      </div>
      <output className="small-text muted-text animation-page__status">
        {status === "failed" ? messages.linkNotCopied : news === null ? "" : describeLike(news, messages)}
      </output>
    </>
  );
}
