import { figure } from "../figure.ts";
import { amber, boxPath, fill, group, lamp, line } from "../shapes.ts";
import type { Key, Point, Shape } from "../shapes.ts";

/** A slit on the front of the drum: it passes from left to right and grows thin towards the edges. */
function drumSlit(index: number): Shape {
  const steps = 24;
  const angleAt = (step: number) => -90 + (index + step / steps) * 30;
  const at = (step: number) => 200 + 112 * Math.sin((angleAt(step) * Math.PI) / 180);
  const wide = (step: number) => 100 * Math.max(0.04, Math.cos((angleAt(step) * Math.PI) / 180));
  const sink = (step: number) => 14 * Math.cos((angleAt(step) * Math.PI) / 180);
  const all = Array.from({ length: steps / 2 + 1 }, (_, half) => half * 2);
  const isLit = (step: number) => Math.abs(angleAt(step)) < 15;
  return group(
    {
      move: all.map((step): Key<Point> => [step, [at(step), sink(step)], "hold"]),
      scale: all.map((step): Key<Point> => [step, [wide(step), 100], "hold"]),
    },
    fill(
      boxPath(-7, 106, 14, 50, 6),
      all.map((step): Key<string> => [step, isLit(step) ? lamp : amber[1], "hold"]),
    ),
  );
}

export const loadingZoetrope = figure(
  {
    key: "loading-zoetrope",
    title: "Zoetrope, turning",
    frames: 24,
    frameRate: 24,
    canvas: [400, 300],
    featuredRank: 30,
    description: "The drum itself goes round on its spindle; the slit in front of you is the lit one.",
    tags: ["loading", "loader", "zoetrope", "drum", "film", "spinner", "waiting", "loop"],
  },
  fill("M190 176H210V246H190ZM138 246H262Q272 246 272 258V264H128V258Q128 246 138 246Z"),
  fill("M80 92C80 64 320 64 320 92V172C320 212 80 212 80 172Z"),
  fill("M92 92C92 72 308 72 308 92C308 112 92 112 92 92Z", amber[1]),
  fill(
    "M92 92C92 72 308 72 308 92C308 96 300 100 286 103C296 84 104 84 114 103C100 100 92 96 92 92Z",
    amber[2],
  ),
  ...Array.from({ length: 6 }, (_, index) => drumSlit(index)),
  line("M98 176Q200 214 302 176", { width: 3, color: amber[1] }),
);
