import { figure } from "../figure.ts";
import { amber, crimson, disc, discPath, fill, group, keys, line } from "../shapes.ts";

export const errorWarning = figure(
  {
    key: "error-warning",
    title: "Warning, hung on a nail",
    frames: 60,
    canvas: [400, 300],
    description: "A triangular sign swings from its nail; the exclamation mark is a hole in it.",
    tags: ["error", "warning", "alert", "caution", "triangle", "sway", "attention", "loop"],
  },
  group(
    {
      pivot: [200, 36],
      turn: keys([0, -8], [30, 8, [0.37, 0, 0.63, 1]], [60, -8, [0.37, 0, 0.63, 1]]),
    },
    line("M200 36L164 92M200 36L236 92", { width: 5 }),
    fill(`M184 88Q200 62 216 88L304 236Q318 264 288 264H112Q82 264 96 236Z`, amber[1]),
    fill(
      `M200 92Q207 92 212 100L291 236Q297 250 284 250H116Q103 250 109 236L188 100Q193 92 200 92ZM189 136L193 194H207L211 136Q200 128 189 136Z${discPath(200, 217, 11)}`,
    ),
  ),
  disc(200, 36, 9, crimson),
);
