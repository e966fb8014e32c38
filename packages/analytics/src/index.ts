export { entityKinds, type AnalyticsConfig, type EntityKind, type EventProject } from "./analytics-config.ts";
export { createAnalytics, type Analytics, type AnalyticsServices } from "./create-analytics.ts";
export { createTrackers, type Trackers } from "./create-trackers.ts";
export type { EventFields, EventPayload } from "./event-payload.ts";
export {
  clearVisitorId,
  hitMethods,
  hitParameters,
  visitorOfTheDay,
  type HitMethod,
  type HitParameters,
} from "./hit-counter.ts";
export { loadTagManager } from "./tag-manager.ts";
