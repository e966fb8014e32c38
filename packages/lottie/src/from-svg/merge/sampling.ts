import type { Bezier } from "../animation/effect.ts";

/** A stretch in which nothing jumps: `first` is what holds from its start on, `last` what it comes to just before its end. */
export interface Segment {
  start: number;
  end: number;
  /** Indices of its samples. */
  first: number;
  last: number;
}

export interface Sampling {
  /** Seconds. */
  times: number[];
  segments: Segment[];
  easings: readonly Bezier[];
  frameRate: number;
  /** Side of the canvas. */
  size: number;
}

const mostInSegment = 24;
const leastInSegment = 2;

/** When to look, so that between two turns every course is seen. `budget` is how often altogether. */
export function createSampling(
  turns: readonly number[],
  budget: number,
  more: Pick<Sampling, "easings" | "frameRate" | "size">,
): Sampling {
  const times: number[] = [];
  const segments: Segment[] = [];
  const inSegment = Math.max(
    leastInSegment,
    Math.min(mostInSegment, Math.floor(budget / Math.max(1, turns.length - 1))),
  );
  for (const [index, end] of turns.entries()) {
    const start = turns[index - 1];
    if (start === undefined || end <= start) continue;
    const first = times.length;
    for (let step = 0; step < inSegment; step++) times.push(start + ((end - start) * step) / inSegment);
    times.push(end - Math.min(1e-7, (end - start) * 1e-3));
    segments.push({ start, end, first, last: times.length - 1 });
  }
  return { times, segments, ...more };
}
