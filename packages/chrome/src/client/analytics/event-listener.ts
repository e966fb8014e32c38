import {
  hitMethods,
  hitParameters,
  visitorOfTheDay,
  type Analytics,
  type Trackers,
} from "@zoetrope/analytics";
import type { PageEvent } from "@zoetrope/analytics/events";
import { clickOf, downloadOf, type MeasuredClick } from "./measured-click.ts";
import { pageStorage } from "../page/page-storage.ts";

interface EventListenerOptions {
  analytics: Analytics;
  trackers: Trackers;
  /** Origin of the counter of views. */
  api: string;
  mayMeasure(): boolean;
}

/** `handleEvent` is told of what happens in the page, `see` of what the page says that it shows. */
export interface PageEventListener {
  handleEvent(this: void, event: Event): void;
  see(event: PageEvent): void;
}

export function trackClick(trackers: Trackers, { region, section, item }: MeasuredClick): void {
  trackers.track({ event: `${region}-click`, section, item, locale: document.documentElement.lang });
}

/** Makes events of the platform of those of the page. */
export function createEventListener({
  analytics,
  trackers,
  api,
  mayMeasure,
}: EventListenerOptions): PageEventListener {
  let userId: string | null = null;

  function identify(id: string | null): void {
    if (id === userId) return;
    userId = id;
    analytics.identify(id, { locale: document.documentElement.lang });
  }
  /** The platform's own counter, which counts a visitor once a day. */
  function countView(resourceId: string): void {
    if (!mayMeasure()) return;
    const hit = hitParameters({
      method: hitMethods.animation,
      resourceId,
      visitorId: visitorOfTheDay(pageStorage),
      ...(userId === null ? {} : { userId }),
    });
    // As text, so that no question goes before it; a view that is not counted is nobody's business.
    fetch(`${api}/api/v1/hit-counter`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: JSON.stringify(hit),
      keepalive: true,
      referrerPolicy: "no-referrer",
    })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
  }

  return {
    handleEvent(event) {
      if (event.type === "zoetrope:session")
        return identify((event as DocumentEventMap["zoetrope:session"]).detail?.user.id ?? null);
      if (event.type === "zoetrope:auth")
        return trackers.trackAuth((event as DocumentEventMap["zoetrope:auth"]).detail);
      if (event.type === "zoetrope:measure")
        return trackers.track((event as DocumentEventMap["zoetrope:measure"]).detail);
      const click = event.type === "submit" ? null : clickOf(event);
      if (click !== null) trackClick(trackers, click);
      const download = downloadOf(event);
      if (download !== null) trackers.track({ event: "download", ...download });
    },
    see(event) {
      // Another page of the same results is no other search.
      if (event.event === "search" && new URLSearchParams(location.search).has("page")) return;
      trackers.track(event);
      if (event.event === "file-view") countView(event.file_id);
    },
  };
}
