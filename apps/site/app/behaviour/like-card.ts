import { trackEvent } from "@zoetrope/chrome/track-event";
import { showToast } from "@zoetrope/page-app/show-toast";
import { setLiked } from "./likes.ts";
import { isLiked } from "./stored-likes.ts";
import { pageMessages } from "./page-messages.ts";

/** Turns the heart of a card on or off and says where the like is kept. */
export async function likeCard(button: HTMLElement): Promise<void> {
  const id = button.closest<HTMLElement>("[data-card]")?.dataset["card"];
  if (id !== undefined) await like(id, !isLiked(id));
}

async function like(id: string, liked: boolean): Promise<void> {
  const messages = pageMessages();
  const outcome = await setLiked(id, liked);
  if (outcome === "not-kept") return showToast(messages.notKept);
  if (outcome === "failed") return showToast(messages.likeFailed);
  if (liked) trackEvent({ event: "like", file_id: id });
  const message =
    outcome === "in-account"
      ? liked
        ? messages.likedEverywhere
        : messages.unlikedEverywhere
      : liked
        ? messages.liked
        : messages.unliked;
  showToast(message, { label: messages.undo, run: () => void like(id, !liked) });
}
