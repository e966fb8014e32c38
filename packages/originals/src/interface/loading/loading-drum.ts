import { figure } from "../figure.ts";
import { box, discPath, fill, group, keys, lamp } from "../shapes.ts";

export const loadingDrum = figure(
  {
    key: "loading-drum",
    title: "Drum from above",
    frames: 48,
    description:
      "The house mark as a loader: the drum advances slit by slit over a lamp that stays where it is.",
    tags: ["loading", "loader", "drum", "zoetrope", "spinner", "wheel", "waiting", "logo"],
  },
  box(10.4, 2.4, 3.2, 6.2, 1.6, lamp),
  group(
    {
      pivot: [12, 12],
      turn: keys(
        [0, 0],
        [5, -6],
        [20, 45, [0.5, 0, 0.2, 1.2]],
        [24, 45],
        [29, 39],
        [44, 90, [0.5, 0, 0.2, 1.2]],
        [48, 90],
      ),
    },
    fill(
      `${discPath(12, 12, 10)}${discPath(12, 12, 1.5)}${Array.from({ length: 8 }, (_, index) => {
        const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)];
        const at = (x: number, y: number) => `${12 + x * cos - y * sin} ${12 + x * sin + y * cos}`;
        return `M${at(-1, -4.6)}L${at(-1, -7.6)}A1 1 0 0 1 ${at(1, -7.6)}L${at(1, -4.6)}A1 1 0 0 1 ${at(-1, -4.6)}Z`;
      }).join("")}`,
    ),
  ),
);
