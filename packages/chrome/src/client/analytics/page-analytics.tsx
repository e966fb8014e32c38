import { AnalyticsProvider, type PartTrackers } from "@zoetrope/analytics/react";
import type { ReactNode } from "react";
import { trackEvent } from "./track-event.ts";

const trackers: PartTrackers = { track: trackEvent };

/**
 * Around a part of a page that React keeps alive: what it tells goes to whoever measures, if anybody does. Nothing of measuring
 * itself comes with it.
 */
export function PageAnalytics({ children }: { children: ReactNode }) {
  return <AnalyticsProvider trackers={trackers}>{children}</AnalyticsProvider>;
}
