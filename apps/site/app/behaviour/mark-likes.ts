import { likedIds } from "./stored-likes.ts";

/** Fills the hearts of what whoever is looking likes, and empties the others. */
export function markLikes(root: ParentNode): void {
  const liked = new Set(likedIds());
  for (const heart of root.querySelectorAll<HTMLElement>("[data-card] [data-like]")) {
    const id = heart.closest<HTMLElement>("[data-card]")?.dataset["card"] ?? "";
    const isPressed = String(liked.has(id));
    if (heart.getAttribute("aria-pressed") !== isPressed) heart.setAttribute("aria-pressed", isPressed);
  }
}
