// What the page of the browser tests runs: the package as pages use it.
import { createAnalytics, createTrackers, loadTagManager, type AnalyticsConfig } from "../index.ts";

const open = (config: AnalyticsConfig) => {
  const analytics = createAnalytics(config);
  return { ...analytics, ...createTrackers(analytics) };
};

export type Opened = ReturnType<typeof open>;

Object.assign(globalThis, { open, loadTagManager });
