import { figure } from "../figure.ts";
import { disc, discPath, fill, group, keys, lamp, lilac, line } from "../shapes.ts";
import type { Key, Point } from "../shapes.ts";

const orbit = (turn: number) => {
  const angle = turn * Math.PI * 2;
  return { x: 150 * Math.cos(angle), y: 44 * Math.sin(angle), isBehind: Math.sin(angle) < 0 };
};

const orbitSteps = Array.from({ length: 33 }, (_, step) => step);

const moonAt = orbitSteps.map((step): Key<Point> => {
  const { x, y } = orbit(step / 32);
  return [step * 2.25, [x, y], "linear"];
});

const moonSize = orbitSteps.map((step): Key<number> => [
  step * 2.25,
  100 + 22 * Math.sin((step / 32) * Math.PI * 2),
  "linear",
]);

const halves = (front: number, back: number): Key<number>[] =>
  keys([0, front], [36, back, "hold"], [72, back]);

export const loadingOrbit = figure(
  {
    key: "loading-orbit",
    title: "Small moon, long orbit",
    category: "space",
    frames: 72,
    canvas: [400, 300],
    description: "A lit moon travels round a cut-out planet, behind it and in front again.",
    tags: ["loading", "orbit", "planet", "moon", "space", "loader", "waiting", "loop"],
  },
  group(
    { pivot: [200, 150], turn: -16 },
    line("M50 150a150 44 0 0 1 300 0", { width: 3, color: lilac[2] }),
    group(
      { move: [200, 150], fade: halves(0, 100) },
      group({ move: moonAt }, group({ scale: moonSize }, disc(0, 0, 13, lamp))),
    ),
  ),
  fill(
    `${discPath(200, 150, 66)}${discPath(176, 128, 13)}${discPath(222, 166, 18)}${discPath(186, 184, 8)}${discPath(228, 122, 6)}`,
  ),
  group(
    { pivot: [200, 150], turn: -16 },
    line("M350 150a150 44 0 0 1 -300 0", { width: 3, color: lilac[2] }),
    group(
      { move: [200, 150], fade: halves(100, 0) },
      group({ move: moonAt }, group({ scale: moonSize }, disc(0, 0, 13, lamp))),
    ),
  ),
);
