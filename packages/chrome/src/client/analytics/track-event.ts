import type { PageEvent } from "@zoetrope/analytics/events";

declare global {
  interface DocumentEventMap {
    /** Something that is worth counting has happened. Heard by nobody where nothing is measured. */
    "zoetrope:measure": CustomEvent<PageEvent>;
  }
}

export function trackEvent(event: PageEvent): void {
  document.dispatchEvent(new CustomEvent("zoetrope:measure", { detail: event }));
}
