import { figure } from "../figure.ts";
import { amber, box, discPath, fill, group, keys, lamp, line, paper, quiet } from "../shapes.ts";

export const successStamp = figure(
  {
    key: "success-stamp",
    title: "Stamped and through",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    category: "business",
    description: "A wooden stamp comes down hard on a sheet, rocks once and leaves a round mark with a tick.",
    tags: ["success", "stamp", "approved", "document", "check", "business", "seal", "permit"],
  },
  group(
    {
      pivot: [200, 210],
      scale: keys([0, [100, 100]], [13, [100, 100]], [15, [103, 95], "out"], [21, [100, 100]]),
      turn: -3,
    },
    box(110, 150, 180, 116, 6, paper),
    line("M130 176H196M130 196H176M130 216H188M130 236H164", { width: 6, color: quiet }),
    group(
      {
        fade: keys([0, 0], [15, 100, "hold"]),
        pivot: [240, 212],
        turn: -9,
      },
      line(discPath(240, 212, 32), { width: 6, color: lamp }),
      line("M226 213l10 10l20 -23", { width: 8, color: lamp }),
    ),
  ),
  group(
    {
      pivot: [240, 212],
      move: keys(
        [0, [0, -64]],
        [7, [0, -84]],
        [13, [0, 0], "in"],
        [18, [0, 0]],
        [24, [6, -60], "out"],
        [36, [150, -220], "in"],
      ),
      turn: keys([0, 0], [7, -5], [13, 0, "in"], [18, 4], [24, 0], [36, 14]),
    },
    fill(
      "M200 212V196Q200 186 210 184L226 178C234 172 232 148 222 134C212 116 222 92 240 92S268 116 258 134C248 148 246 172 254 178L270 184Q280 186 280 196V212Z",
    ),
    fill("M204 196H276V203H204Z", amber[1]),
  ),
);
