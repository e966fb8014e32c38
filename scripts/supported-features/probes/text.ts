import { document, empty, isRed, path, place, red, square, still, type Part } from "../build.ts";
import type { JsonProbe } from "../probe.ts";

const group = "Text" as const;
const kind = "json" as const;
/** A letter that is a square half as large as the font, standing on the line. */
const letter = (ch: string): Part => ({
  ch,
  size: 40,
  style: "Regular",
  w: 60,
  fFamily: "Probe",
  // Without a transform, as files have it: lottie-web adds its own.
  data: { shapes: [{ ty: "gr", it: [path(square(0, -50, 50, 0))] }] },
});
const fonts = { list: [{ fName: "Probe-Regular", fFamily: "Probe", fStyle: "Regular", ascent: 75 }] };
const text = (
  characters: string,
  style: Part = {},
  animators: Part[] = [],
  at: readonly number[] = [30, 60, 0],
) =>
  document(
    [
      {
        ty: 5,
        ip: 0,
        op: 10,
        st: 0,
        ks: place({ p: still(at) }),
        t: {
          d: {
            k: [
              {
                t: 0,
                s: {
                  s: 40,
                  f: "Probe-Regular",
                  t: characters,
                  ca: 0,
                  j: 0,
                  tr: 0,
                  lh: 40,
                  ls: 0,
                  fc: red,
                  ...style,
                },
              },
            ],
          },
          p: {},
          m: { g: 1, a: still([0, 0]) },
          a: animators,
        },
      },
    ],
    { fonts, chars: [letter("H"), letter("I")] },
  );
const every = {
  t: 0,
  xe: still(0),
  ne: still(0),
  a: still(100),
  b: 1,
  rn: 0,
  sh: 1,
  s: still(0),
  e: still(100),
  r: 1,
};

export const textProbes: JsonProbe[] = [
  {
    kind,
    group,
    id: "glyphs",
    title: "Text with its letters in the file",
    feature: text("H"),
    plain: text(""),
    shows: [{ at: [40, 50], is: isRed }],
    keeps: [{ at: [40, 70], is: empty }],
  },
  {
    kind,
    group,
    id: "justify",
    title: "Text set from the right",
    feature: text("H", { j: 1 }, [], [60, 60, 0]),
    plain: text("H", {}, [], [60, 60, 0]),
    shows: [{ at: [46, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "lines",
    title: "Text in several lines",
    feature: text("H\rI", { lh: 30 }),
    plain: text("H", { lh: 30 }),
    shows: [{ at: [40, 80], is: isRed }],
  },
  {
    kind,
    group,
    id: "tracking",
    title: "Space between letters",
    feature: text("HI", { tr: 500 }, [], [10, 60, 0]),
    plain: text("HI", {}, [], [10, 60, 0]),
    shows: [
      { at: [42, 50], is: empty },
      { at: [68, 50], is: isRed },
    ],
  },
  {
    kind,
    group,
    id: "text-animator",
    title: "Letters that move one by one (animators)",
    feature: text("H", {}, [{ nm: "Move", s: every, a: { p: still([0, 25, 0]) } }]),
    plain: text("H"),
    shows: [
      { at: [40, 75], is: isRed },
      { at: [40, 50], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "text-animator-colour",
    title: "Letters that change colour one by one",
    feature: text("H", {}, [{ nm: "Colour", s: every, a: { fc: still([0, 0, 1, 1]) } }]),
    plain: text("H"),
    shows: [{ at: [40, 50], is: [0, 0, 255, 255] }],
  },
];
