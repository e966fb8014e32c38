import { mountCardPlayer, type CardPlayer } from "@zoetrope/player";
import { pageMessages } from "./page-messages.ts";
import { showToast } from "@zoetrope/page-app/show-toast";

let hasNotified = false;

/** Once per page: when one does not arrive, the next ones will not either. The poster stays. */
function reportOnce(): void {
  if (!hasNotified) showToast(pageMessages().notPlayed);
  hasNotified = true;
}

const players = new WeakMap<Element, CardPlayer>();

function playerOf(card: HTMLElement): CardPlayer | null {
  const known = players.get(card);
  if (known !== undefined) return known;
  const stage = card.querySelector<HTMLElement>("[data-play]");
  if (stage === null) return null;
  const player = mountCardPlayer(stage, { src: stage.dataset["play"] ?? "", onError: reportOnce }, card);
  players.set(card, player);
  return player;
}

/** Watches a card; it plays at once when pointer or focus are on it already. */
export function playCard(card: HTMLElement): void {
  if (players.has(card)) return;
  const player = playerOf(card);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isStill && (card.matches(":hover") || card.contains(document.activeElement))) player?.play();
}

let observer: IntersectionObserver | null = null;

/** Plays every card that is on the screen, also those that are added later, until it is called with false. */
export function playAllCards(isOn: boolean, cards: Iterable<HTMLElement>): void {
  if (isOn) {
    observer ??= new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const player = playerOf(target as HTMLElement);
        if (isIntersecting) player?.play({ hold: true });
        else player?.stop();
      }
    });
    for (const card of cards) observer.observe(card);
    return;
  }
  observer?.disconnect();
  observer = null;
  for (const card of cards) players.get(card)?.stop();
}

export const isPlayingAll = (): boolean => observer !== null;
