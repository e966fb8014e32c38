import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import type { Plot } from "./plot-props.ts";

export const plotHeight = 240;
const edges = { top: 10, right: 14, bottom: 28, left: 44 };
const pixelsForTick = 90;
const dayInMs = 86_400_000;

/** Where everything of a plot lies, in pixels. */
export interface LineGeometry {
  /** Of each moment. */
  xs: number[];
  y(value: number): number;
  /** A path for each measure. */
  paths: string[];
  valueTicks: { value: number; y: number }[];
  timeTicks: { time: Date; x: number }[];
  /** True: hours of one day. */
  isOneDay: boolean;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export function lineGeometry({ rows, measures }: Plot, width: number): LineGeometry {
  const times = rows.map(({ key }) => new Date(key));
  const [first, last] = [times[0] ?? new Date(0), times.at(-1) ?? new Date(1)];
  const [left, right, bottom] = [
    edges.left,
    Math.max(edges.left + 1, width - edges.right),
    plotHeight - edges.bottom,
  ];
  const x = scaleLinear([first.getTime(), last.getTime()], [left, right]);
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const y = scaleLinear([0, most], [bottom, edges.top]).nice(4);
  const isOneDay = last.getTime() - first.getTime() < dayInMs;
  const xs = times.map((time) => x(time));
  const paths = measures.map((_, index) => {
    const draw = line<number>(
      (_value, at) => xs[at] ?? left,
      (value) => y(value),
    );
    return draw(rows.map(({ values }) => values[index] ?? 0)) ?? "";
  });
  return {
    xs,
    y,
    paths,
    left,
    right,
    bottom,
    top: edges.top,
    // Half a visitor is none.
    valueTicks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    timeTicks: tickPositions(times, isOneDay, (right - left) / pixelsForTick).map((at) => ({
      time: times[at] ?? first,
      x: xs[at] ?? left,
    })),
    isOneDay,
  };
}

/** Which moments are named: at most `maxTicks`, at the same distance; of several days only where one begins. */
function tickPositions(times: readonly Date[], isOneDay: boolean, maxTicks: number): number[] {
  const positions = [...times.keys()].filter((at) => isOneDay || (times[at]?.getTime() ?? 1) % dayInMs === 0);
  const stride = Math.ceil(positions.length / Math.max(2, Math.floor(maxTicks)));
  return positions
    .toReversed()
    .filter((_, index) => index % stride === 0)
    .toReversed();
}

/** The moment that is nearest to a place. */
export function nearestTo(xs: readonly number[], position: number): number {
  let nearest = 0;
  for (const [index, x] of xs.entries())
    if (Math.abs(x - position) < Math.abs((xs[nearest] ?? 0) - position)) nearest = index;
  return nearest;
}
