import { tellEvent } from "@zoetrope/chrome/tell-event";
import { useState, useSyncExternalStore } from "react";
import { isLiked as readLiked, setLiked } from "../behaviour/likes.ts";

type Outcome = "liked" | "removed" | "refused";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the animation is liked on this device; `outcome` is the news after the last change. */
export function useLiked(id: string): { isLiked: boolean; toggle: () => void; outcome: Outcome | null } {
  const isLiked = useSyncExternalStore(
    subscribe,
    () => readLiked(id),
    () => false,
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const toggle = () => {
    const isKept = setLiked(id, !isLiked);
    if (isKept && !isLiked) tellEvent({ event: "like", file_id: id });
    setOutcome(isKept ? (isLiked ? "removed" : "liked") : "refused");
    for (const listener of listeners) listener();
  };
  return { isLiked, toggle, outcome };
}
