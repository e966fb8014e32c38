// What the page of the browser tests runs: the package as pages use it.
import { createAnalytics, createTrackers, loadTagManager, type AnalyticsConfig } from "../index.ts";

/** What a page in development would say on its console. */
const problems: string[] = [];

const open = (config: AnalyticsConfig) => {
  const analytics = createAnalytics(config, {
    logProblem: (text, problem) => problems.push(`${text}: ${String(problem)}`),
  });
  return { ...analytics, ...createTrackers(analytics) };
};

export type Opened = ReturnType<typeof open>;

Object.assign(globalThis, { open, loadTagManager, problems });
