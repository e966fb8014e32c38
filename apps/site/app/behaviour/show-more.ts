import type { PageEvent } from "@zoetrope/analytics/events";
import { trackEvent } from "@zoetrope/chrome/track-event";
import { fetchPage } from "./fetch-page.ts";
import { markLikes } from "./mark-likes.ts";
import { isPlayingAll, playAllCards } from "./play-cards.ts";
import { showToast } from "@zoetrope/page-app/show-toast";

/** Waiting cards are shown only when the answer takes this long. */
const timeoutInMs = 300;

function waitingCards(grid: Element): () => void {
  const shown: Element[] = [];
  const timer = setTimeout(() => {
    for (let index = 0; index < 4; index += 1) {
      const card = document.createElement("div");
      card.className = "card card--skeleton";
      card.setAttribute("aria-hidden", "true");
      card.innerHTML =
        '<div class="card__stage"></div><div class="skeleton skeleton--title"></div><div class="skeleton skeleton--creator"></div>';
      shown.push(card);
    }
    grid.append(...shown);
  }, timeoutInMs);
  return () => {
    clearTimeout(timer);
    for (const card of shown) card.remove();
  };
}

/** Puts the next page of results under the ones that are here, and the focus on the first new one. */
export async function showMore(link: HTMLAnchorElement): Promise<void> {
  const box = link.closest("[data-more-box]");
  const grid = document.querySelector("[data-grid]");
  if (box === null || grid === null || link.getAttribute("aria-disabled") === "true") return;
  link.setAttribute("aria-disabled", "true");
  const label = link.textContent;
  link.textContent = link.dataset["loading"] ?? label;
  const stopWaiting = waitingCards(grid);
  try {
    const page = await fetchPage(link.href);
    const cards = [...page.querySelectorAll<HTMLElement>("[data-grid] > [data-card]")];
    const nextBox = page.querySelector("[data-more-box]");
    stopWaiting();
    grid.append(...cards);
    markLikes(grid);
    if (isPlayingAll()) playAllCards(true, cards);
    cards[0]?.querySelector<HTMLElement>("[data-play]")?.focus({ preventScroll: true });
    if (nextBox !== null) box.replaceWith(nextBox);
    const found = page.querySelector<HTMLElement>("[data-measure]")?.dataset["measure"];
    // The same results again, or others if there are more by now; who counts knows which.
    if (found !== undefined) trackEvent(JSON.parse(found) as PageEvent);
  } catch {
    stopWaiting();
    link.removeAttribute("aria-disabled");
    link.textContent = label;
    showToast(link.dataset["failed"] ?? "");
  }
}
