import { useEffect, useState } from "react";
import { isLiked as readLiked, setLiked } from "../behaviour/likes.ts";

/** Whether the animation is liked on this device; `outcome` is the news after the last change. */
export function useLiked(id: string): {
  isLiked: boolean;
  toggle(): void;
  outcome: "liked" | "removed" | "refused" | null;
} {
  const [isLiked, setShown] = useState(false);
  const [outcome, setOutcome] = useState<"liked" | "removed" | "refused" | null>(null);
  useEffect(() => setShown(readLiked(id)), [id]);
  const toggle = () => {
    if (!setLiked(id, !isLiked)) return setOutcome("refused");
    setShown(!isLiked);
    setOutcome(isLiked ? "removed" : "liked");
  };
  return { isLiked, toggle, outcome };
}
