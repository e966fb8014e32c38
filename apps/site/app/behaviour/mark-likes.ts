import { likedIds } from "./likes.ts";

/** Fills the hearts of what this device likes. */
export function markLikes(root: ParentNode): void {
  const liked = new Set(likedIds());
  if (liked.size === 0) return;
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    if (liked.has(card.dataset["card"] ?? ""))
      card.querySelector("[data-like]")?.setAttribute("aria-pressed", "true");
  }
}
