import type { PageEvent } from "@zoetrope/analytics/events";
import { trackEvent } from "@zoetrope/chrome/track-event";
import { rememberedOf, shownPages } from "./shown-pages.ts";
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

/** What came with a page of results that now stands under those before it. */
interface AddedPage {
  cards: HTMLElement[];
  /** What analytics is told of it. */
  measure: string | undefined;
}

/** Puts the results of the page that the link leads to under those that are here; the link then leads to the one after it. */
async function addPage(link: HTMLAnchorElement): Promise<AddedPage | null> {
  const box = link.closest("[data-more-box]");
  const grid = document.querySelector("[data-grid]");
  if (box === null || grid === null || link.getAttribute("aria-disabled") === "true") return null;
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
    if (nextBox !== null) box.replaceWith(nextBox);
    return { cards, measure: page.querySelector<HTMLElement>("[data-measure]")?.dataset["measure"] };
  } catch {
    stopWaiting();
    link.removeAttribute("aria-disabled");
    link.textContent = label;
    showToast(link.dataset["failed"] ?? "");
    return null;
  }
}

/** Shows the next page of results as well, with the focus on the first new one. */
export async function showMore(link: HTMLAnchorElement): Promise<void> {
  const added = await addPage(link);
  if (added === null) return;
  added.cards[0]?.querySelector<HTMLElement>("[data-play]")?.focus({ preventScroll: true });
  rememberPages(shownPages() + 1);
  // The same results again, or others if there are more by now; who counts knows which.
  if (added.measure !== undefined) trackEvent(JSON.parse(added.measure) as PageEvent);
}

/** Whoever comes back to more than this is not kept waiting for all of it. */
const maxRestoredPages = 10;

/** Whoever comes back or loads the page again finds what was shown, and the place where they were. */
export async function restorePages(): Promise<void> {
  const { pages, top } = rememberedOf(history.state);
  let hasMoved = false;
  const move = (): void => void (hasMoved = true);
  for (const type of movingEvents) addEventListener(type, move, { once: true, passive: true });
  let shown = 0;
  while (shown < Math.min(pages, maxRestoredPages)) {
    const link = document.querySelector<HTMLAnchorElement>("a[data-more]");
    if (link === null || (await addPage(link)) === null) break;
    shown++;
  }
  for (const type of movingEvents) removeEventListener(type, move);
  if (!hasMoved) scrollTo({ top, behavior: "instant" });
  rememberPages(shown);
}

/** Of somebody who reads already, and is left where they are. */
const movingEvents = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

let isWatching = false;

function rememberPages(pages: number): void {
  history.replaceState({ ...history.state, morePages: pages }, "");
  if (isWatching) return;
  isWatching = true;
  addEventListener("pagehide", () => history.replaceState({ ...history.state, moreTop: scrollY }, ""));
}
