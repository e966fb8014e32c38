import { toDotLottie, type LottieJson } from "@zoetrope/lottie";
import {
  blue,
  box,
  document,
  drawing,
  fill,
  isBlue,
  isRed,
  layer,
  place,
  red,
  redSquare,
  still,
} from "../build.ts";
import type { Probe } from "../probe.ts";
import { pictureBytes, pictureLayer } from "./layers.ts";

const group = "dotLottie" as const;
const blueSquare = drawing(box(50, 50, 40), fill(blue));
const slotted: LottieJson = {
  ...drawing(box(50, 50, 40), fill(red, { c: { a: 0, k: [...red, 1], sid: "paint" } })),
  slots: { paint: { p: still([...red, 1]) } },
};
const theme = { id: "night", name: "night", json: { rules: [{ id: "paint", type: "Color", value: blue }] } };
/** Shows the first half of the film until it hears `go`, the second half afterwards. */
const machine = {
  id: "switch",
  name: "switch",
  json: {
    initial: "first",
    states: [
      {
        name: "first",
        type: "PlaybackState",
        animation: "one",
        autoplay: false,
        loop: false,
        segment: "red",
        transitions: [
          { type: "Transition", toState: "second", guards: [{ type: "Event", inputName: "go" }] },
        ],
      },
      {
        name: "second",
        type: "PlaybackState",
        animation: "one",
        autoplay: false,
        loop: false,
        segment: "blue",
        transitions: [],
      },
    ],
    interactions: [],
    inputs: [{ name: "go", type: "Event" }],
  },
};
const twoParts: LottieJson = {
  ...document([layer([box(50, 50, 40), fill(blue)], { ip: 5 }), layer(redSquare, { op: 5 })]),
  markers: [
    { cm: "red", tm: 0, dr: 4 },
    { cm: "blue", tm: 5, dr: 4 },
  ],
};
const one = (json: LottieJson) => toDotLottie({ animations: [{ id: "one", json }] });

export const dotLottieProbes: Probe[] = [
  {
    kind: "json",
    group,
    id: "slots",
    title: "Slots: values that have a name",
    feature: {
      ...drawing(box(50, 50, 40), fill(red, { c: { sid: "paint" } })),
      slots: { paint: { p: still([...blue, 1]) } },
    },
    plain: drawing(box(50, 50, 40), fill()),
    shows: [{ at: [50, 50], is: isBlue }],
  },
  {
    kind: "dotlottie",
    group,
    id: "themes",
    title: "Themes",
    bytes: toDotLottie({ animations: [{ id: "one", json: slotted }], themes: [theme] }),
    use: { theme: "night" },
    plain: one(slotted),
    shows: [{ at: [50, 50], is: isBlue }],
  },
  {
    kind: "dotlottie",
    group,
    id: "several-animations",
    title: "Several animations in a file",
    bytes: toDotLottie({
      animations: [
        { id: "one", json: drawing(...redSquare) },
        { id: "two", json: blueSquare },
      ],
    }),
    use: { animation: "two" },
    plain: one(drawing(...redSquare)),
    shows: [{ at: [50, 50], is: isBlue }],
  },
  {
    kind: "dotlottie",
    group,
    id: "pictures",
    title: "Pictures as files beside the animation",
    bytes: toDotLottie({
      animations: [
        {
          id: "one",
          json: document([pictureLayer], {
            assets: [{ id: "picture", w: 40, h: 40, u: "/i/", p: "red.png", e: 0 }],
          }),
        },
      ],
      assets: new Map([["i/red.png", pictureBytes()]]),
    }),
    use: { nothing: true },
    plain: one(document([layer([fill()])])),
    shows: [{ at: [50, 50], is: isRed }],
  },
  {
    kind: "dotlottie",
    group,
    id: "state-machines",
    title: "State machines",
    bytes: toDotLottie({ animations: [{ id: "one", json: twoParts }], stateMachines: [machine] }),
    use: { machine: "switch", event: "go" },
    plain: one(twoParts),
    shows: [{ at: [50, 50], is: isBlue }],
  },
  {
    kind: "json",
    group,
    id: "expressions",
    title: "Expressions (programs inside a file; Zoetrope takes them out)",
    feature: document([
      layer([box(0, 0, 20), fill()], {
        ks: place({ p: { a: 0, k: [20, 50, 0], x: "var $bm_rt;\n$bm_rt = [80, 50];" } }),
      }),
    ]),
    plain: document([layer([box(0, 0, 20), fill()], { ks: place({ p: still([20, 50, 0]) }) })]),
    shows: [{ at: [80, 50], is: isRed }],
  },
];
