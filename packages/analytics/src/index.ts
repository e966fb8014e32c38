export { entityKinds, type AnalyticsConfig, type EntityKind, type EventProject } from "./analytics-config.ts";
export { keepConsent, mayMeasure, readConsent, type Consent } from "./consent.ts";
export { createAnalytics, type Analytics, type AnalyticsServices } from "./create-analytics.ts";
export { createTrackers, type Trackers } from "./create-trackers.ts";
export type { EventFields, EventPayload } from "./event-payload.ts";
export {
  hitMethods,
  hitParameters,
  visitorOfTheDay,
  type HitMethod,
  type HitParameters,
} from "./hit-counter.ts";
export { isTagId, loadTagManager, tagManagerFrame, tagManagerOrigin } from "./tag-manager.ts";
