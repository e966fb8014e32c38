import {
  blink,
  box,
  circle,
  type Figure,
  importDrawing,
  keys,
  layer,
  part,
  shape,
  smooth,
} from "../builder/index.ts";
import { hill, ink, onStage, sheet } from "./on-stage.ts";

const frames = 108;

export const topHat = onStage(
  {
    key: "top-hat-with-a-rabbit",
    title: "Top hat, somebody home",
    description:
      "A top hat twitches; two ears come up, then the rabbit, who looks left and right and thinks better of it.",
    tags: [
      "top hat",
      "rabbit",
      "magic",
      "fairground",
      "magician",
      "trick",
      "surprise",
      "circus",
      "show",
      "bunny",
      "loop",
    ],
    category: "fairground",
    tint: "amber",
    frames,
    posterFrame: 56,
  },
  () => {
    const drawing = importDrawing("tophat.svg");
    const foot = [200, 226] as const;
    const rise = keys(
      [0, 152],
      [18, 152, "hold"],
      [26, 84, "out"],
      [34, 90],
      [40, 92],
      [46, 4, "out-back"],
      [84, 8],
      [88, -2, "out"],
      [96, 152, "in"],
      [frames, 152, "hold"],
    );
    const look = (reach: number, late: number) =>
      keys(
        [0, 0, "hold"],
        [50 + late, 0, "hold"],
        [56 + late, -reach, "in-out"],
        [66 + late, -reach, "hold"],
        [72 + late, reach, "in-out"],
        [82 + late, reach, "hold"],
        [88 + late, 0, "in-out"],
        [frames, 0, "hold"],
      );
    const ear = (hand: 1 | -1): Figure => {
      const x = 200 + hand * 14;
      return part(
        {
          name: "Ear",
          pivot: [x, 40],
          rotate: keys(
            [0, hand * 4],
            [26, hand * 4],
            [32 + hand, hand * 16, "out"],
            [38, hand * 6],
            [46, hand * -4, "in-out"],
            [52 + hand, hand * 22, "out"],
            [60, hand * 12],
            [70 + hand, hand * 12 + 10],
            [80, hand * 10 - 12],
            [88, hand * 26],
            [96, hand * -6, "in"],
            [frames, hand * 4],
          ),
        },
        shape(
          smooth([
            [x - 7, 44, "corner"],
            [x - 12, 14],
            [x - 4, -34],
            [x + 4, -36],
            [x + 11, 12],
            [x + 7, 44, "corner"],
          ]),
          ink,
        ),
        shape(
          smooth([
            [x - 2, 26],
            [x - 4, 2],
            [x, -22],
            [x + 4, 2],
            [x + 2, 26],
          ]),
          hill,
        ),
      );
    };
    return [
      layer("Sun", drawing.piece(0)),
      layer("Table", box(-10, 234, 420, 80, 0, ink), box(110, 252, 180, 3, 1.5, hill)),
      layer(
        {
          name: "Hat",
          pivot: foot,
          scale: 0.84,
          rotate: keys(
            [0, 0],
            [8, 0, "hold"],
            [11, -3],
            [14, 3],
            [17, -2],
            [20, 0],
            [38, 0, "hold"],
            [41, 2],
            [46, -2],
            [52, 0],
            [94, 0, "hold"],
            [98, 3, "out"],
            [102, -2],
            [106, 0],
            [frames, 0],
          ),
        },
        part(
          {
            pivot: foot,
            y: 10,
            scaleY: keys(
              [0, 1],
              [38, 1, "hold"],
              [42, 0.94],
              [47, 1.05, "out"],
              [54, 1],
              [94, 1, "hold"],
              [99, 0.94, "out"],
              [104, 1.02],
              [frames, 1],
            ),
          },
          ...drawing.all(1, 2, 3, 4, 5),
          part(
            {
              name: "Feather",
              pivot: [240, 184],
              rotate: keys(
                [0, 0],
                [12, 6],
                [18, -5],
                [24, 0],
                [44, -10, "out"],
                [54, 8],
                [62, 0],
                [98, 12, "out"],
                [104, -4],
                [frames, 0],
              ),
            },
            drawing.piece(6),
          ),
        ),
      ),
      layer(
        {
          name: "Rabbit",
          pivot: foot,
          scale: 0.84,
          masks: [{ data: "M0 -60H400V94H263A63 9 0 0 1 137 94H0Z" }],
        },
        part(
          { y: rise },
          shape(smooth("166,130! 162,96 174,80 200,78 226,80 238,96 234,130!"), ink),
          part(
            { name: "Head", pivot: [200, 84], rotate: look(7, 0), x: look(5, 0) },
            ear(-1),
            ear(1),
            shape(smooth("200,34 224,42 232,64 222,86 200,92 178,86 168,64 176,42"), ink),
            part(
              { x: look(5, 1) },
              part({ pivot: [188, 60], scaleY: blink([50, 70, 86]) }, circle(188, 60, 4.4, sheet)),
              part({ pivot: [212, 60], scaleY: blink([50, 70, 86]) }, circle(212, 60, 4.4, sheet)),
              shape("M194 71H206L200 78Z", sheet),
              shape("M180 76L158 72M180 80L158 82M220 76L242 72M220 80L242 82", {
                stroke: { paint: "hill", width: 1.6 },
              }),
              box(195, 82, 4.4, 8, 1, sheet),
              box(200.6, 82, 4.4, 8, 1, sheet),
            ),
          ),
        ),
      ),
    ];
  },
);
