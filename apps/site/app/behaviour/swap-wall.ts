import { fetchPage } from "./fetch-page.ts";
import { markLikes } from "./mark-likes.ts";

let pending: AbortController | null = null;

/** Hangs another wall without leaving the page; where that fails, the link is followed. */
export async function swapWall(link: HTMLAnchorElement): Promise<void> {
  pending?.abort();
  pending = new AbortController();
  const { signal } = pending;
  try {
    const page = await fetchPage(link.href, signal);
    const wall = page.querySelector("[data-wall]");
    const current = document.querySelector("[data-wall]");
    if (wall === null || current === null) throw new Error("no wall");
    current.replaceWith(wall);
    markLikes(wall);
    history.replaceState(null, "", link.href);
    wall.querySelector<HTMLElement>(".segmented-control [aria-current]")?.focus({ preventScroll: true });
  } catch {
    if (!signal.aborted) location.assign(link.href);
  }
}
