import {
  hitMethods,
  hitParameters,
  visitorOfTheDay,
  type Analytics,
  type Trackers,
} from "@zoetrope/analytics";
import { clickOf, downloadOf, type MeasuredClick } from "./measured-click.ts";
import { pageStorage } from "./page-storage.ts";
import type { MeasuredEvent } from "./tell-event.ts";

interface HearOptions {
  analytics: Analytics;
  trackers: Trackers;
  /** Origin of the counter of views. */
  api: string;
  mayMeasure(): boolean;
}

/** `hear` is told of what happens in the page, `see` of what the page says that it shows. */
export interface Hearer {
  hear(this: void, event: Event): void;
  see(event: MeasuredEvent): void;
}

export function tellClick(trackers: Trackers, { place, section, item }: MeasuredClick): void {
  const entry = { section, item, locale: document.documentElement.lang };
  if (place === "footer") trackers.trackFooterClick(entry);
  else trackers.trackTopnavClick(entry);
}

/** Makes events of the platform of those of the page. */
export function createHearer({ analytics, trackers, api, mayMeasure }: HearOptions): Hearer {
  let userId: string | null = null;

  function identify(id: string | null): void {
    if (id === userId) return;
    userId = id;
    analytics.identify(id, { locale: document.documentElement.lang });
  }
  function tell(event: MeasuredEvent): void {
    if (event.event === "search") trackers.trackSearch(event);
    else if (event.event === "file-view") trackers.trackFileView(event.file_id, event.element);
    else if (event.event === "download") trackers.trackDownload(event.file_id, event.element);
    else if (event.event === "like") trackers.trackLike(event.file_id);
    else if (event.event === "upload") trackers.trackUpload(event.file_id);
    else trackers.trackPublish(event.file_id);
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
    hear(event) {
      if (event.type === "zoetrope:session")
        return identify((event as DocumentEventMap["zoetrope:session"]).detail?.user.id ?? null);
      if (event.type === "zoetrope:auth")
        return trackers.trackAuth((event as DocumentEventMap["zoetrope:auth"]).detail);
      if (event.type === "zoetrope:measure")
        return tell((event as DocumentEventMap["zoetrope:measure"]).detail);
      const click = event.type === "submit" ? null : clickOf(event);
      if (click !== null) tellClick(trackers, click);
      const download = downloadOf(event);
      if (download !== null) trackers.trackDownload(download.file_id, download.element);
    },
    see(event) {
      // Another page of the same results is no other search.
      if (event.event === "search" && new URLSearchParams(location.search).has("page")) return;
      tell(event);
      if (event.event === "file-view") countView(event.file_id);
    },
  };
}
