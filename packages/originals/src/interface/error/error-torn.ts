import { figure } from "../figure.ts";
import { box, crimson, drawn, fill, group, keys, line, paper, quiet } from "../shapes.ts";

const tear = "L190 60L206 88L188 116L208 146L190 176L210 206L194 232L204 258";

const tornBack = "L194 232L210 206L190 176L208 146L188 116L206 88L190 60";

export const errorTorn = figure(
  {
    key: "error-torn",
    title: "Torn in two",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    description: "A sheet resists for a moment, then tears from top to bottom and the halves lean away.",
    tags: ["error", "torn", "paper", "failed", "document", "file", "broken", "corrupt"],
  },
  group(
    {
      fade: keys([0, 100], [6, 0, "hold"]),
    },
    box(118, 36, 164, 228, 0, paper),
  ),
  group(
    {
      pivot: [150, 262],
      turn: keys([0, 0], [7, 1.5], [16, -13, "in"], [24, -10], [30, -11]),
      move: keys([0, [0, 0]], [7, [2, 0]], [16, [-20, 4], "in"]),
    },
    fill(`M118 36H200${tear}L202 264H118Z`, paper),
    line("M138 74H178M138 104H170M138 134H180M138 164H172M138 194H160", { width: 7, color: quiet }),
    line("M200 36V36H118V264H202", { width: 6 }),
    line(`M200 36${tear}L202 264`, { width: 6, color: crimson, end: drawn(6, 10) }),
  ),
  group(
    {
      pivot: [250, 262],
      turn: keys([0, 0], [7, -1.5], [16, 15, "in"], [24, 12], [30, 13]),
      move: keys([0, [0, 0]], [7, [-2, 0]], [16, [20, 8], "in"]),
    },
    fill(`M282 36V264H202L204 258${tornBack}L200 36Z`, paper),
    line("M222 104H262M226 134H262M214 164H250M228 194H262", { width: 7, color: quiet }),
    line("M218 74H244", { width: 7, color: crimson }),
    line("M202 264H282V36H200", { width: 6 }),
    line(`M200 36${tear}L202 264`, { width: 6, color: crimson, end: drawn(6, 10) }),
  ),
);
