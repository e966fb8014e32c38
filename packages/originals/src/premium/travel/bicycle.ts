import {
  box,
  circle,
  cycle,
  type Figure,
  layer,
  limb,
  part,
  shape,
  smooth,
  spin,
  sway,
} from "../../builder/index.ts";
import { hills, travel } from "../../creatures/scenery.ts";
import { hill, ink, line, onStage } from "../../objects/on-stage.ts";
import { sun } from "../stage-parts.ts";

const turns = 4;
const crank = [192, 222] as const;
const hip = [162, 134] as const;
/** Where knee and foot are at each eighth of a turn: the leg is solved once, so that it fits the pedal. */
const legAt = (phase: number) =>
  Array.from({ length: 9 }, (_, eighth) => {
    const angle = ((eighth / 8 + phase) % 1) * 2 * Math.PI;
    const [x, y] = [crank[0] + Math.cos(angle) * 18, crank[1] + Math.sin(angle) * 18 - 6];
    const reach = Math.hypot(x - hip[0], y - hip[1]);
    const [upper, lower] = [52, 52];
    const bend = Math.acos(
      Math.min(1, (upper * upper + reach * reach - lower * lower) / (2 * upper * reach)),
    );
    const towards = Math.atan2(y - hip[1], x - hip[0]) - bend;
    const knee = [hip[0] + Math.cos(towards) * upper, hip[1] + Math.sin(towards) * upper] as const;
    return limb([
      [hip[0], hip[1], 15],
      [knee[0], knee[1], 11],
      [x, y, 7],
      [x + 12, y + 3, 5],
    ]);
  });

const leg = (frames: number, phase: number): Figure => {
  const outlines = legAt(phase);
  return shape(
    {
      keys: Array.from({ length: turns * 8 + 1 }, (_, index) => ({
        frame: (frames * index) / (turns * 8),
        value: outlines[index % 8] ?? "",
        curve: [1 / 3, 1 / 3, 2 / 3, 2 / 3] as const,
      })),
    },
    { fill: "ink", stroke: { paint: "sheet", width: 2 } },
  );
};

const wheel = (frames: number, x: number): Figure =>
  part(
    { name: "Wheel", pivot: [x, 220], rotate: spin(frames, turns) },
    circle(x, 220, 46, line(7)),
    ...[0, 30, 60, 90, 120, 150].map((angle) =>
      part({ pivot: [x, 220], rotate: angle }, shape(`M${x} 178V262`, line(1.8))),
    ),
    circle(x, 220, 7, ink),
  );

export const bicycle = onStage(
  {
    key: "bicycle-to-work",
    title: "Bicycle, on the way to work",
    description:
      "Somebody cycles past the hills, legs going round with the pedals, a scarf streaming out behind.",
    tags: ["bicycle", "cycling", "ride", "person", "people", "sport", "travel", "health"],
    category: "health",
    tint: "rose",
    frames: 80,
    posterFrame: 8,
  },
  (frames) => [
    sun(220, 130, 110),
    layer("Hills", part({ x: travel(frames, -200) }, hills(256, 36, 200, "hill"))),
    layer(
      "Rider",
      part(
        {
          name: "Ride",
          y: cycle(
            frames,
            [
              [0, 0],
              [0.5, -2.4],
            ],
            { times: turns * 2 },
          ),
        },
        leg(frames, 0.5),
        wheel(frames, 116),
        wheel(frames, 278),
        shape(
          "M116 220L164 158L252 156L192 222ZM164 158L192 222M164 158L156 142M252 156L278 220M252 156L246 134H268",
          line(6),
        ),
        box(140, 136, 36, 8, 4, ink),
        part(
          { name: "Crank", pivot: crank, rotate: spin(frames, turns) },
          circle(...crank, 11, ink),
          shape(`M${crank[0] - 18} ${crank[1]}H${crank[0] + 18}`, line(5)),
        ),
        part(
          { name: "Trunk", pivot: hip, rotate: sway(frames, -2, 2, { times: turns * 2 }) },
          shape(smooth("146,138 152,112 176,82 200,72 216,82 212,100 192,124 176,146"), ink),
          shape(limb("204,88,10 222,112,8 252,132,7"), ink),
          part(
            { name: "Scarf", pivot: [206, 74], rotate: sway(frames, -8, 10, { times: 6 }) },
            shape(smooth("212,66! 214,80! 186,82 158,72 142,78! 150,62 184,66"), { fill: "lamp" }),
          ),
          part(
            { name: "Head", pivot: [212, 72], rotate: sway(frames, -3, 3, { times: turns * 2, phase: 0.2 }) },
            circle(226, 52, 21, ink),
            shape(smooth("200,50! 206,30 228,24 248,36 250,50!"), {
              fill: "ink",
              stroke: { paint: "sheet", width: 2.4 },
            }),
          ),
        ),
        leg(frames, 0),
      ),
    ),
    layer(
      "Ground",
      shape("M-10 268H410V320H-10Z", ink),
      part(
        { x: travel(frames, -480) },
        ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
          box(-60 + index * 120, 284, index % 2 === 0 ? 50 : 24, 4, 2, hill),
        ),
      ),
    ),
  ],
);
