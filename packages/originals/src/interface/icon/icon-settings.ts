import { onHover } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { box, disc, discPath, fill, group, keys, lamp } from "../shapes.ts";

const tooth = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    group({ pivot: [12, 12], turn: (index * 360) / count }, box(10.3, 1.8, 3.4, 5, 1)),
  );

export const iconSettings = figure(
  {
    key: "icon-settings",
    title: "Gear, two teeth on",
    frames: 40,
    markers: { rest: [0, 1], turn: [0, 40] },
    stateMachine: onHover("rest", "turn"),
    description: "A cog winds back a touch, clicks forward by two teeth and settles.",
    tags: ["settings", "gear", "cog", "options", "preferences", "configuration", "tools", "icon"],
  },
  group(
    {
      pivot: [12, 12],
      turn: keys([0, 0], [8, -10], [24, 96, "in-out-strong"], [32, 88], [40, 90]),
    },
    ...tooth(8),
    fill(`${discPath(12, 12, 7.6)}${discPath(12, 12, 3.4)}`),
    group(
      {},
      disc(12, 6.4, 1, lamp),
      disc(12, 17.6, 1, lamp),
      disc(6.4, 12, 1, lamp),
      disc(17.6, 12, 1, lamp),
    ),
  ),
);
