import { buildStateMachine } from "@zoetrope/lottie/state-machine";
import {
  keys,
  importDrawing,
  layer,
  mapped,
  part,
  shape,
  type Animated,
  type KeyEntry,
  cycle,
} from "../builder/index.ts";
import { creature } from "./creature.ts";

// Asleep 0–48, awake 48–108, startled 108–144: each part of the film is a state of the machine.
const awake = 48;
const startled = 108;
const frames = 144;

/** A movement told apart for the three states. */
const byState = (
  asleep: KeyEntry<number>[],
  watching: KeyEntry<number>[],
  shocked: KeyEntry<number>[],
): Animated<number> => keys(...asleep, ...watching, ...shocked);

export const owl = creature(
  {
    key: "owl-light-sleeper",
    title: "Owl, light sleeper",
    description:
      "Three states in one file: asleep until you come near, awake and looking round, startled when you click. Left alone, it nods off again.",
    tags: [
      "owl",
      "bird",
      "blink",
      "eyes",
      "sleep",
      "night",
      "state machine",
      "interactive",
      "hover",
      "animal",
      "loop",
    ],
    featuredRank: 2,
    tint: "amber",
    frames,
    posterFrame: 70,
    markers: [
      { name: "asleep", frame: 0, frames: awake },
      { name: "awake", frame: awake, frames: startled - awake },
      { name: "startled", frame: startled, frames: frames - startled },
    ],
    stateMachines: [
      buildStateMachine({
        id: "temper",
        animation: "owl-light-sleeper",
        initial: "asleep",
        states: {
          asleep: { segment: "asleep", on: { near: "awake", click: "startled" } },
          awake: { segment: "awake", loop: false, on: { tired: "asleep", click: "startled" } },
          startled: { segment: "startled", loop: false, on: { calm: "awake" } },
        },
        gestures: { PointerEnter: "near", PointerDown: "click" },
        completed: { awake: "tired", startled: "calm" },
      }),
    ],
  },
  () => {
    const drawing = importDrawing("owl.svg");
    const alarm = importDrawing("owl-state-startled.svg");
    const calm = drawing.data(1);
    const tall = alarm.data(0);
    const body = keys(
      [0, calm],
      [startled + 2, calm, "hold"],
      [startled + 6, tall, "out-back"],
      [startled + 24, tall, "hold"],
      [frames - 2, calm, "in-out"],
      [frames, calm, "hold"],
    );
    const lids = byState(
      [
        [0, 0.02],
        [awake, 0.02, "hold"],
      ],
      [
        [awake + 7, 1, "out-back"],
        [awake + 24, 1, "hold"],
        [awake + 26, 0.05],
        [awake + 29, 1],
        [startled - 10, 1, "hold"],
        [startled - 1, 0.02, "in"],
      ],
      [
        [startled, 0.4, "hold"],
        [startled + 3, 0.5],
        [startled + 6, 1.12, "out-back"],
        [frames - 12, 1.12, "hold"],
        [frames - 4, 1],
        [frames, 0.02, "in"],
      ],
    );
    const closed = byState(
      [
        [0, 1],
        [awake + 2, 1, "hold"],
        [awake + 3, 0, "hold"],
      ],
      [[startled - 2, 1, "hold"]],
      [
        [startled, 0, "hold"],
        [frames - 1, 1, "hold"],
        [frames, 1, "hold"],
      ],
    );
    const open = mapped(closed, (share) => 1 - share);
    const gaze = byState(
      [
        [0, 0],
        [awake + 10, 0, "hold"],
      ],
      [
        [awake + 14, -7, "out-back"],
        [awake + 24, -7, "hold"],
        [awake + 30, 7, "in-out"],
        [awake + 42, 7, "hold"],
        [awake + 46, 0],
      ],
      [[frames, 0, "hold"]],
    );
    const pupil = byState(
      [[0, 1]],
      [[startled + 2, 1, "hold"]],
      [
        [startled + 5, 0.62, "out-back"],
        [frames - 10, 0.66],
        [frames - 3, 1],
        [frames, 1, "hold"],
      ],
    );
    const tilt = byState(
      [
        [0, 0],
        [awake + 10, 0, "hold"],
      ],
      [
        [awake + 16, -4, "out-back"],
        [awake + 26, -4],
        [awake + 33, 5],
        [awake + 44, 4],
        [awake + 50, 0],
      ],
      [
        [startled + 2, 0, "hold"],
        [startled + 5, 2, "out"],
        [startled + 8, -2],
        [startled + 11, 2],
        [startled + 14, -1],
        [startled + 17, 0],
        [frames, 0, "hold"],
      ],
    );
    const rise = byState(
      [
        [0, 2],
        [24, -1],
        [awake, 2],
      ],
      [
        [awake + 5, 4],
        [awake + 11, -2, "out-back"],
        [startled - 8, -1],
        [startled, 2],
      ],
      [
        [startled + 2, 6],
        [startled + 7, -9, "out-back"],
        [startled + 14, -4],
        [frames - 10, -3],
        [frames, 2],
      ],
    );
    const wing = (pivot: [number, number], hand: 1 | -1, subpath: number) =>
      part(
        {
          name: "Wing",
          pivot,
          scale: keys(
            [0, 0.4],
            [startled + 1, 0.4, "hold"],
            [startled + 6, 1.06, "out-back"],
            [frames - 12, 1],
            [frames - 3, 0.4, "in"],
            [frames, 0.4, "hold"],
          ),
          opacity: keys(
            [0, 0],
            [startled + 1, 0, "hold"],
            [startled + 2, 1, "hold"],
            [frames - 4, 1, "hold"],
            [frames - 3, 0, "hold"],
          ),
        },
        part(
          {
            pivot,
            rotate: keys(
              [0, 30 * hand],
              [startled + 1, 30 * hand, "hold"],
              [startled + 6, -8 * hand, "out-back"],
              [startled + 11, 12 * hand],
              [startled + 16, -8 * hand],
              [startled + 21, 8 * hand],
              [frames - 12, 0],
              [frames - 3, 34 * hand, "in"],
              [frames, 30 * hand, "hold"],
            ),
          },
          alarm.piece(6, subpath),
        ),
      );
    const eye = (index: number, x: number) =>
      part(
        { name: "Eye", pivot: [x, 124], scaleY: lids, opacity: open },
        drawing.piece(2, index),
        part(
          { x: gaze },
          part({ pivot: [x, 124], scale: pupil }, drawing.piece(3, index), drawing.piece(4, index)),
        ),
      );
    const lid = (data: string) => shape(data, { stroke: { paint: "sheet", width: 6 }, opacity: closed });
    const dream = (x: number, y: number, size: number, late: number) =>
      part(
        {
          y: cycle(frames, [[0, 4]], { times: 3, gain: -12, ease: "linear" }),
          opacity: keys(
            [0, 0],
            [6 + late, 0, "hold"],
            [14 + late, 1],
            [34 + late, 1, "hold"],
            [42, 0],
            [frames, 0, "hold"],
          ),
        },
        shape(`M${x} ${y}h${size}l${-size} ${size}h${size}`, { stroke: { paint: "ink", width: size / 4.5 } }),
      );
    return [
      layer("Moon", drawing.piece(0)),
      layer(
        "Branch",
        drawing.pieceWithout(7, 1, 2, 3, 4, 5, 6, 7, 8, 9),
        part(
          {
            pivot: [300, 256],
            rotate: keys([0, -2], [36, 2], [72, -2], [108, 2], [startled + 8, -6, "out-back"], [frames, -2]),
          },
          drawing.piece(7, 1, 2, 3, 4, 5, 6, 7, 8, 9),
        ),
      ),
      layer(
        "Owl",
        part(
          { name: "Owl", y: rise },
          wing([150, 178], -1, 0),
          wing([250, 178], 1, 1),
          shape(body, { fill: "ink", name: "Body" }),
          drawing.piece(6),
          part(
            { name: "Face", pivot: [200, 150], rotate: tilt },
            eye(0, 170),
            eye(1, 230),
            lid("M146 126Q170 150 194 126"),
            lid("M206 126Q230 150 254 126"),
            drawing.piece(5),
          ),
        ),
      ),
      layer("Dream", dream(284, 88, 10, 0), dream(302, 62, 15, 5)),
    ];
  },
);
