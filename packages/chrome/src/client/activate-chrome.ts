import { reserveScrollbar } from "./page/reserve-scrollbar.ts";
import { settleLanguage } from "./language/language-settled.ts";
import type { Session } from "./account/session.ts";
import { showCaseStudies } from "./menus/show-case-studies.ts";
import { watchAccount } from "./account/watch-account.ts";
import { wideWindow } from "./menus/wide-window.ts";

/** What the host page's script supplies once it can sign people in and out. */
declare global {
  interface DocumentEventMap {
    /** Says who is looking: a session, or null for a guest. */
    "zoetrope:session": CustomEvent<Session | null>;
    /** Asked for by Logout in the user menu. */
    "zoetrope:log-out": CustomEvent<null>;
  }
}

export interface ActivateOptions {
  notify(text: string, action?: { label: string; run(): void }): void;
}

/** From the upper edge of the window: the header and twice its height. */
const nearHeaderInPx = 192;

/** Calls `run` when the browser has nothing better to do, after the page is complete. */
function whenIdle(run: () => void): void {
  const later = () =>
    "requestIdleCallback" in globalThis
      ? requestIdleCallback(run, { timeout: 4_000 })
      : setTimeout(run, 1_500);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

let pressed = false;
let headerLoading: Promise<() => void> | undefined;

/**
 * Loads what Radix does for the header, once. The swap waits while a button or a finger is held, or its click would be lost; what
 * comes back makes it at once.
 */
function loadHeader(): Promise<() => void> {
  headerLoading ??= import("./menus/hydrate-header.tsx").then(({ hydrateHeader }) => {
    let isDone = false;
    const swap = (): void => {
      if (!isDone) hydrateHeader();
      isDone = true;
    };
    if (!pressed) swap();
    else
      for (const end of ["pointerup", "pointercancel"] as const)
        addEventListener(end, () => setTimeout(swap), { once: true });
    return swap;
  });
  return headerLoading;
}

// A module that has been imported is not imported again.
const loadSearch = () => import("./search/search-modal.ts");

function watchSearch(): void {
  const open = () => {
    const menu = document.getElementById("menu");
    if (menu?.matches(":popover-open")) menu.hidePopover();
    void loadSearch().then(({ openSearch }) => openSearch());
  };
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-open-search]") !== null) open();
  });
  document.addEventListener("keydown", (event) => {
    const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== "k") return;
    // The browser's own search field must not take the key.
    event.preventDefault();
    open();
  });
  // Asked for before this script was there (the page keeps the wish).
  const { dataset } = document.documentElement;
  dataset["hydrated"] = "";
  if (dataset["early"] === "search") open();
  if (/Mac|iP(?:hone|ad|od)/.test(navigator.platform)) document.documentElement.classList.add("is-apple");
  whenIdle(() => void loadSearch());
}

/** Panels that stand without Radix: narrow windows, and the moment before it is there. */
function watchMenus(): void {
  const menu = document.getElementById("menu");
  menu?.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      void import("./menus/show-drawings.ts").then(({ showDrawings }) => showDrawings(target));
      const posts = target.querySelector<HTMLElement>("[data-recent-posts]");
      if (posts === null || posts.dataset["asked"] !== undefined) return;
      posts.dataset["asked"] = "";
      void Promise.all([import("./menus/recent-posts.ts"), import("./page/read-chrome-data.ts")]).then(
        ([{ showRecentPosts }, { readChromeData, localiserOf }]) => {
          const data = readChromeData();
          if (data !== null) void showRecentPosts(posts, data.urls.api, localiserOf(data));
        },
      );
    },
    { capture: true },
  );
  menu?.addEventListener("beforetoggle", (event) => {
    if (event.target !== menu) return;
    reserveScrollbar();
    // The accordion hides the page: focus must not wander there unseen (WCAG 2.4.11).
    for (const part of document.querySelectorAll<HTMLElement>("main, .footer, .skip-link"))
      part.inert = event.newState === "open";
  });
  // A menu that has been left is closed, also by Tab.
  menu?.addEventListener("focusout", ({ relatedTarget }) => {
    const open = menu.querySelector<HTMLDetailsElement>(".nav__menu[open]");
    if (open === null || !matchMedia(wideWindow).matches || !(relatedTarget instanceof Node)) return;
    if (!open.contains(relatedTarget)) open.open = false;
  });
  matchMedia(wideWindow).addEventListener("change", () => {
    if (menu?.matches(":popover-open")) menu.hidePopover();
  });
}

function watchIntent(): void {
  const header = document.querySelector<HTMLElement>(".header");
  if (header === null) return;
  document.addEventListener("pointerdown", () => (pressed = true), { capture: true, passive: true });
  for (const end of ["pointerup", "pointercancel"] as const)
    document.addEventListener(end, () => (pressed = false), { capture: true, passive: true });
  const isWide = () => matchMedia(wideWindow).matches;
  const start = ({ target }: Event): void => {
    if (isWide() || (target instanceof Element && target.closest(".logo") !== null)) void loadHeader();
  };
  header.addEventListener("pointerover", start, { passive: true });
  header.addEventListener("focusin", start);
  watchLogo(header);
  // A mouse on its way to the header: what it needs is there before it arrives.
  const near = ({ clientY, pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse" || clientY > nearHeaderInPx || !isWide()) return;
    document.removeEventListener("pointermove", near);
    void loadHeader();
  };
  document.addEventListener("pointermove", near, { passive: true });
}

/** A right click or a long press before the menu is there is kept and said again. */
function watchLogo(header: HTMLElement): void {
  header.addEventListener("contextmenu", (event) => {
    const { target, clientX, clientY, isTrusted } = event;
    if (!isTrusted || !(target instanceof Element) || target.closest(".logo") === null) return;
    if (header.querySelector(".logo-menu-root") !== null) return;
    event.preventDefault();
    // A finger still rests there, and the browser has said that this will be no click.
    void loadHeader().then((swap) => {
      swap();
      setTimeout(() =>
        header
          .querySelector(".logo-menu-root .logo")
          ?.dispatchEvent(
            new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY }),
          ),
      );
    });
  });
}

function watchSession(): void {
  const area = document.querySelector<HTMLElement>("[data-user-area]");
  if (area === null) return;
  let show: Promise<(session: Session | null, onLogOut: () => void) => void> | undefined;
  document.addEventListener("zoetrope:session", ({ detail }) => {
    if (detail === null && show === undefined) return;
    document.documentElement.classList.toggle("is-signed-in", detail !== null);
    show ??= import("./menus/hydrate-header.tsx").then(({ createUserArea }) => createUserArea(area));
    void show.then((set) =>
      set(detail, () => document.dispatchEvent(new CustomEvent("zoetrope:log-out", { detail: null }))),
    );
  });
}

function watchDrops(notify: ActivateOptions["notify"]): void {
  const start = (): void => {
    void Promise.all([import("./search/drop-to-preview.ts"), import("./page/read-chrome-data.ts")]).then(
      ([{ dropToPreview }, { readChromeData }]) => {
        const preview = readChromeData()?.preview;
        if (preview !== undefined)
          dropToPreview({ previewUrl: preview.url, messages: preview.messages, notify });
      },
    );
  };
  if (document.getElementById("chrome-data")?.textContent?.includes('"preview":') === true)
    document.addEventListener("dragenter", start, { once: true });
}

/** Visits are counted, or their visitors asked, once the page is at rest; where nothing is, this is all of it that runs. */
function watchMeasuring(): void {
  if (document.querySelector("[data-privacy-choices]") === null) return;
  const load = () => import("./analytics/choose-measuring.ts");
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-privacy-choices]") !== null)
      void load().then(({ changeMeasuring }) => changeMeasuring());
  });
  whenIdle(() => void load().then(({ chooseMeasuring }) => chooseMeasuring()));
}

/** For those whose browser would rather have another language than the page's, and only for them, the offer is loaded. */
function watchLanguage(): void {
  const [page] = document.documentElement.lang.split("-");
  if (navigator.languages[0]?.split("-")[0] !== page)
    whenIdle(() => void import("./language/offer-language.ts").then(({ offerLanguage }) => offerLanguage()));
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".language-list a") !== null) settleLanguage();
  });
}

/** Specification §4.5: the logo's drawing is fetched when the page is, whether or not its menu is ever opened. */
function fetchLogo(): void {
  const { assets } = document.body.dataset;
  if (assets !== undefined)
    whenIdle(() => void import("./logo/logo-svg.ts").then(({ loadLogo }) => loadLogo(assets)));
}

/** Gives header and footer what happens after the page has been read; nearly all of it is loaded when it is asked for. */
export function activateChrome({ notify }: ActivateOptions): void {
  watchSearch();
  watchMenus();
  watchIntent();
  watchSession();
  watchAccount(whenIdle);
  watchDrops(notify);
  watchMeasuring();
  watchLanguage();
  fetchLogo();
  showCaseStudies();
  const theme = document.querySelector<HTMLElement>("[data-theme-choice]");
  if (theme !== null) void import("./theme/choose-theme.ts").then(({ watchTheme }) => watchTheme(theme));
  for (const zone of document.querySelectorAll<HTMLFormElement>("form[data-example]"))
    void import("./search/search-by-example.ts").then(({ watchExampleZone }) => watchExampleZone(zone));
  const line = document.querySelector<HTMLElement>(".made-with");
  if (line !== null)
    whenIdle(
      () =>
        void import("./rotate-footer-countries.ts").then(({ rotateFooterCountries }) =>
          rotateFooterCountries(line),
        ),
    );
}
