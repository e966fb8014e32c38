import { tellEvent } from "@zoetrope/chrome/tell-event";
import { setLiked } from "./likes.ts";
import { pageWords } from "./page-words.ts";
import { showToast } from "@zoetrope/page-app/show-toast";

/** Turns the heart of a card on or off and says where the like is kept. */
export function likeCard(button: HTMLElement): void {
  const id = button.closest<HTMLElement>("[data-card]")?.dataset["card"];
  if (id === undefined) return;
  const words = pageWords();
  const apply = (liked: boolean): boolean => {
    const isKept = setLiked(id, liked);
    if (isKept) button.setAttribute("aria-pressed", String(liked));
    return isKept;
  };
  const liked = button.getAttribute("aria-pressed") !== "true";
  if (!apply(liked)) return showToast(words.notKept);
  if (liked) tellEvent({ event: "like", file_id: id });
  showToast(liked ? words.liked : words.unliked, { label: words.undo, run: () => apply(!liked) });
}
