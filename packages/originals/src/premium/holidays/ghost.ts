import { blink, circle, ellipse, layer, part, shape, sway, warped } from "../../builder/index.ts";
import { ink, onStage, sheet } from "../../objects/on-stage.ts";
import { hills, stars, travel } from "../../creatures/scenery.ts";
import { sun } from "../stage-parts.ts";

const outline =
  "M130 250C128 180 118 60 200 52C282 60 272 180 270 250C262 262 252 262 244 250C236 238 224 238 216 250C208 262 192 262 184 250C176 238 164 238 156 250C148 262 138 262 130 250Z";

export const ghost = onStage(
  {
    key: "ghost-on-the-night-shift",
    title: "Ghost on the night shift",
    description:
      "A ghost floats over the hills, its hem rippling, with a small lantern that swings under its arm.",
    tags: ["ghost", "halloween", "spooky", "night", "scary", "october", "holiday", "loop"],
    category: "fairground",
    tint: "lilac",
    frames: 96,
    posterFrame: 24,
  },
  (frames) => [
    sun(262, 96, 66),
    layer(
      "Stars",
      ...stars(frames, [
        { x: 70, y: 60, radius: 9 },
        { x: 112, y: 118, radius: 6 },
        { x: 340, y: 150, radius: 8 },
        { x: 318, y: 44, radius: 5 },
      ]),
    ),
    layer("Hills", part({ x: travel(frames, -200) }, hills(268, 22, 200, "hill"))),
    layer(
      "Ghost",
      part(
        {
          name: "Floating",
          y: sway(frames, -9, 9, { times: 2 }),
          x: sway(frames, -12, 12),
          rotate: sway(frames, -2.5, 2.5, { phase: 0.1 }),
          pivot: [200, 150],
        },
        shape(
          warped(
            frames,
            outline,
            (x, y, angle) => {
              const low = Math.max(0, (y - 130) / 120);
              return [x + Math.sin(angle + y / 38) * 9 * low, y + Math.cos(angle + x / 30) * 4 * low];
            },
            { times: 2 },
          ),
          ink,
        ),
        part(
          { pivot: [186, 122], scaleY: blink([40, 70], 6), x: sway(frames, 3, -3) },
          ellipse(172, 118, 13, 19, sheet),
          ellipse(220, 118, 13, 19, sheet),
          circle(175, 124, 6, ink),
          circle(223, 124, 6, ink),
        ),
        part(
          { pivot: [197, 162], scaleY: sway(frames, 0.7, 1.15, { times: 2 }) },
          ellipse(197, 162, 9, 12, sheet),
        ),
        part(
          { name: "Lantern", pivot: [284, 168], rotate: sway(frames, 16, -16, { times: 2, phase: 0.12 }) },
          shape("M262 158Q276 158 286 168", { stroke: { paint: "ink", width: 13, cap: "round" } }),
          shape("M286 168V190", { stroke: { paint: "ink", width: 3 } }),
          shape("M274 190H298L302 222H270Z", ink),
          part(
            { pivot: [286, 208], scale: sway(frames, 0.9, 1.12, { times: 6 }) },
            circle(286, 207, 9, { fill: "lamp" }),
          ),
        ),
      ),
    ),
  ],
);
