import type { AnalyticsSettings } from "@zoetrope/analytics/page-analytics";
import type { Configuration } from "../configuration/configuration.ts";

/** What pages are told of measuring. Null: nothing is measured. */
export function pageAnalytics(configuration: Configuration): AnalyticsSettings | null {
  if (configuration.ANALYTICS === "off") return null;
  const { urls, TRACKING_URL, TRACKING_KEY, ANALYTICS_CLIENT_TOKEN, ANALYTICS_CONSENT } = configuration;
  const trackingEndpoint = TRACKING_URL ?? urls.api;
  const [webKey, workflowKey] = [configuration.AMPLITUDE_WEB_KEY, configuration.AMPLITUDE_WORKFLOW_KEY];
  const tagId = configuration.TAG_MANAGER_ID;
  const flushInterval = configuration.ANALYTICS_FLUSH_INTERVAL_IN_SECONDS;
  const hasOthers =
    trackingEndpoint !== urls.api || [webKey, workflowKey, tagId].some((one) => one !== undefined);
  return {
    trackingEndpoint,
    trackingKey: TRACKING_KEY ?? ANALYTICS_CLIENT_TOKEN,
    ...(flushInterval === undefined ? {} : { flushIntervalInMs: flushInterval * 1_000 }),
    webKey: webKey ?? "",
    workflowKey: workflowKey ?? "",
    tagId: tagId ?? "",
    demandsConsent: ANALYTICS_CONSENT === undefined ? hasOthers : ANALYTICS_CONSENT === "required",
    hasOthers,
  };
}
