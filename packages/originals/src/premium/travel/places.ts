import { box, circle, cycle, ellipse, keys, layer, part, shape, smooth, sway } from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { glint, steam, sun } from "../stage-parts.ts";

export const mapPin = onStage(
  {
    key: "map-pin-right-here",
    title: "Map pin, right here",
    description:
      "A pin drops onto an unfolded map, bounces once and sends out rings; a dotted way is drawn up to it.",
    tags: ["map pin", "location", "map", "pin", "navigation", "address", "travel", "route"],
    category: "icons",
    tint: "mint",
    frames: 96,
    posterFrame: 50,
  },
  (frames) => {
    const land = 26;
    const gone = keys([0, 0, "hold"], [4, 1, "hold"], [86, 1, "hold"], [94, 0], [frames, 0, "hold"]);
    const ring = (late: number) =>
      part(
        {
          pivot: [232, 226],
          scale: keys(
            [0, 0, "hold"],
            [land + late, 0, "hold"],
            [land + late + 24, 1.5, "out"],
            [frames, 1.5, "hold"],
          ),
          opacity: keys([0, 0, "hold"], [land + late, 1, "hold"], [land + late + 24, 0], [frames, 0, "hold"]),
        },
        ellipse(232, 226, 54, 17, line(5, "sheet")),
      );
    return [
      sun(200, 140, 116),
      layer(
        "Map",
        shape("M52 214L132 190L206 212L282 188L350 208L372 282L290 262L208 286L126 264L28 288Z", ink),
        shape("M132 192L126 264M206 212L208 286M282 190L290 262", line(2.6, "sheet")),
        shape("M64 236Q98 222 120 242T196 240", line(3, "hill")),
        shape("M298 214Q320 236 346 230", line(3, "hill")),
        part(
          { opacity: gone },
          shape("M74 268Q110 240 148 252T232 228", {
            stroke: { paint: "lamp", width: 5, cap: "round", dash: [1, 11] },
            trim: { start: 0, end: keys([0, 0], [30, 0, "hold"], [62, 1, "in-out"], [frames, 1, "hold"]) },
          }),
        ),
        ring(0),
        ring(10),
      ),
      layer(
        "Pin",
        part(
          {
            name: "Pin",
            y: keys(
              [0, -260],
              [land - 8, 0, "fall"],
              [land, -34, "out"],
              [land + 8, 0, "in"],
              [82, 0, "hold"],
              [frames, -260, "in-back"],
            ),
            pivot: [232, 226],
            scaleY: keys(
              [0, 1],
              [land - 8, 1, "hold"],
              [land - 6, 0.9],
              [land, 1.04],
              [land + 8, 1],
              [land + 11, 0.9],
              [land + 18, 1.02],
              [land + 24, 1],
              [frames, 1, "hold"],
            ),
            rotate: sway(frames, -2, 2, { times: 2 }),
          },
          shape(
            "M232 226C206 182 176 150 176 106C176 72 200 48 232 48C264 48 288 72 288 106C288 150 258 182 232 226Z",
            { fill: "lamp" },
          ),
          circle(232, 104, 24, ink),
          circle(232, 104, 11, sheet),
          shape("M194 92Q200 70 218 64", line(5, "paper")),
        ),
      ),
    ];
  },
);

export const house = onStage(
  {
    key: "house-somebody-home",
    title: "House, somebody home",
    description:
      "A house at dusk: smoke from the chimney, lights going on in one window after another, a tree swaying beside it.",
    tags: ["building", "real estate", "house", "home", "family", "address"],
    category: "objects",
    tint: "lilac",
    frames: 120,
    posterFrame: 64,
  },
  (frames) => {
    const lit = (on: number, off: number) =>
      keys([0, 0, "hold"], [on, 0, "hold"], [on + 2, 1], [off, 1, "hold"], [off + 3, 0], [frames, 0, "hold"]);
    const pane = (x: number, y: number, on: number, off: number) => [
      box(x, y, 36, 38, 3, sheet),
      part({ opacity: lit(on, off) }, box(x, y, 36, 38, 3, { fill: "lamp" })),
      shape(`M${x + 18} ${y}V${y + 38}M${x} ${y + 19}H${x + 36}`, line(3)),
    ];
    return [
      sun(296, 86, 54),
      layer("Hills", shape("M-10 240Q80 200 180 232T410 214V320H-10Z", hill)),
      layer(
        "Smoke",
        steam(frames, 262, 66, { height: 52, width: 8 }),
        steam(frames, 262, 66, { height: 60, width: 8, phase: 0.5 }),
      ),
      layer(
        "Tree",
        part(
          { name: "Tree", pivot: [70, 264], rotate: sway(frames, -2.4, 2.4, { times: 2 }) },
          shape("M64 266L67 190H75L78 266Z", ink),
          part(
            { pivot: [70, 196], rotate: sway(frames, -3, 3, { times: 2, phase: 0.1 }) },
            circle(70, 168, 36, ink),
            circle(46, 190, 24, ink),
            circle(96, 190, 25, ink),
            shape("M54 160Q58 146 72 144", line(4, "sheet")),
          ),
        ),
      ),
      layer(
        "House",
        box(248, 70, 28, 60, 2, ink),
        box(242, 66, 40, 11, 3, ink),
        shape("M104 156L212 66L320 156Z", ink),
        box(124, 148, 176, 118, 2, ink),
        shape("M90 164L212 62L334 164", line(13)),
        ...pane(142, 170, 22, 98),
        ...pane(246, 170, 46, 104),
        circle(212, 124, 15, sheet),
        part({ opacity: lit(64, 90) }, circle(212, 124, 15, { fill: "lamp" })),
        shape("M212 109V139M197 124H227", line(3)),
        shape("M190 266V212Q190 192 212 192Q234 192 234 212V266Z", sheet),
        shape("M196 266V213Q196 199 212 199Q228 199 228 213V266Z", ink),
        circle(222, 234, 3, sheet),
      ),
      layer(
        "Ground",
        shape("M-10 262H410V320H-10Z", ink),
        shape("M196 266Q200 288 150 306H266Q216 288 228 266Z", hill),
        part(
          { pivot: [348, 262], rotate: sway(frames, -4, 4, { times: 2 }) },
          shape(smooth("330,266! 334,236 350,224 366,238 370,266!"), ink),
        ),
      ),
      layer(
        "Stars",
        glint(frames, 60, 60, 9, 0.2),
        glint(frames, 140, 40, 7, 0.5),
        glint(frames, 360, 48, 8, 0.8),
        part(
          {
            opacity: cycle(
              frames,
              [
                [0, 1],
                [0.5, 0.3],
              ],
              { times: 3 },
            ),
          },
          circle(104, 90, 2, { fill: "paper" }),
        ),
      ),
    ];
  },
);
