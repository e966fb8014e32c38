import { createAnalytics, createTrackers, clearVisitorId, loadTagManager } from "@zoetrope/analytics";
import type { PageEvent } from "@zoetrope/analytics/events";
import type { ChromeData } from "../../chrome-data.tsx";
import { createEventListener, trackClick } from "./event-listener.ts";
import { dropAbandonedPages, takeAbandonedPages } from "./abandoned-pages.ts";
import { logProblem } from "../page/log-problem.ts";
import { pageStorage } from "../page/page-storage.ts";

export interface Measuring {
  /** The visitor says no: what has not been sent is forgotten. Until they say yes, nothing is told. */
  stop(): void;
}

interface MeasureOptions {
  data: ChromeData & Required<Pick<ChromeData, "analytics">>;
  /** Asked at every event. */
  mayMeasure(): boolean;
  /** True: the visitor has just said yes. What they did before is not told. */
  isFresh: boolean;
}

/** Ends the task: what waits for the page, a finger above all, goes first. */
const breathe = (): Promise<void> => new Promise((settle) => setTimeout(settle));

const isSession = ({ type }: Event): boolean => type === "zoetrope:session";

/** Tells of this page and of what happens on it, while the visitor may be measured. */
export async function startMeasuring({ data, mayMeasure, isFresh }: MeasureOptions): Promise<Measuring> {
  const { analytics: settings, urls, prefix } = data;
  const analytics = createAnalytics({ isEnabled: true, ...settings }, { mayMeasure, logProblem });
  // Until then the page's first script keeps what happens.
  await analytics.load();
  await breathe();
  const trackers = createTrackers(analytics);
  const { handleEvent, see } = createEventListener({ analytics, trackers, api: urls.api, mayMeasure });

  if (isFresh) dropAbandonedPages();
  for (const { page, clicks } of takeAbandonedPages()) {
    const before = createTrackers(analytics.of(page));
    before.trackPageView(page.url);
    for (const click of clicks) trackClick(before, click);
    await breathe();
  }
  const early = takeEarly();
  // Who is looking goes before what they look at.
  for (const event of early.filter(isSession)) handleEvent(event);
  trackers.trackPageView(location.pathname + location.search);
  if (location.pathname === `${prefix}/pricing`) trackers.trackPricingView();
  for (const element of document.querySelectorAll<HTMLElement>("[data-measure]"))
    see(JSON.parse(element.dataset["measure"] ?? "") as PageEvent);
  if (!isFresh) for (const event of early.filter((one) => !isSession(one))) handleEvent(event);

  // At the window, behind everybody who could take care of a click or a form themselves.
  for (const type of ["click", "auxclick", "submit"] as const) addEventListener(type, handleEvent);
  for (const type of ["zoetrope:measure", "zoetrope:auth", "zoetrope:session"] as const)
    document.addEventListener(type, handleEvent);
  if (settings.tagId !== "") loadTagManager(window, settings.tagId);

  return {
    stop() {
      analytics.forget();
      clearVisitorId(pageStorage);
      dropAbandonedPages();
      // A tag manager that runs can only be sent away with its page.
      if (settings.tagId !== "") location.reload();
    },
  };
}

function takeEarly(): Event[] {
  let early: Event[] = [];
  dispatchEvent(new CustomEvent("zoetrope:take-early", { detail: (kept: Event[]) => (early = kept) }));
  return early;
}
