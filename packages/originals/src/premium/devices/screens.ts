import { box, circle, cycle, keys, layer, part, shape, sway } from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { floor, glint, sun } from "../stage-parts.ts";

export const laptop = onStage(
  {
    key: "laptop-good-numbers",
    title: "Laptop with good numbers",
    description:
      "A laptop opens; on its screen bars grow one after another and a line climbs across them to a red point.",
    tags: [
      "laptop",
      "computer",
      "chart",
      "graph",
      "analytics",
      "dashboard",
      "data",
      "growth",
      "statistics",
      "business",
      "report",
      "finance",
    ],
    category: "finance",
    tint: "sky",
    frames: 108,
    posterFrame: 64,
  },
  (frames) => {
    const bar = (index: number, height: number) => {
      const at = 16 + index * 6;
      return part(
        {
          pivot: [126 + index * 30, 194],
          scaleY: keys(
            [0, 0, "hold"],
            [at, 0, "hold"],
            [at + 12, 1.1, "out"],
            [at + 17, 1],
            [88, 1, "hold"],
            [96, 0, "in"],
            [frames, 0, "hold"],
          ),
        },
        box(115 + index * 30, 194 - height, 20, height, 3, index % 2 === 0 ? hill : ink),
      );
    };
    const open = keys(
      [0, 0.06],
      [12, 1.04, "out"],
      [17, 1],
      [94, 1, "hold"],
      [106, 0.06, "in"],
      [frames, 0.06],
    );
    return [
      sun(200, 140, 120),
      floor(262, 100, 300),
      layer(
        "Laptop",
        part(
          { name: "Lid", pivot: [200, 236], scaleY: open },
          box(82, 62, 236, 172, 12, ink),
          box(95, 75, 210, 146, 5, sheet),
          shape("M108 194H292", line(3)),
          ...[38, 56, 48, 78, 92, 110].map((height, index) => bar(index, height * 0.92)),
          shape("M118 176L152 152L184 160L216 128L248 112L284 88", {
            stroke: { paint: "lamp", width: 6, cap: "round", join: "round" },
            trim: {
              start: 0,
              end: keys(
                [0, 0, "hold"],
                [34, 0, "hold"],
                [66, 1, "in-out"],
                [88, 1, "hold"],
                [94, 0, "in"],
                [frames, 0, "hold"],
              ),
            },
          }),
          part(
            {
              pivot: [284, 88],
              scale: keys(
                [0, 0, "hold"],
                [62, 0, "hold"],
                [69, 1.4, "out"],
                [74, 1],
                [88, 1, "hold"],
                [92, 0],
                [frames, 0, "hold"],
              ),
            },
            circle(284, 88, 10, { fill: "lamp" }),
          ),
          circle(200, 69, 2.4, sheet),
        ),
        shape("M48 236H352L340 256Q338 262 330 262H70Q62 262 60 256Z", ink),
        shape("M168 238H232L226 246H174Z", hill),
      ),
      layer("Glints", glint(frames, 336, 78, 13, 0.6), glint(frames, 66, 110, 10, 0.68)),
    ];
  },
);

export const phone = onStage(
  {
    key: "phone-with-messages",
    title: "Phone, three new messages",
    description:
      "A phone buzzes from side to side while messages slide in one below the other, and a red badge pops up.",
    tags: ["phone", "mobile", "notification", "message", "app", "chat", "call", "device", "alert"],
    category: "icons",
    tint: "amber",
    frames: 96,
    posterFrame: 60,
  },
  (frames) => {
    const arrivals = [10, 28, 46] as const;
    const buzz = keys(
      [0, 0, "hold"],
      ...arrivals.flatMap(
        (at) =>
          [
            [at, 0, "hold"],
            [at + 2, 4],
            [at + 4, -4],
            [at + 6, 3],
            [at + 8, -2],
            [at + 10, 0],
          ] as const,
      ),
      [frames, 0, "hold"],
    );
    const message = (index: number) => {
      const at = arrivals[index] ?? 0;
      const y = 78 + index * 52;
      const isOwn = index === 1;
      return part(
        {
          name: "Message",
          pivot: [isOwn ? 252 : 148, y + 40],
          scale: keys(
            [0, 0, "hold"],
            [at, 0, "hold"],
            [at + 7, 1.06, "out"],
            [at + 11, 1],
            [82, 1, "hold"],
            [89, 0, "in"],
            [frames, 0, "hold"],
          ),
        },
        box(isOwn ? 170 : 146, y, 84, 40, 13, isOwn ? { fill: "ink" } : hill),
        shape(
          isOwn ? `M184 ${y + 15}H240M184 ${y + 26}H222` : `M160 ${y + 15}H216M160 ${y + 26}H200`,
          line(4, "sheet"),
        ),
      );
    };
    const badge = keys(
      [0, 0, "hold"],
      [54, 0, "hold"],
      [60, 1.25, "out"],
      [66, 1],
      [82, 1, "hold"],
      [88, 0, "in"],
      [frames, 0, "hold"],
    );
    return [
      sun(200, 150, 124),
      layer(
        "Waves",
        ...arrivals.flatMap((at) => [
          part(
            {
              opacity: keys([0, 0, "hold"], [at, 0, "hold"], [at + 3, 1], [at + 14, 0], [frames, 0, "hold"]),
            },
            shape(
              "M104 108Q88 150 104 192M80 92Q58 150 80 208M296 108Q312 150 296 192M320 92Q342 150 320 208",
              line(6, "hill"),
            ),
          ),
        ]),
      ),
      layer(
        "Phone",
        part(
          { name: "Phone", pivot: [200, 150], rotate: buzz, x: buzz },
          box(124, 22, 152, 258, 24, ink),
          box(136, 44, 128, 210, 8, sheet),
          box(176, 30, 48, 6, 3, hill),
          box(180, 264, 40, 5, 2.5, sheet),
          ...[0, 1, 2].map(message),
          part(
            { name: "Badge", pivot: [274, 36], scale: badge },
            circle(274, 36, 22, { fill: "lamp", stroke: { paint: "sheet", width: 4 } }),
            shape("M267 28Q276 24 279 30Q281 36 273 37Q282 38 280 44Q276 50 267 46", line(4, "paper")),
          ),
        ),
      ),
    ];
  },
);

export const alarmClock = onStage(
  {
    key: "alarm-clock-ringing",
    title: "Alarm clock, ringing",
    description:
      "The hands of an alarm clock go round to seven; then it jumps on its feet, both bells ringing.",
    tags: ["alarm clock", "clock", "time", "alarm", "morning", "reminder", "schedule", "ring", "timer"],
    category: "objects",
    tint: "rose",
    frames: 120,
    posterFrame: 80,
  },
  (frames) => {
    const rings = 60;
    // No faster: to people with photosensitive epilepsy the bright face would flash (WCAG 2.2, three flashes).
    const shake = (size: number) =>
      keys(
        [0, 0, "hold"],
        [rings, 0, "hold"],
        ...Array.from(
          { length: 6 },
          (_, index) => [rings + 3 + index * 6, index % 2 === 0 ? size : -size] as const,
        ),
        [rings + 39, 0],
        [frames, 0, "hold"],
      );
    return [
      sun(200, 150, 122),
      floor(268, 130, 270),
      layer(
        "Noise",
        part(
          {
            opacity: keys(
              [0, 0, "hold"],
              [rings, 0, "hold"],
              [rings + 4, 1],
              [rings + 34, 1],
              [rings + 42, 0],
              [frames, 0, "hold"],
            ),
          },
          part(
            { pivot: [200, 100], scale: sway(frames, 0.96, 1.06, { times: 12 }) },
            shape(
              "M84 58L62 42M74 88L48 84M316 58L338 42M326 88L352 84M104 34L92 12M296 34L308 12",
              line(6, "hill"),
            ),
          ),
        ),
      ),
      layer(
        "Clock",
        part(
          {
            name: "Clock",
            pivot: [200, 268],
            rotate: shake(4),
            y: keys(
              [0, 0, "hold"],
              [rings, 0, "hold"],
              ...Array.from(
                { length: 3 },
                (_, index) =>
                  [
                    [rings + 6 + index * 12, -9, "out"],
                    [rings + 12 + index * 12, 0, "in"],
                  ] as const,
              ).flat(),
              [frames, 0, "hold"],
            ),
          },
          shape("M142 236L118 270M258 236L282 270", line(14)),
          part(
            { name: "Hammer", pivot: [200, 84], rotate: shake(24) },
            shape("M200 84V46", line(7)),
            box(182, 34, 36, 15, 5, ink),
          ),
          part(
            { pivot: [146, 84], rotate: shake(-6) },
            shape("M112 92A38 38 0 0 1 172 48Z", ink),
            circle(132, 54, 6, ink),
          ),
          part(
            { pivot: [254, 84], rotate: shake(6) },
            shape("M288 92A38 38 0 0 0 228 48Z", ink),
            circle(268, 54, 6, ink),
          ),
          circle(200, 166, 96, ink),
          circle(200, 166, 76, sheet),
          ...Array.from({ length: 12 }, (_, index) =>
            part(
              { pivot: [200, 166], rotate: index * 30 },
              shape(index % 3 === 0 ? "M200 98V112" : "M200 98V105", line(index % 3 === 0 ? 6 : 4)),
            ),
          ),
          part(
            {
              name: "Hour",
              pivot: [200, 166],
              rotate: keys(
                [0, 150],
                [rings - 4, 210, "in-out"],
                [rings + 40, 210, "hold"],
                [frames, 510, "in-out"],
              ),
            },
            shape("M200 166V126", line(9)),
          ),
          part(
            {
              name: "Minute",
              pivot: [200, 166],
              rotate: keys(
                [0, 0],
                [rings - 4, 720, "in-out"],
                [rings + 40, 720, "hold"],
                [frames, 1080, "in-out"],
              ),
            },
            shape("M200 174V110", line(6)),
          ),
          part({ pivot: [200, 166], rotate: 210 }, shape("M200 166V118", line(3, "lamp"))),
          circle(200, 166, 9, ink),
          part(
            {
              opacity: cycle(
                frames,
                [
                  [0, 1, "hold"],
                  [0.5, 0.4, "hold"],
                ],
                { times: 4, ease: "hold" },
              ),
            },
            circle(200, 206, 4, { fill: "lamp" }),
          ),
        ),
      ),
    ];
  },
);
