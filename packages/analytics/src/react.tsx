import { createContext, use, type ReactNode } from "react";
import type { Trackers } from "./create-trackers.ts";

/** How the parts of a page that React keeps alive tell what happens. */
export type PartTrackers = Pick<Trackers, "track">;

const AnalyticsContext = createContext<PartTrackers | null>(null);

interface ProviderProps {
  trackers: PartTrackers;
  children: ReactNode;
}

export function AnalyticsProvider({ trackers, children }: ProviderProps) {
  return <AnalyticsContext value={trackers}>{children}</AnalyticsContext>;
}

/** The events of the platform. Raises outside a provider. */
export function useAnalytics(): PartTrackers {
  const trackers = use(AnalyticsContext);
  if (trackers === null) throw new Error("useAnalytics must be used within an AnalyticsProvider");
  return trackers;
}
