import {
  blink,
  box,
  circle,
  cycle,
  type Figure,
  keys,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { sun } from "../stage-parts.ts";

export const lightBulb = onStage(
  {
    key: "light-bulb-idea",
    title: "Light bulb, an idea",
    description:
      "A bulb swings on its cord, flickers twice and lights up; rays shoot out all around and fade again.",
    tags: ["light bulb", "idea", "lamp", "creative", "solution", "light"],
    category: "business",
    tint: "sky",
    frames: 96,
    posterFrame: 50,
  },
  (frames) => {
    const lit = keys(
      [0, 0],
      [26, 0, "hold"],
      [28, 1, "hold"],
      [31, 0, "hold"],
      [34, 1, "hold"],
      [78, 1],
      [90, 0],
      [frames, 0, "hold"],
    );
    const reach = keys([0, 0], [33, 0, "hold"], [46, 1, "out"], [76, 1], [88, 0], [frames, 0, "hold"]);
    return [
      sun(200, 166, 110),
      layer(
        "Bulb",
        part(
          { name: "Pendulum", pivot: [200, -20], rotate: sway(frames, -5, 5) },
          part(
            { name: "Rays", pivot: [200, 166], scale: reach, opacity: lit },
            ...Array.from({ length: 12 }, (_, index) =>
              part(
                { pivot: [200, 166], rotate: index * 30 + 15 },
                shape(index % 2 === 0 ? "M200 64V38" : "M200 70V54", line(7, "lamp")),
              ),
            ),
          ),
          shape("M200 -30V70", line(5)),
          box(178, 62, 44, 38, 6, ink),
          shape("M180 74H220M180 86H220", line(3, "sheet")),
          shape(
            smooth("178,98! 222,98! 232,122 262,152 268,186 246,226 200,242 154,226 132,186 138,152 168,122"),
            ink,
          ),
          part(
            { name: "Glow", opacity: lit },
            shape(
              smooth(
                "184,110! 216,110! 224,128 250,156 256,186 238,216 200,230 162,216 144,186 150,156 176,128",
              ),
              { fill: "lamp" },
            ),
          ),
          shape("M186 108L182 176L192 162L200 178L208 162L218 176L214 108", line(3.6, "sheet")),
          shape("M152 174Q150 204 174 220", line(5, "sheet")),
        ),
      ),
      layer(
        "Floor",
        box(-10, 284, 420, 40, 0, ink),
        part({ pivot: [200, 288], opacity: lit }, box(110, 290, 180, 4, 2, { fill: "lamp" })),
      ),
    ];
  },
);

interface Colleague {
  x: number;
  late: number;
  hair: string;
}
const colleagues: readonly Colleague[] = [
  { x: 96, late: 0, hair: "70,104! 72,70 96,62 122,72 122,104! 114,88 80,88" },
  { x: 200, late: 0.33, hair: "170,98! 174,58 200,52 232,66 224,82 206,78 184,84" },
  { x: 304, late: 0.66, hair: "274,132! 278,74 304,62 332,76 334,134! 322,96 286,94" },
];

export const teamMeeting = onStage(
  {
    key: "team-around-a-table",
    title: "Team around a table",
    description:
      "Three people sit at a table and talk in turns: heads nod, hands go up, and speech bubbles come and go.",
    tags: ["team", "people", "meeting", "teamwork", "collaboration", "office", "talk", "business"],
    category: "business",
    tint: "rose",
    frames: 120,
    posterFrame: 24,
  },
  (frames) => {
    const colleague = ({ x, late, hair }: Colleague): Figure => {
      const turn = (low: number, high: number) =>
        cycle(
          frames,
          [
            [0, low],
            [0.08, high],
            [0.26, high],
            [0.34, low],
          ],
          { phase: late },
        );
      return part(
        { name: "Colleague", pivot: [x, 250], rotate: sway(frames, -1.5, 1.5, { phase: late }) },
        part(
          { name: "Bubble", pivot: [x + 26, 52], scale: turn(0, 1) },
          box(x + 6, 12, 78, 40, 14, { fill: "paper" }),
          shape(`M${x + 22} 48L${x + 18} 66L${x + 40} 50Z`, { fill: "paper" }),
          ...[0, 1, 2].map((dot) =>
            part(
              { y: sway(frames, 0, -4, { times: 8, phase: dot * 0.2 }) },
              circle(x + 28 + dot * 17, 32, 4.6, ink),
            ),
          ),
        ),
        shape(
          smooth(`${x - 46},250! ${x - 44},184 ${x - 20},156 ${x + 20},156 ${x + 44},184 ${x + 46},250!`),
          { fill: "ink", stroke: { paint: "sheet", width: 3 } },
        ),
        shape(`M${x - 8} 158L${x} 184L${x + 8} 158Z`, sheet),
        part(
          {
            name: "Head",
            pivot: [x, 140],
            rotate: turn(-4, 5),
            y: sway(frames, 0, 2.5, { times: 6, phase: late }),
          },
          shape(limb(`${x},152,12 ${x},130,11`), ink),
          circle(x, 104, 29, ink),
          shape(smooth(hair), ink),
          part(
            { pivot: [x, 104], scaleY: blink([20 + late * 60, 86], 5) },
            circle(x - 9, 104, 3.6, sheet),
            circle(x + 11, 104, 3.6, sheet),
          ),
          part(
            { pivot: [x, 118], scaleY: turn(0.4, 1.2) },
            shape(`M${x - 8} 116Q${x + 1} 126 ${x + 10} 116`, line(3, "sheet")),
          ),
        ),
        part(
          { name: "Arm", pivot: [x + 36, 196], rotate: turn(0, -104) },
          shape(limb(`${x + 36},194,11 ${x + 40},222,10 ${x + 26},246,9`), {
            fill: "ink",
            stroke: { paint: "sheet", width: 2.6 },
          }),
        ),
      );
    };
    return [
      sun(200, 140, 122),
      layer("People", ...colleagues.map(colleague)),
      layer(
        "Table",
        shape("M14 238H386L400 266H0Z", ink),
        box(30, 264, 14, 50, 0, ink),
        box(356, 264, 14, 50, 0, ink),
        shape("M40 248H360", line(3, "hill")),
        shape("M132 240L140 214H182L174 240Z", { fill: "ink", stroke: { paint: "sheet", width: 2.6 } }),
        box(240, 222, 22, 18, 4, { fill: "ink", stroke: { paint: "sheet", width: 2.6 } }),
      ),
    ];
  },
);
