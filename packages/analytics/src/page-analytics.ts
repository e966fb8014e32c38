import type { AnalyticsConfig } from "./analytics-config.ts";
import { tagManagerOrigin } from "./tag-manager.ts";

/** What whoever runs the platform has decided of measuring. */
export interface AnalyticsSettings extends Omit<AnalyticsConfig, "isEnabled" | "isDevelopment"> {
  /** Container of the tag manager. Empty: none. */
  tagId: string;
  /** True: nothing is measured before the visitor has said yes. */
  demandsConsent: boolean;
  /** True: others than this platform hear of it as well, which visitors are told. */
  hasOthers: boolean;
}

/** What pages are told of it; where it is off they are told nothing. */
export type PageAnalytics = AnalyticsSettings & Pick<AnalyticsConfig, "isDevelopment">;

/** Where the library of event analytics sends events and asks for its settings. */
const eventOrigins = ["https://api2.amplitude.com", "https://sr-client-cfg.amplitude.com"];

/** What measuring needs of a page's Content-Security-Policy beside its own origin. Null: nothing. */
export function analyticsSources(analytics: AnalyticsSettings | null) {
  if (analytics === null) return { scripts: [], connections: [], pictures: [], frames: [] };
  const { trackingEndpoint, webKey, workflowKey, tagId, demandsConsent } = analytics;
  const tags = tagId === "" ? [] : [tagManagerOrigin];
  return {
    scripts: tags,
    connections: [trackingEndpoint, ...(webKey === "" && workflowKey === "" ? [] : eventOrigins), ...tags],
    pictures: tags,
    // Its frame is for pages without scripts, which nobody can ask for consent.
    frames: demandsConsent ? [] : tags,
  };
}
