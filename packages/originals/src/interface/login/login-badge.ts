import { figure } from "../figure.ts";
import { box, boxPath, disc, fill, group, keys, lamp, line, paper, quiet, sky } from "../shapes.ts";
import { person } from "./person.ts";

export const loginBadge = figure(
  {
    key: "login-badge",
    title: "Badge on a ribbon",
    frames: 75,
    loops: false,
    canvas: [400, 300],
    category: "business",
    description: "An identity badge drops in on its ribbon, swings and hangs still with its light on.",
    tags: ["login", "id card", "badge", "identity", "profile", "conference", "member", "business"],
  },
  group(
    {
      pivot: [200, -60],
      move: keys([0, [0, -270]], [11, [0, 8], "fall"], [16, [0, -4]], [21, [0, 0]]),
      turn: keys([0, 7], [14, 7], [24, -7], [35, 4.5], [46, -2.5], [56, 1.2], [66, 0]),
    },
    fill("M172 -60H188L206 84H194ZM228 -60H212L194 84H206Z", lamp),
    fill("M190 76H210V98H190Z"),
    group(
      {
        pivot: [200, 90],
        turn: keys([0, -4], [16, 5], [28, -5], [40, 3], [52, -1.5], [64, 0]),
      },
      fill(`${boxPath(136, 92, 128, 170, 14)}${boxPath(180, 100, 40, 9, 4)}`),
      box(146, 116, 108, 136, 8, paper),
      box(164, 128, 72, 62, 8, sky[0]),
      person(200, 166, 30),
      line("M164 208H236M164 230H206", { width: 8 }),
      disc(230, 230, 6, keys([0, quiet], [62, quiet, "hold"], [66, lamp, "linear"])),
    ),
  ),
);
