import { useAnalytics } from "@zoetrope/analytics/react";
import { useState, useSyncExternalStore } from "react";
import { setLiked, type LikeOutcome } from "../behaviour/likes.ts";
import { isLiked as readLiked } from "../behaviour/stored-likes.ts";

const subscribe = (listener: () => void) => {
  document.addEventListener("zoetrope:likes", listener);
  return () => document.removeEventListener("zoetrope:likes", listener);
};

export interface LikeNews {
  outcome: LikeOutcome;
  liked: boolean;
}

interface Liked {
  isLiked: boolean;
  toggle(): void;
  /** The news after the last change. */
  news: LikeNews | null;
}

/** Whether whoever is looking likes the animation. */
export function useLiked(id: string): Liked {
  const isLiked = useSyncExternalStore(
    subscribe,
    () => readLiked(id),
    () => false,
  );
  const { track } = useAnalytics();
  const [news, setNews] = useState<LikeNews | null>(null);
  const toggle = () => {
    const liked = !isLiked;
    void setLiked(id, liked).then((outcome) => {
      const isStored = outcome === "on-device" || outcome === "in-account";
      if (isStored && liked) track({ event: "like", file_id: id });
      setNews({ outcome, liked });
    });
  };
  return { isLiked, toggle, news };
}
