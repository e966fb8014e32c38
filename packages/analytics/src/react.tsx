import { createContext, use, type ReactNode } from "react";
import type { Trackers } from "./create-trackers.ts";

const AnalyticsContext = createContext<Trackers | null>(null);

export function AnalyticsProvider({ trackers, children }: { trackers: Trackers; children: ReactNode }) {
  return <AnalyticsContext value={trackers}>{children}</AnalyticsContext>;
}

/** The events of the platform. Raises outside a provider. */
export function useAnalytics(): Trackers {
  const trackers = use(AnalyticsContext);
  if (trackers === null) throw new Error("useAnalytics must be used within an AnalyticsProvider");
  return trackers;
}
