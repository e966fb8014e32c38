import {
  blink,
  box,
  circle,
  cycle,
  ellipse,
  keys,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { floor, glint, sun } from "../stage-parts.ts";

export const robot = onStage(
  {
    key: "robot-at-your-service",
    title: "Robot, at your service",
    description:
      "A friendly robot tilts its head, waves one arm, and its antenna, eyes and heart light up in turn.",
    tags: [
      "robot",
      "ai",
      "assistant",
      "chatbot",
      "artificial intelligence",
      "machine",
      "automation",
      "technology",
      "hello",
      "support",
    ],
    category: "icons",
    tint: "mint",
    frames: 96,
    posterFrame: 30,
  },
  (frames) => [
    sun(200, 144, 120),
    floor(270, 140, 260),
    layer(
      "Robot",
      shape("M172 226V270M228 226V270", line(18)),
      box(148, 258, 44, 14, 7, ink),
      box(208, 258, 44, 14, 7, ink),
      part(
        { name: "Trunk", pivot: [200, 232], rotate: sway(frames, -1.8, 1.8, { times: 2 }) },
        part(
          { name: "Far arm", pivot: [144, 172], rotate: sway(frames, -8, 8, { times: 2, phase: 0.2 }) },
          shape(limb("146,172,10 128,198,9 124,222,8"), ink),
          shape("M112 222A13 13 0 1 0 136 222", line(8)),
        ),
        part(
          {
            name: "Arm",
            pivot: [256, 172],
            rotate: keys(
              [0, 0],
              [16, -108, "out"],
              [24, -86],
              [32, -112],
              [40, -86],
              [48, -112],
              [56, -86],
              [72, 0],
              [frames, 0, "hold"],
            ),
          },
          shape(limb("254,172,10 274,198,9 280,222,8"), ink),
          shape("M268 222A13 13 0 1 0 292 222", line(8)),
        ),
        box(146, 150, 108, 86, 18, ink),
        box(164, 168, 72, 42, 8, sheet),
        part(
          {
            pivot: [200, 188],
            scale: cycle(
              frames,
              [
                [0, 0.86],
                [0.14, 1.2],
                [0.28, 0.92],
                [0.4, 1.12],
                [0.6, 0.86],
              ],
              { times: 2 },
            ),
          },
          shape(
            "M200 204C184 192 178 184 185 177C191 171 198 176 200 181C202 176 209 171 215 177C222 184 216 192 200 204Z",
            { fill: "lamp" },
          ),
        ),
        ...[180, 200, 220].map((x) => circle(x, 222, 3.6, sheet)),
        box(186, 136, 28, 18, 4, hill),
        part(
          {
            name: "Head",
            pivot: [200, 138],
            rotate: keys([0, 0], [14, 8, "out-back"], [60, 8, "hold"], [76, -3], [frames, 0]),
          },
          part(
            { name: "Antenna", pivot: [200, 56], rotate: sway(frames, -9, 9, { times: 4, phase: 0.1 }) },
            shape("M200 58V34", line(5)),
            part(
              { pivot: [200, 26], scale: sway(frames, 0.85, 1.15, { times: 6 }) },
              circle(200, 26, 10, { fill: "lamp" }),
            ),
          ),
          box(132, 54, 136, 86, 26, ink),
          box(118, 80, 18, 36, 8, ink),
          box(264, 80, 18, 36, 8, ink),
          box(148, 70, 104, 52, 18, sheet),
          part(
            { pivot: [200, 92], scaleY: blink([22, 66, 84], 5), x: sway(frames, -3, 4) },
            ellipse(178, 92, 9, 12, ink),
            ellipse(222, 92, 9, 12, ink),
          ),
          shape("M188 110Q200 118 212 110", line(4)),
        ),
      ),
    ),
    layer("Glints", glint(frames, 92, 84, 12, 0.3), glint(frames, 318, 66, 10, 0.5)),
  ],
);

export const brain = onStage(
  {
    key: "brain-having-thoughts",
    title: "Brain, having thoughts",
    description:
      "A brain pulses gently; sparks run along its folds from point to point, and small thoughts rise from it.",
    tags: ["brain", "mind", "ai", "memory", "mental health", "idea", "learning", "health"],
    category: "health",
    tint: "lilac",
    frames: 96,
    posterFrame: 30,
  },
  (frames) => {
    const folds = [
      "M132 168C118 142 146 124 162 140C176 154 158 170 146 160",
      "M168 96C190 84 206 104 194 120C184 134 166 124 172 112",
      "M212 150C214 124 246 118 254 138C260 156 240 168 230 156",
      "M150 196C170 184 190 200 208 190C226 180 238 196 256 190",
      "M228 92C246 90 258 102 252 116",
    ];
    return [
      sun(200, 150, 122),
      layer(
        "Brain",
        part(
          {
            name: "Brain",
            pivot: [200, 160],
            scale: sway(frames, 0.975, 1.025, { times: 2 }),
            y: sway(frames, -4, 4, { times: 2 }),
          },
          shape(smooth("206,200! 232,206 250,232 252,262! 226,256 210,234"), ink),
          shape(
            smooth(
              "104,176 96,150 108,124 126,112 134,86 160,72 184,74 204,60 232,64 248,80 276,90 286,116 304,136 300,164 286,184 266,204 240,208 214,214 186,206 160,216 134,208 118,198",
            ),
            ink,
          ),
          shape(smooth("236,196 262,190 284,196 288,214 270,228 246,222"), {
            fill: "ink",
            stroke: { paint: "sheet", width: 3 },
          }),
          ...folds.map((data) => shape(data, line(5, "hill"))),
          ...folds.map((data, index) =>
            shape(data, {
              stroke: { paint: "sheet", width: 5, cap: "round" },
              trim: {
                start: cycle(
                  frames,
                  [
                    [0, 0],
                    [0.14, 0],
                    [0.4, 1],
                    [0.999, 1, "linear"],
                  ],
                  { phase: index / 5, ease: "linear" },
                ),
                end: cycle(
                  frames,
                  [
                    [0, 0],
                    [0.26, 1],
                    [0.999, 1, "linear"],
                  ],
                  { phase: index / 5, ease: "linear" },
                ),
              },
            }),
          ),
          ...[
            [132, 168],
            [172, 112],
            [230, 156],
            [256, 190],
            [228, 92],
          ].map(([x = 0, y = 0], index) =>
            part(
              {
                pivot: [x, y],
                scale: cycle(
                  frames,
                  [
                    [0, 0.6],
                    [0.1, 1.5],
                    [0.3, 0.6],
                  ],
                  { phase: index / 5 },
                ),
              },
              circle(x, y, 6, { fill: "lamp" }),
            ),
          ),
        ),
      ),
      layer(
        "Thoughts",
        ...[0, 1, 2].map((index) =>
          part(
            {
              y: cycle(
                frames,
                [
                  [0, 20, "linear"],
                  [0.999, -64, "linear"],
                ],
                { phase: index / 3, ease: "linear" },
              ),
              pivot: [150 + index * 54, 50],
              scale: cycle(
                frames,
                [
                  [0, 0],
                  [0.2, 1],
                  [0.7, 1],
                  [0.98, 0],
                ],
                { phase: index / 3 },
              ),
              rotate: sway(frames, -12, 12, { phase: index / 3 }),
            },
            index === 1
              ? circle(204, 50, 8, hill)
              : shape(
                  `M${150 + index * 54} 38Q${150 + index * 54} 50 ${162 + index * 54} 50Q${150 + index * 54} 50 ${150 + index * 54} 62Q${150 + index * 54} 50 ${138 + index * 54} 50Q${150 + index * 54} 50 ${150 + index * 54} 38Z`,
                  { fill: "paper" },
                ),
          ),
        ),
      ),
    ];
  },
);
