import { figure } from "../figure.ts";
import { box, group, lamp, quiet } from "../shapes.ts";
import type { Key, Point, Shape } from "../shapes.ts";

const count = 24;

/** Height of a slit by its place in the lit group, from the front; film: one place every two frames. */
const litHeights = [100, 150, 190, 150, 120, 100];

function slit(index: number): Shape {
  const steps = Array.from({ length: count + 1 }, (_, step) => (step - index + count * 2) % count);
  const height = steps.map((place, step): Key<Point> => [step * 2, [100, litHeights[place] ?? 100], "hold"]);
  const fade = steps.map((place, step): Key<number> => [
    step * 2,
    place < litHeights.length ? 100 : 0,
    "hold",
  ]);
  const x = 14 + index * 16;
  return group(
    { pivot: [x + 2.5, 60], scale: height },
    box(x, 46, 5, 28, 2.5, quiet),
    group({ fade }, box(x, 46, 5, 28, 2.5, lamp)),
  );
}

export const loadingSlits = figure(
  {
    key: "loading-slits",
    title: "Slits, stepping",
    frames: 48,
    frameRate: 24,
    canvas: [400, 120],
    description: "A lit group of slits steps across a row of twenty-four, twelve pictures a second.",
    tags: ["loading", "progress", "loader", "slits", "waiting", "indeterminate", "bar", "loop"],
  },
  ...Array.from({ length: count }, (_, index) => slit(index)),
);
