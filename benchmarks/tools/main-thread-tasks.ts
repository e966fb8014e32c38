import type { Page } from "playwright-core";

/** In milliseconds. On a machine that does something else as well a task takes longer than the processor works on it. */
export interface MainThreadTasks {
  longest: number;
  /** The longest one by what the processor worked on it. */
  longestOfProcessor: number;
}

interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  /** In microseconds, as all times of a trace. */
  ts: number;
  dur?: number;
  tdur?: number;
}

const taskName = "ThreadControllerImpl::RunTask";
const categories = ["toplevel", "blink.user_timing"];

/**
 * Traces what the page does in `work`. What counts are tasks of its main thread that end after the mark `from`, which the page has to set
 * (`performance.mark`).
 */
export async function traceTasks(
  page: Page,
  from: string,
  work: () => Promise<void>,
): Promise<MainThreadTasks> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser of its own");
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mark = traceEvents.find(({ name, cat }) => name === from && cat.includes("user_timing"));
  if (mark === undefined) throw new Error(`the page has set no mark ${from}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === taskName && pid === mark.pid && tid === mark.tid && ts + dur >= mark.ts,
  );
  return {
    longest: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1_000,
    longestOfProcessor: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
  };
}
