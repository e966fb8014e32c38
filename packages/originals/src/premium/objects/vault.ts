import { box, circle, type Figure, keys, layer, part, shape } from "../../builder/index.ts";
import { ink, line, onStage, sheet } from "../../objects/on-stage.ts";

const frames = 132;
const middle = [206, 146] as const;

const turned = (degrees: number): Figure =>
  part({ pivot: middle, rotate: degrees }, box(198, 28, 16, 26, 2, ink));

export const vault = onStage(
  {
    key: "vault-door",
    title: "Vault door",
    description:
      "The wheel spins, the bolts draw back, the heavy door swings aside on what it keeps, and locks itself again.",
    tags: [
      "vault",
      "safe",
      "bank",
      "finance",
      "security",
      "money",
      "gold",
      "lock",
      "treasure",
      "protect",
      "loop",
    ],
    category: "finance",
    tint: "lilac",
    frames,
    posterFrame: 70,
  },
  () => {
    const wheel = keys(
      [0, 0],
      [8, -14],
      [34, 380, "in-out"],
      [40, 360],
      [96, 360, "hold"],
      [124, 0, "in-out"],
      [128, -6],
      [frames, 0],
    );
    const bolts = keys(
      [0, 0, "hold"],
      [16, 0, "hold"],
      [34, 24, "in-out"],
      [104, 24, "hold"],
      [118, 0, "in-out"],
      [frames, 0, "hold"],
    );
    const door = keys(
      [0, 1, "hold"],
      [40, 1, "hold"],
      [46, 1.015, "in-out"],
      [64, 0.14, "in-out"],
      [70, 0.2],
      [76, 0.17],
      [82, 0.18],
      [86, 0.18, "hold"],
      [100, 1.02, "in"],
      [104, 0.995],
      [108, 1],
      [frames, 1, "hold"],
    );
    const bar = (x: number, y: number, at: number): Figure =>
      part(
        {
          pivot: [x, y],
          opacity: keys([0, 1, "hold"], [frames, 1, "hold"]),
          scale: keys(
            [0, 1, "hold"],
            [at, 1, "hold"],
            [at + 5, 1.08, "out"],
            [at + 11, 1],
            [frames, 1, "hold"],
          ),
        },
        shape(`M${x - 22} ${y + 11}L${x - 16} ${y - 11}H${x + 16}L${x + 22} ${y + 11}Z`, ink),
        shape(`M${x - 10} ${y - 4}H${x + 8}`, line(2.4, "sun")),
      );
    return [
      layer(
        "Wall",
        box(-10, 20, 420, 252, 0, { fill: "sun" }),
        shape(
          "M-10 84H410M-10 148H410M-10 212H410M60 20V84M340 20V84M40 148V212M370 148V212",
          line(3, "sheet"),
        ),
        box(64, 4, 284, 284, 16, ink),
        circle(206, 146, 112, { fill: "sun" }),
      ),
      layer(
        { name: "Treasure", masks: [{ data: "M94 146A112 112 0 1 1 318 146A112 112 0 1 1 94 146Z" }] },
        box(80, 216, 260, 60, 0, { fill: "hill" }),
        bar(162, 205, 66),
        bar(210, 205, 68),
        bar(258, 205, 70),
        bar(186, 182, 72),
        bar(234, 182, 74),
        bar(210, 159, 76),
        part(
          {
            pivot: [210, 118],
            scale: keys(
              [0, 0.01, "hold"],
              [66, 0.01, "hold"],
              [74, 1, "out-back"],
              [84, 0.01, "in"],
              [frames, 0.01, "hold"],
            ),
          },
          shape("M210 98Q211 117 230 118Q211 119 210 138Q209 119 190 118Q209 117 210 98Z", { fill: "paper" }),
        ),
      ),
      layer(
        { name: "Door", pivot: [94, 146], scaleX: door },
        ...Array.from({ length: 6 }, (_, index) =>
          part({ pivot: middle, rotate: index * 60 + 30 }, part({ y: bolts }, turned(0))),
        ),
        circle(206, 146, 106, { fill: "ink", stroke: { paint: "sheet", width: 3 } }),
        circle(206, 146, 90, line(3, "hill")),
        ...Array.from({ length: 12 }, (_, index) =>
          part({ pivot: middle, rotate: index * 30 }, circle(206, 66, 3.6, sheet)),
        ),
        part(
          { name: "Wheel", pivot: middle, rotate: wheel },
          circle(206, 146, 42, line(8, "sheet")),
          ...[0, 60, 120].map((degrees) =>
            part(
              { pivot: middle, rotate: degrees },
              shape("M206 92V200", line(7, "sheet")),
              circle(206, 90, 7, sheet),
              circle(206, 202, 7, sheet),
            ),
          ),
          circle(206, 146, 15, sheet),
          circle(206, 146, 6, ink),
        ),
      ),
      layer(
        "Hinges",
        box(72, 86, 26, 30, 4, ink),
        box(72, 176, 26, 30, 4, ink),
        ...[74, 338].flatMap((x) => [14, 278].map((y) => circle(x + 2, y, 3, sheet))),
      ),
      layer("Floor", box(-10, 272, 420, 40, 0, ink)),
    ];
  },
);
