import {
  type Animated,
  circle,
  cycle,
  type Figure,
  keys,
  type Paint,
  part,
  shape,
  type Shape,
  sway,
} from "../builder/index.ts";

/** Repeatable chance: the same seed always gives the same grass. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Travels by whole periods, so that ground and waves run on without a seam. Negative goes left. */
export const travel = (frames: number, distance: number): Animated<number> =>
  cycle(frames, [[0, 0]], { ease: "linear", gain: distance });

/** Hills that repeat after `period`, wide enough to travel by one period either way. */
export function hills(y: number, height: number, period: number, paint: Paint): Shape {
  const left = -2 * period;
  const half = period / 2;
  const lean = half * 0.3642;
  let data = `M${left} ${y}`;
  for (let x = left; x < 400 + 2 * period; x += half) {
    const rise = Math.round((x - left) / half) % 2 === 0 ? -height : 0;
    const from = rise === 0 ? -height : 0;
    data += `C${x + lean} ${y + from} ${x + half - lean} ${y + rise} ${x + half} ${y + rise}`;
  }
  return shape(`${data}V330H${left}Z`, { fill: paint, name: "Hills" });
}

const blade = (x: number, y: number, height: number, lean: number) =>
  `M${x - 3} ${y + 5}Q${x - 1} ${y - height * 0.5} ${x + lean} ${y - height}Q${x + 2} ${y - height * 0.4} ${x + 3} ${y + 5}Z`;

/** A tuft of three blades, rooted at x, y. */
function tuft(x: number, y: number, height: number, seed = 7): string {
  const chance = chances(seed * 7919 + 13);
  return [-5, 0, 5]
    .map((shift) =>
      blade(x + shift, y, height * (0.55 + 0.45 * chance()), shift * 0.8 + (chance() - 0.5) * 8),
    )
    .join("");
}

/** Ink ground with grass that repeats after `period`. */
export function meadow(y: number, period: number, paint: Paint = "ink", tufts = 4, seed = 3): Shape {
  const chance = chances(seed * 104729);
  const places = Array.from({ length: tufts }, (_, index) => ({
    x: ((index + 0.2 + 0.6 * chance()) * period) / tufts,
    height: 12 + 12 * chance(),
    seed: index + seed,
  }));
  let data = `M${-period} ${y}`;
  for (let x = -period; x < 400 + period; x += period)
    data += `C${x + period * 0.2} ${y + 3} ${x + period * 0.35} ${y - 2.5} ${x + period * 0.5} ${y}C${x + period * 0.65} ${y + 2} ${x + period * 0.8} ${y - 3} ${x + period} ${y}`;
  data += `V330H${-period}Z`;
  for (let x = -period; x < 400 + period; x += period)
    for (const place of places) data += tuft(x + place.x, y, place.height, place.seed);
  return shape(data, { fill: paint, name: "Meadow" });
}

/** Tufts that sway where they stand, each a little later than the one to its left. */
export function swayingGrass(
  frames: number,
  y: number,
  places: readonly number[],
  options: { height?: number; degrees?: number; times?: number; paint?: Paint } = {},
): Figure[] {
  const { height = 22, degrees = 6, times = 1, paint = "ink" } = options;
  return places.map((x, index) =>
    part(
      {
        name: "Grass",
        pivot: [x, y + 4],
        rotate: sway(frames, -degrees, degrees, { times, phase: -x / 500 }),
      },
      shape(tuft(x, y, height * (0.75 + (index % 3) * 0.2), index + 2), { fill: paint }),
    ),
  );
}

/** Bubbles rise `reach` once per loop, wobbling; each has its own start. */
export function bubbles(
  frames: number,
  list: readonly { x: number; y: number; radius: number; late: number }[],
  reach: number,
  paint: Paint = "sun",
): Figure[] {
  return list.map(({ x, y, radius, late }) => {
    const rise = cycle(frames, [[0, 0]], { ease: "linear", gain: -reach, phase: 0 });
    // Rising in two halves lets a bubble begin in the middle of its way and leave at the top unseen.
    const start = Math.round(frames * late);
    const climb =
      start === 0
        ? rise
        : keys(
            [0, -reach * (1 - late)],
            [start, -reach, "linear"],
            [start + 0.01, 0, "hold"],
            [frames, -reach * (1 - late), "linear"],
          );
    const share = (frame: number) => (frame / frames + 1 - late) % 1;
    const grow = cycle(
      frames,
      [
        [0, 0.01],
        [0.12, 1],
        [0.86, 1],
        [0.995, 0.01],
      ],
      { phase: late, ease: "linear" },
    );
    return part(
      { y: climb, x: sway(frames, -4, 4, { times: 2, phase: share(0) }) },
      part({ pivot: [x, y], scale: grow }, circle(x, y, radius, { fill: paint, name: "Bubble" })),
    );
  });
}

/** Four-pointed stars that twinkle one after another. */
export function stars(
  frames: number,
  list: readonly { x: number; y: number; radius: number }[],
  paint: Paint = "hill",
): Figure[] {
  return list.map(({ x, y, radius }, index) => {
    const r = radius;
    const s = radius * 0.2;
    const data = `M${x} ${y - r}L${x + s} ${y - s}L${x + r} ${y}L${x + s} ${y + s}L${x} ${y + r}L${x - s} ${y + s}L${x - r} ${y}L${x - s} ${y - s}Z`;
    return part(
      { pivot: [x, y], scale: sway(frames, 1, 0.35, { phase: index / list.length, times: 2 }) },
      shape(data, { fill: paint, name: "Star" }),
    );
  });
}

/** Pins: the small holes where limbs turn. */
export const pin = (x: number, y: number, radius = 2.8): Shape =>
  circle(x, y, radius, { fill: "pin", name: "Pin" });
