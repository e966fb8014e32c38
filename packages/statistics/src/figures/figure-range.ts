import type { RangeName } from "./range-names.ts";

/** From `from` on, before `to`, both on the edge of a step in UTC. The last step is the one that is under way. */
export interface FigureRange {
  name: RangeName;
  from: Date;
  to: Date;
  step: "hour" | "day";
}

const hourInMs = 3_600_000;
const dayInMs = 24 * hourInMs;

const stepsOf: Record<RangeName, { step: FigureRange["step"]; count: number }> = {
  "24h": { step: "hour", count: 24 },
  "7d": { step: "hour", count: 168 },
  "30d": { step: "day", count: 30 },
  "90d": { step: "day", count: 90 },
};

const lengthOf = { hour: hourInMs, day: dayInMs };

export function figureRange(name: RangeName, now: Date): FigureRange {
  const { step, count } = stepsOf[name];
  const length = lengthOf[step];
  const to = new Date((Math.floor(now.getTime() / length) + 1) * length);
  return { name, step, to, from: new Date(to.getTime() - count * length) };
}

/** When each step of a range begins, as ISO 8601. */
export function startsOf({ from, to, step }: FigureRange): string[] {
  const starts: string[] = [];
  for (let time = from.getTime(); time < to.getTime(); time += lengthOf[step])
    starts.push(new Date(time).toISOString());
  return starts;
}
