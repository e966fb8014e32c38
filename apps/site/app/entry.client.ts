import { activateChrome } from "@zoetrope/chrome/client";
import { earlyInput } from "@zoetrope/page-app/early-input";
import { hydrateIslands } from "@zoetrope/page-app/hydrate-islands";
import { watchHeader } from "@zoetrope/page-app/watch-header";
import { deferredStyles } from "./behaviour/deferred-styles.ts";
import { shownPages } from "./behaviour/shown-pages.ts";
import { watchLikes } from "./behaviour/watch-likes.ts";

const cards = () => document.querySelectorAll<HTMLElement>("[data-card]");
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Everything below loads on intent: nothing is fetched for a page that is only read. */
function watchCard(target: EventTarget | null): void {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
  if (card === null || card.dataset["watched"] !== undefined) return;
  card.dataset["watched"] = "";
  void import("./behaviour/play-cards.ts").then(({ playCard }) => playCard(card));
}

/** What does nothing without a script, so that a click that came before it counts as well. */
function pressButton(target: Element): void {
  const like = target.closest<HTMLElement>("[data-like]");
  if (like !== null) void import("./behaviour/like-card.ts").then(({ likeCard }) => likeCard(like));
  const follow = target.closest<HTMLElement>("[data-follow]");
  if (follow !== null)
    void import("./behaviour/follow-search.ts").then(({ followSearch }) => followSearch(follow, target));
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target === null || !isPlainClick(event)) return;
  pressButton(target);
  const more = target.closest<HTMLAnchorElement>("a[data-more]");
  if (more !== null) {
    event.preventDefault();
    void import("./behaviour/show-more.ts").then(({ showMore }) => showMore(more));
  }
  const wall = target.closest<HTMLAnchorElement>("[data-wall] .segmented-control a");
  if (wall !== null) {
    event.preventDefault();
    void import("./behaviour/swap-wall.ts").then(({ swapWall }) => swapWall(wall));
  }
}

function onChange({ target }: Event): void {
  if (target instanceof HTMLSelectElement && target.dataset["submit"] !== undefined)
    target.form?.requestSubmit();
  if (target instanceof HTMLInputElement && target.closest("[data-play-all]") !== null) {
    void import("./behaviour/play-cards.ts").then(({ playAllCards }) =>
      playAllCards(target.checked, cards()),
    );
  }
}

function onPointer({ target, pointerType }: PointerEvent): void {
  if (pointerType !== "touch") watchCard(target);
}

function onFocus({ target }: Pick<Event, "target">): void {
  watchCard(target);
  if (target instanceof HTMLInputElement && target.dataset["suggest"] !== undefined) {
    void import("@zoetrope/chrome/suggest").then(({ suggestKeywords }) =>
      suggestKeywords(target, document.body.dataset["api"] ?? ""),
    );
  }
}

function enableDrum(): void {
  const drum = document.querySelector<HTMLElement>("[data-drum]");
  if (drum === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const button = document.querySelector<HTMLButtonElement>("[data-spin]");
  void import("./behaviour/spin-drum.ts").then(({ spinDrum }) => spinDrum(drum, button));
}

/** Drawings that leave the line to what is seen first; on a tall window some of them are seen first. */
function showLateDrawings(aboveInPx: number): void {
  const late = [...document.querySelectorAll<SVGUseElement>("use[data-late-href]:not([href])")];
  const due = late.filter((use) => (use.ownerSVGElement ?? use).getBoundingClientRect().top < aboveInPx);
  for (const use of due) use.setAttribute("href", use.dataset["lateHref"] ?? "");
}

function onLoaded(): void {
  showLateDrawings(Number.POSITIVE_INFINITY);
  enableDrum();
}

document.addEventListener("pointerover", onPointer, { passive: true });
document.addEventListener("focusin", onFocus);
// Someone with a quick Tab key was here before this script.
onFocus({ target: document.activeElement });
document.addEventListener("click", onClick);
for (const { type, target } of earlyInput())
  if (type === "click" && target instanceof Element) pressButton(target);
document.addEventListener("change", onChange);
// Its place is kept from the start, so that showing it moves nothing.
for (const label of document.querySelectorAll("[data-play-all]")) label.classList.add("is-ready");
showLateDrawings(innerHeight);
watchHeader();
// Before the chrome tells who is looking.
watchLikes();
void deferredStyles().then(() =>
  activateChrome({
    notify: (text, action) =>
      void import("@zoetrope/page-app/show-toast").then(({ showToast }) => showToast(text, action)),
  }),
);
if (shownPages() > 0) void import("./behaviour/show-more.ts").then(({ restorePages }) => restorePages());
const likes = document.querySelector<HTMLElement>("[data-likes]");
if (likes !== null) void import("./behaviour/show-likes.ts").then(({ showLikes }) => showLikes(likes));
const saved = document.querySelector<HTMLElement>("[data-saved-searches]");
if (saved !== null)
  void import("./behaviour/show-saved-searches.ts").then(({ showSavedSearches }) => showSavedSearches(saved));
const tagFilter = document.querySelector<HTMLElement>("[data-tag-filter]");
if (tagFilter !== null)
  void import("./behaviour/filter-tags.ts").then(({ filterTags }) => filterTags(tagFilter));
const form = document.querySelector<HTMLFormElement>("form[data-feedback]");
if (form !== null) void import("./behaviour/send-form.ts").then(({ sendForm }) => sendForm(form));
if (document.querySelector(".workbench-place[data-when=intent]") !== null)
  void import("./tools/hydration/watch-unhydrated-tool.ts").then(({ watchUnhydratedTool }) =>
    watchUnhydratedTool(document.body.dataset["workers"]),
  );
hydrateIslands(document, async (name, isApart) =>
  isApart
    ? (await import("./tools/tool-islands.ts")).toolIslandNamed(name)
    : (await import("./islands.ts")).islandNamed(name),
);
if (document.readyState === "complete") onLoaded();
else addEventListener("load", onLoaded, { once: true });
