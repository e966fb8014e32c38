import { readHostMessage, watchSignInMark, type FrameMessage } from "@zoetrope/auth-protocol";
import { readFrameData } from "./frame-data.ts";

const isFramed = window.parent !== window;

/** Puts the focus where the visitor goes on: to what is wrong, or to the first thing to do. */
export function takeFocus(): void {
  const wanted =
    document.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    document.querySelector<HTMLElement>("[data-focus]") ??
    // Nothing is asked for: what is said comes first.
    document.querySelector<HTMLElement>("#card-title");
  wanted?.focus();
}

/**
 * Tells the page around the frame what has happened here, and does as it asks. `origin` was held against the list by the server and is the
 * only address that anything is posted to; without it, or in a window of its own, nothing is posted at all.
 */
export function postToHost(): void {
  const { origin, title, messages, continueTo, isWatching } = readFrameData();
  if (isWatching) followOtherTabs();
  if (!isFramed) {
    if (continueTo !== null) location.replace(continueTo);
    return;
  }
  if (origin === null) return;
  const post = (message: FrameMessage): void => window.parent.postMessage(message, origin);

  addEventListener("message", (event) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    if (readHostMessage(event.data)?.type === "takeFocus") takeFocus();
  });
  watchClosing(post);
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>("a[data-top], a[data-post]");
    if (link == null) return;
    event.preventDefault();
    const { post: message } = link.dataset;
    // Written by our own server into our own page.
    post(
      message === undefined
        ? { type: "openAuthUrl", payload: { url: link.href } }
        : (JSON.parse(message) as FrameMessage),
    );
  });
  // In the hidden logout frame nobody presses the button.
  document.querySelector<HTMLFormElement>("form[data-send-in-frame]")?.requestSubmit();

  if (title !== null) postReady(title, post);
  for (const message of messages) post(mayPost(message) ? message : { type: "sessionCheckResult" });
}

/** Asks for the page again once somebody has signed in or out in another tab. */
function followOtherTabs(): void {
  // What this page has sent itself may change the mark before its answer is shown: that answer is to be seen.
  let isLeaving = false;
  addEventListener("beforeunload", () => (isLeaving = true));
  addEventListener("pageshow", () => (isLeaving = false));
  // Asked for anew, without what was sent to it, which `reload` would send again.
  watchSignInMark(() => {
    if (!isLeaving) location.replace(location.pathname + location.search);
  });
}

/**
 * Nobody is known to be signed in only where cookies of this kind come through: in a frame of our site that stands in a frame of
 * another, browsers keep them back (RFC 6265bis, 5.2.1), and the server was told nothing of it.
 */
function mayPost(message: FrameMessage): boolean {
  if (message.type !== "sessionCheckResult" || message.payload?.session !== null) return true;
  document.cookie = "zoetrope-probe=1; SameSite=Lax; Path=/session; Max-Age=10";
  return document.cookie.includes("zoetrope-probe=1");
}

/** Says that there is something to see; inside an element also how high it is, whenever that changes. */
function postReady(title: string, post: (message: FrameMessage) => void): void {
  const main = document.querySelector("main");
  if (document.documentElement.dataset["mode"] !== "element" || main === null)
    return post({ type: "frameReady", payload: { title } });
  // Once it is observed it is told of at once.
  new ResizeObserver(() => {
    const height = String(Math.ceil(main.getBoundingClientRect().height));
    post({ type: "frameReady", payload: { title, height } });
  }).observe(main);
}

function watchClosing(post: (message: FrameMessage) => void): void {
  const close = document.querySelector<HTMLElement>("[data-close]");
  if (close === null) return;
  close.hidden = false;
  close.addEventListener("click", () => post({ type: "closeModal", payload: { reason: "button" } }));
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing)
      post({ type: "closeModal", payload: { reason: "escape" } });
  });
  // Pressed and let go on the backdrop: a selection that ends there closes nothing.
  let pressed: EventTarget | null = null;
  addEventListener("pointerdown", ({ target }) => (pressed = target));
  document.querySelector("[data-backdrop]")?.addEventListener("click", ({ target, currentTarget }) => {
    if (target === currentTarget && pressed === target)
      post({ type: "closeModal", payload: { reason: "backdrop" } });
  });
}
