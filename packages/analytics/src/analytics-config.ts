/** What an operator sets; without addresses and keys of others, only our own collector hears anything. */
export interface AnalyticsConfig {
  /** False: nothing is loaded and nothing is sent, whoever calls. */
  isEnabled: boolean;
  /** Failures are said on the console; otherwise nobody hears of them. */
  isDevelopment: boolean;
  /** Origin that takes `POST /api/v1/event`: our own collector, or a Jitsu. */
  trackingEndpoint: string;
  /** Key of the tracking client, sent as `token`. Empty: no tracking. */
  trackingKey: string;
  /** So long an event waits for others before it is sent. Default: 10 s. */
  flushIntervalInMs?: number;
  /** Keys of the two projects of event analytics (Amplitude). Empty: nothing of it is loaded. */
  webKey: string;
  workflowKey: string;
}

/** The project of event analytics that an event belongs to. */
export type EventProject = "web" | "workflow";

/** What events are about. */
export const entityKinds = [
  "Animation",
  "Color palette",
  "Asset Generation",
  "premium-animation-modal",
  "premium-animation-page",
  "Download counter",
] as const;
export type EntityKind = (typeof entityKinds)[number];
