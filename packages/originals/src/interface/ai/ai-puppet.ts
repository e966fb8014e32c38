import { figure } from "../figure.ts";
import { amber, fill, lamp, line } from "../shapes.ts";
import type { Key, Point, Shape } from "../shapes.ts";

const steps = 16;
const frames = 64;
const smooth = [0.34, 0.34, 0.66, 0.66] as const;
const sampled = (write: (phase: number) => string): Key<string>[] =>
  Array.from({ length: steps + 1 }, (_, step) => [
    (frames * step) / steps,
    write((step / steps) * Math.PI * 2),
    smooth,
  ]);
const tilt = (phase: number) => 0.2 * Math.sin(phase);
const bar = (phase: number, reach: number): Point => [
  200 + reach * Math.cos(tilt(phase)),
  52 + reach * Math.sin(tilt(phase)) + 5 * Math.sin(phase * 2),
];
const tip = (phase: number, side: number): Point => [
  200 + side * 112,
  168 + 40 * Math.sin(phase - 0.5) * side + 8 * Math.sin(phase * 2 - 0.6),
];
const body = (phase: number): Point => [200, 196 + 6 * Math.sin(phase * 2 - 0.6)];
const to = (point: Point) => `${point[0]} ${point[1]}`;
const wing = (side: number) => (phase: number) => {
  const [x, y] = tip(phase, side);
  const [bodyX, bodyY] = body(phase);
  return `M${bodyX} ${bodyY - 16}L${bodyX + side * 54} ${(bodyY + y) / 2 - 30}L${x} ${y}L${bodyX + side * 60} ${(bodyY + y) / 2 + 14}L${bodyX} ${bodyY + 22}Z`;
};

/** The bar above, its strings, and a paper bird whose wings they lift: everything is worked out from the tilt of the bar. */
function puppet(): Shape[] {
  return [
    line(
      sampled((phase) => `M${to(bar(phase, -96))}L${to(tip(phase, -1))}`),
      { width: 2.5 },
    ),
    line(
      sampled((phase) => `M${to(bar(phase, 96))}L${to(tip(phase, 1))}`),
      { width: 2.5 },
    ),
    line(
      sampled((phase) => `M${to(bar(phase, 0))}L${to(body(phase))}`),
      { width: 2.5 },
    ),
    line(
      sampled((phase) => `M${to(bar(phase, -106))}L${to(bar(phase, 106))}`),
      { width: 12 },
    ),
    line(
      sampled(
        (phase) =>
          `M${to([bar(phase, 0)[0], bar(phase, 0)[1] - 20])}L${to([bar(phase, 0)[0], bar(phase, 0)[1] + 14])}`,
      ),
      { width: 12 },
    ),
    fill(sampled(wing(-1))),
    fill(sampled(wing(1))),
    fill(
      sampled((phase) => {
        const [x, y] = body(phase);
        return `M${x - 15} ${y - 30}L${x} ${y - 52}L${x + 26} ${y - 38}L${x + 14} ${y - 26}L${x + 16} ${y + 20}L${x + 30} ${y + 66}L${x} ${y + 52}L${x - 30} ${y + 66}L${x - 16} ${y + 20}Z`;
      }),
    ),
    fill(
      sampled((phase) => {
        const [x, y] = body(phase);
        return `M${x - 4} ${y - 36}L${x + 4} ${y - 40}L${x + 8} ${y - 34}L${x} ${y - 30}Z`;
      }),
      amber[0],
    ),
    ...[-1, 0, 1].map((side) =>
      line(
        sampled((phase) => {
          const [x, y] = side === 0 ? body(phase) : tip(phase, side);
          return `M${x} ${y}L${x + 0.1} ${y}`;
        }),
        { width: 13, color: lamp },
      ),
    ),
  ];
}

export const aiPuppet = figure(
  {
    key: "ai-puppet",
    title: "Strings and points",
    frames: 64,
    canvas: [400, 300],
    description:
      "A bar tilts, three strings follow, and a paper bird beats its wings from the three lit points.",
    tags: ["ai", "puppet", "control", "motion", "strings", "agent", "automation", "loop"],
  },
  ...puppet(),
);
