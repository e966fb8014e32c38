// What the page of the browser tests runs: the package as pages use it.
import { createAnalytics, createTrackers, loadTagManager, type AnalyticsConfig } from "../index.ts";

/** What a page in development would say on its console. */
const problems: string[] = [];

const open = (config: AnalyticsConfig) => {
  const analytics = createAnalytics(config, {
    logProblem: (text, problem) => problems.push(`${text}: ${String(problem)}`),
  });
  const trackers = createTrackers(analytics);
  const trackLike = (fileId: string): void => trackers.track({ event: "like", file_id: fileId });
  return { ...analytics, ...trackers, trackLike };
};

export type Opened = ReturnType<typeof open>;

Object.assign(globalThis, { open, loadTagManager, problems });
