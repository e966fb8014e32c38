import { buildStateMachine } from "@zoetrope/lottie/state-machine";
import { type Animated, circle, importDrawing, layer, part, themesFrom } from "../builder/index.ts";
import { creature } from "./creature.ts";
import { hills, meadow } from "./scenery.ts";

const pictures = 10;

/** A jump of `step` at every picture: film stands still between them. */
const perPicture = (step: number): Animated<number> => ({
  keys: Array.from({ length: pictures }, (_, frame) => ({ frame, value: frame * step, curve: null })),
});

export const gallop = creature(
  {
    key: "gallop-cycle",
    title: "Gallop cycle",
    description:
      "Ten pictures of a horse at full gallop, shown at twelve a second: gather, push, fly. Hover to let it run, click to make it leap.",
    tags: [
      "horse",
      "gallop",
      "run",
      "run cycle",
      "muybridge",
      "film",
      "animal",
      "race",
      "loop",
      "silhouette",
      "theme",
      "interactive",
    ],
    featuredRank: 1,
    tint: "amber",
    themes: themesFrom("amber"),
    frameRate: 12,
    frames: pictures,
    posterFrame: 5,
    markers: [
      { name: "gather", frame: 0, frames: 3 },
      { name: "push", frame: 3, frames: 3 },
      { name: "fly", frame: 6, frames: 4 },
    ],
    stateMachines: [
      buildStateMachine({
        id: "gait",
        animation: "gallop-cycle",
        initial: "idle",
        states: {
          idle: { segment: "gather", isStill: true, on: { enter: "run" } },
          run: { on: { exit: "idle", leap: "leap" } },
          leap: { segment: "fly", loop: false, speed: 0.6, on: { landed: "run", exit: "idle" } },
        },
        gestures: { PointerEnter: "enter", PointerExit: "exit", PointerDown: "leap" },
        completed: { leap: "landed" },
      }),
    ],
  },
  () => [
    layer("Sun", circle(206, 130, 108, { fill: "sun" })),
    layer("Hill", part({ x: perPicture(-24) }, hills(252, 34, 240, "hill"))),
    layer("Ground", part({ x: perPicture(-40) }, meadow(256, 400, "ink", 7))),
    ...Array.from({ length: pictures }, (_, index) => {
      const drawing = importDrawing(`gallop-${String(index + 1).padStart(2, "0")}.svg`);
      return layer(
        {
          name: `Picture ${index + 1}`,
          from: index,
          to: index + 1,
          pivot: [128, 104],
          x: 66,
          y: 62,
          scale: 1.52,
        },
        ...drawing.pieces.map((_piece, at) => drawing.piece(at)),
      );
    }),
  ],
);
