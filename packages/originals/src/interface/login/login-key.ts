import { figure } from "../figure.ts";
import { rays } from "../rays.ts";
import { box, boxPath, discPath, fill, group, keys, lamp, layer, quiet } from "../shapes.ts";

export const loginKey = figure(
  {
    key: "login-key",
    title: "Key in the lock",
    frames: 60,
    loops: false,
    canvas: [400, 300],
    description: "A key slides into its lock, turns over, and a light says come in.",
    tags: ["login", "key", "lock", "unlock", "sign in", "security", "access", "success"],
  },
  fill(
    `M276 70H388Q396 70 396 78V222Q396 230 388 230H276Q260 230 260 214V86Q260 70 276 70Z${boxPath(260, 138, 54, 24, 4)}`,
  ),
  fill(discPath(346, 150, 15), keys([0, quiet], [40, quiet, "hold"], [44, lamp, "linear"])),
  ...rays(346, 150, 22, 32, 42, [-90, -45, 0, 45, 90, 135, 180, 225]),
  group(
    {
      pivot: [200, 150],
      move: keys([0, [-58, 0]], [8, [-65, 0]], [20, [3, 0], "in"], [24, [0, 0]]),
    },
    group(
      {
        pivot: [200, 150],
        scale: keys(
          [0, [100, 100]],
          [26, [100, 100]],
          [33, [100, 12], "in"],
          [40, [100, -108], "out"],
          [45, [100, -100]],
        ),
      },
      fill(`M108 108A42 42 0 1 0 108 192A42 42 0 1 0 108 108Z${discPath(92, 150, 15)}`),
      box(144, 143, 158, 14, 3),
      fill("M262 157H276V176H262ZM284 157H298V182H284Z"),
      box(150, 136, 10, 28, 2),
    ),
  ),
  layer(
    {},
    fill(`M276 70H388V138H260V86Q260 70 276 70ZM260 162H388V230H276Q260 230 260 214Z`),
    fill(discPath(346, 150, 15), keys([0, quiet], [40, quiet, "hold"], [44, lamp, "linear"])),
  ),
);
