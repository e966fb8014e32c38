import { cycle, ellipse, layer, part, shape, smooth, sway } from "../../builder/index.ts";
import { hill, ink, line, onStage } from "../../objects/on-stage.ts";
import { floor, sun } from "../stage-parts.ts";

const eyeLeft = "M128 150L172 142L162 176Q144 184 134 174Z";
const eyeRight = "M272 150L228 142L238 176Q256 184 266 174Z";
const mouth =
  "M112 196L138 208L150 198L172 214L188 202L212 202L228 214L250 198L262 208L288 196Q272 246 200 248Q128 246 112 196Z";

export const pumpkin = onStage(
  {
    key: "pumpkin-by-candlelight",
    title: "Pumpkin by candlelight",
    description:
      "A carved pumpkin grins by candlelight; the flame flickers in its eyes and a bat crosses the moon behind.",
    tags: ["pumpkin", "halloween", "candle", "october", "autumn", "spooky", "lantern", "holiday", "loop"],
    category: "fairground",
    tint: "amber",
    frames: 96,
    posterFrame: 20,
  },
  (frames) => {
    const light = cycle(
      frames,
      [
        [0, 1],
        [0.2, 0.82],
        [0.34, 0.97],
        [0.5, 0.74],
        [0.7, 1],
        [0.84, 0.86],
      ],
      { times: 2 },
    );
    const wing = (hand: 1 | -1) =>
      part(
        { pivot: [0, 0], scaleY: sway(frames, 1, -0.6, { times: 8 }) },
        shape(
          `M0 0Q${hand * 14} -16 ${hand * 34} -10Q${hand * 26} 0 ${hand * 26} 8Q${hand * 16} 2 ${hand * 10} 10Q${hand * 6} 4 0 6Z`,
          ink,
        ),
      );
    return [
      sun(292, 92, 62),
      layer(
        "Bat",
        part(
          {
            name: "Bat",
            x: cycle(
              frames,
              [
                [0, -60, "linear"],
                [0.999, 470, "linear"],
              ],
              { ease: "linear" },
            ),
            y: sway(frames, 70, 96, { times: 3 }),
          },
          wing(1),
          wing(-1),
          shape("M-6 -2L-5 -12L0 -6L5 -12L6 -2Q4 12 0 14Q-4 12 -6 -2Z", ink),
        ),
      ),
      floor(266, 110, 290),
      layer(
        "Pumpkin",
        part(
          {
            name: "Pumpkin",
            pivot: [200, 266],
            rotate: sway(frames, -1.6, 1.6, { times: 2 }),
            scaleY: sway(frames, 0.985, 1.015, { times: 4 }),
          },
          shape(smooth("188,100! 184,72 170,56! 196,52! 208,72 214,100!"), ink),
          part(
            { pivot: [206, 78], rotate: sway(frames, -6, 6, { times: 2, phase: 0.2 }) },
            shape("M206 80C236 66 252 82 240 94C230 102 222 92 230 86", line(5)),
          ),
          ellipse(126, 182, 62, 76, ink),
          ellipse(274, 182, 62, 76, ink),
          ellipse(200, 178, 88, 86, ink),
          shape(
            "M150 104Q108 180 148 256M250 104Q292 180 252 256M106 118Q70 180 104 246M294 118Q330 180 296 246",
            line(2.6, "hill"),
          ),
          part(
            { name: "Light", opacity: light },
            shape(eyeLeft, { fill: "lamp" }),
            shape(eyeRight, { fill: "lamp" }),
            shape("M200 168L186 192H214Z", { fill: "lamp" }),
            shape(mouth, { fill: "lamp" }),
          ),
          part(
            {
              name: "Flame",
              pivot: [200, 242],
              scaleY: sway(frames, 0.8, 1.15, { times: 7 }),
              rotate: sway(frames, -7, 7, { times: 5 }),
            },
            shape("M200 243C188 236 194 222 200 212C206 222 212 236 200 243Z", { fill: "sheet" }),
          ),
        ),
      ),
      layer(
        "Leaves",
        part(
          { pivot: [84, 262], rotate: sway(frames, -6, 8, { times: 2 }) },
          shape(smooth("84,266! 60,252 50,228! 76,232 90,250!"), hill),
        ),
      ),
    ];
  },
);
