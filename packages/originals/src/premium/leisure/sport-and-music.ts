import {
  box,
  circle,
  cycle,
  ellipse,
  type Figure,
  keys,
  layer,
  part,
  shape,
  smooth,
  spin,
  sway,
} from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { glint, sun } from "../stage-parts.ts";

const pentagon = (x: number, y: number, radius: number, turn: number): string =>
  `M${Array.from({ length: 5 }, (_, corner) => {
    const angle = ((corner * 72 + turn - 90) * Math.PI) / 180;
    return `${Math.round((x + Math.cos(angle) * radius) * 10) / 10} ${Math.round((y + Math.sin(angle) * radius) * 10) / 10}`;
  }).join("L")}Z`;

export const football = onStage(
  {
    key: "football-bouncing",
    title: "Football, bouncing",
    description:
      "A football turns in the air and bounces on the grass, squashing where it lands, with the goal behind it.",
    tags: ["football", "soccer", "ball", "sport", "goal", "game", "play", "bounce"],
    category: "gaming",
    tint: "mint",
    frames: 72,
    posterFrame: 10,
  },
  (frames) => {
    const height = cycle(
      frames,
      [
        [0, 0, "fall"],
        [0.06, 0, "hold"],
        [0.5, -132, [0.2, 0.6, 0.45, 1]],
        [0.94, 0, [0.55, 0, 0.8, 0.4]],
      ],
      { times: 2, ease: "in-out" },
    );
    const squash = cycle(
      frames,
      [
        [0, 0.8],
        [0.07, 1.06],
        [0.5, 1],
        [0.93, 1.05],
      ],
      { times: 2, ease: "in-out" },
    );
    return [
      sun(200, 136, 116),
      layer(
        "Goal",
        shape("M70 262V92H330V262", line(9)),
        shape(
          Array.from({ length: 9 }, (_, index) => `M${96 + index * 26} 96V258`).join("") +
            Array.from({ length: 6 }, (_, index) => `M74 ${122 + index * 26}H326`).join(""),
          line(1.8, "hill"),
        ),
      ),
      layer(
        "Shadow",
        part(
          {
            pivot: [200, 266],
            scaleX: cycle(
              frames,
              [
                [0, 1.1],
                [0.5, 0.5],
              ],
              { times: 2 },
            ),
          },
          ellipse(200, 266, 50, 7, hill),
        ),
      ),
      layer(
        "Grass",
        shape("M-10 264H410V320H-10Z", ink),
        ...[36, 92, 152, 262, 318, 372].map((x, index) =>
          part(
            { pivot: [x, 266], rotate: sway(frames, -7, 7, { times: 2, phase: index * 0.15 }) },
            shape(`M${x - 8} 268L${x - 5} 250L${x} 266L${x + 3} 246L${x + 8} 268Z`, ink),
          ),
        ),
      ),
      layer(
        "Ball",
        part(
          { name: "Ball", y: height },
          part(
            { pivot: [200, 264], scaleY: squash },
            part(
              { pivot: [200, 210], rotate: spin(frames, 1) },
              circle(200, 210, 52, { fill: "paper", stroke: { paint: "ink", width: 6 } }),
              shape(pentagon(200, 210, 18, 0), ink),
              ...[0, 72, 144, 216, 288].map((turn) =>
                part(
                  { pivot: [200, 210], rotate: turn },
                  shape("M200 192V176", line(4)),
                  shape("M184 168L200 176L216 168L212 159Q200 156 188 159Z", ink),
                ),
              ),
            ),
          ),
        ),
      ),
      layer("Glints", glint(frames, 96, 62, 11, 0.2), glint(frames, 306, 58, 9, 0.7)),
    ];
  },
);

const note = (frames: number, x: number, y: number, phase: number): Figure =>
  part(
    {
      name: "Note",
      x: sway(frames, -10, 12, { times: 2, phase }),
      y: cycle(
        frames,
        [
          [0, 30, "linear"],
          [0.999, -90, "linear"],
        ],
        { phase, ease: "linear" },
      ),
      pivot: [x, y],
      rotate: sway(frames, -14, 14, { times: 2, phase }),
      scale: cycle(
        frames,
        [
          [0, 0],
          [0.2, 1],
          [0.75, 1],
          [0.98, 0],
        ],
        { phase },
      ),
    },
    shape(`M${x} ${y}V${y - 34}L${x + 22} ${y - 40}V${y - 8}`, line(4.6)),
    ellipse(x - 6, y + 1, 8, 6, ink),
    ellipse(x + 16, y - 7, 8, 6, ink),
  );

export const guitar = onStage(
  {
    key: "guitar-around-the-fire",
    title: "Guitar around the fire",
    description: "A guitar leans and rocks to its own tune; the strings tremble and notes rise from it.",
    tags: ["guitar", "music", "song", "instrument", "play", "concert", "sound", "notes"],
    category: "fairground",
    tint: "amber",
    frames: 96,
    posterFrame: 20,
  },
  (frames) => [
    sun(190, 150, 124),
    layer("Notes", note(frames, 292, 140, 0), note(frames, 330, 190, 0.33), note(frames, 84, 120, 0.66)),
    layer(
      "Guitar",
      part(
        {
          name: "Guitar",
          pivot: [166, 226],
          rotate: sway(frames, 34, 42, { times: 2 }),
          y: sway(frames, 2, -3, { times: 4 }),
        },
        box(157, -22, 18, 150, 3, ink),
        shape("M148 -64H184L180 -20H152Z", ink),
        ...[-54, -42, -30].flatMap((y) => [circle(144, y, 4.6, ink), circle(188, y, 4.6, ink)]),
        shape(
          smooth(
            "166,110 196,116 208,140 204,164 218,190 230,220 222,256 194,276 166,280 138,276 110,256 102,220 114,190 128,164 124,140 136,116",
          ),
          ink,
        ),
        shape(
          smooth(
            "166,122 190,128 198,144 194,166 210,196 220,222 212,250 190,266 166,269 142,266 120,250 112,222 122,196 138,166 134,144 142,128",
          ),
          line(2.6, "sheet"),
        ),
        circle(166, 188, 24, sheet),
        circle(166, 188, 17, ink),
        box(146, 234, 40, 9, 3, hill),
        ...[0, 1, 2, 3].map((index) =>
          part(
            { x: sway(frames, -0.9, 0.9, { times: 16, phase: index * 0.27 }) },
            shape(`M${160 + index * 4} -24V236`, line(1.3, "sheet")),
          ),
        ),
        ...[6, 30, 52, 74, 94].map((y) => shape(`M158 ${y}H174`, line(1.8, "hill"))),
      ),
    ),
    layer("Floor", box(-10, 284, 420, 40, 0, ink)),
  ],
);

export const headphones = onStage(
  {
    key: "headphones-on-the-beat",
    title: "Headphones, on the beat",
    description:
      "Headphones bob in time while bars of sound rise and fall between the two cups and notes float off.",
    tags: ["headphones", "music", "audio", "listen", "podcast", "sound", "song", "radio"],
    category: "objects",
    tint: "lilac",
    frames: 72,
    posterFrame: 14,
  },
  (frames) => {
    const beat = cycle(
      frames,
      [
        [0, 0],
        [0.3, -9],
        [0.6, 0],
      ],
      { times: 4 },
    );
    return [
      sun(200, 156, 122),
      layer("Notes", note(frames, 70, 100, 0.1), note(frames, 320, 110, 0.6)),
      layer(
        "Sound",
        ...Array.from({ length: 7 }, (_, index) =>
          part(
            {
              pivot: [158 + index * 14, 196],
              scaleY: cycle(
                frames,
                [
                  [0, 0.25 + ((index * 3) % 5) * 0.08],
                  [0.3, 1 - Math.abs(index - 3) * 0.13],
                  [0.6, 0.35],
                ],
                { times: 4, phase: index * 0.11 },
              ),
            },
            box(153 + index * 14, 146, 9, 100, 4.5, index % 2 === 0 ? { fill: "lamp" } : hill),
          ),
        ),
      ),
      layer(
        "Headphones",
        part(
          { name: "Headphones", y: beat, pivot: [200, 190], rotate: sway(frames, -2.4, 2.4, { times: 2 }) },
          shape("M104 190C100 108 140 56 200 56C260 56 300 108 296 190", line(17)),
          shape("M122 132Q142 78 200 76Q258 78 278 132", line(3, "sheet")),
          part(
            {
              pivot: [112, 200],
              scale: cycle(
                frames,
                [
                  [0, 1],
                  [0.3, 1.06],
                  [0.6, 1],
                ],
                { times: 4 },
              ),
            },
            box(84, 154, 48, 100, 22, ink),
            box(126, 162, 18, 84, 8, hill),
            shape("M98 178V230", line(5, "sheet")),
          ),
          part(
            {
              pivot: [288, 200],
              scale: cycle(
                frames,
                [
                  [0, 1],
                  [0.3, 1.06],
                  [0.6, 1],
                ],
                { times: 4 },
              ),
            },
            box(268, 154, 48, 100, 22, ink),
            box(256, 162, 18, 84, 8, hill),
            shape("M302 178V230", line(5, "sheet")),
          ),
        ),
      ),
      layer(
        "Floor",
        box(-10, 280, 420, 40, 0, ink),
        part(
          { pivot: [200, 286], scaleX: keys([0, 1], [36, 0.86], [frames, 1]) },
          box(120, 288, 160, 3, 1.5, hill),
        ),
      ),
    ];
  },
);

export const graduationCap = onStage(
  {
    key: "graduation-cap-in-the-air",
    title: "Graduation cap in the air",
    description:
      "A square cap is thrown up, turns over with its tassel flying, and comes down on a diploma with a ribbon.",
    tags: [
      "graduation",
      "graduation cap",
      "education",
      "university",
      "school",
      "student",
      "learning",
      "success",
    ],
    category: "business",
    tint: "sky",
    frames: 96,
    posterFrame: 36,
  },
  (frames) => {
    const up = keys(
      [0, 0],
      [10, 8, "out"],
      [40, -84, "out"],
      [66, 0, "fall"],
      [71, 7, "out"],
      [78, -3],
      [86, 0],
      [frames, 0, "hold"],
    );
    return [
      sun(200, 140, 120),
      layer(
        "Diploma",
        part(
          {
            pivot: [200, 250],
            scaleY: keys([0, 1], [66, 1, "hold"], [70, 0.9, "out"], [78, 1.04], [86, 1], [frames, 1, "hold"]),
          },
          box(96, 222, 208, 40, 8, { fill: "paper" }),
          ellipse(96, 242, 11, 20, hill),
          ellipse(304, 242, 11, 20, { fill: "paper" }),
          ellipse(304, 242, 5, 11, hill),
          box(188, 220, 24, 44, 0, { fill: "lamp" }),
          shape("M194 262L184 292L200 282L216 292L206 262Z", { fill: "lamp" }),
        ),
      ),
      layer("Floor", box(-10, 264, 420, 60, 0, ink)),
      layer(
        "Cap",
        part(
          {
            name: "Cap",
            y: up,
            pivot: [200, 160],
            rotate: keys([0, 0], [10, -4], [40, 14], [66, 0, "in"], [frames, 0, "hold"]),
            scaleX: keys([0, 1], [12, 1, "hold"], [27, 0.94], [40, 1.04], [60, 1], [frames, 1, "hold"]),
          },
          shape("M134 152V196Q200 232 266 196V152Z", ink),
          shape("M148 190Q200 214 252 190", line(3.4, "sheet")),
          shape("M200 92L326 140L200 188L74 140Z", { fill: "ink", stroke: { paint: "sheet", width: 3 } }),
          shape("M112 140L200 107L288 140", line(2.6, "hill")),
          part(
            {
              name: "Tassel",
              pivot: [200, 140],
              rotate: keys(
                [0, 0],
                [12, 4],
                [30, -10],
                [44, 10, "in-out"],
                [66, -4],
                [78, 3],
                [88, 0],
                [frames, 0, "hold"],
              ),
            },
            shape("M200 140L292 162", line(4, "lamp")),
            part(
              {
                pivot: [292, 162],
                rotate: keys(
                  [0, 0],
                  [12, 10],
                  [30, -60],
                  [46, 40],
                  [62, -30],
                  [74, 20],
                  [84, -8],
                  [frames, 0],
                ),
              },
              shape("M292 162V196", line(4, "lamp")),
              shape("M284 192H300L304 222H280Z", { fill: "lamp" }),
            ),
          ),
          circle(200, 140, 7, { fill: "lamp" }),
        ),
      ),
      layer(
        "Glints",
        glint(frames, 96, 66, 12, 0.36),
        glint(frames, 312, 74, 13, 0.44),
        glint(frames, 330, 214, 9, 0.72),
      ),
    ];
  },
);
