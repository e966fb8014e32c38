import { figure } from "../figure.ts";
import { amber, group, ink, lamp, lilac, mint, rose, sky } from "../shapes.ts";
import type { Key, Point } from "../shapes.ts";
import { cutPaper } from "./cut-paper.ts";
import { drifting } from "./drifting.ts";
import { places } from "./places.ts";

const sheets = [ink, rose[2], amber[1], lamp, ink, sky[2], mint[2], lilac[2]];

const sheetAt = (index: number) => sheets[index % sheets.length] ?? ink;

/** Turns over and over: a cosine read at eight places, from any phase. */
function tumbling(frames: number, times: number, phase: number): Key<Point>[] {
  const steps = times * 6;
  return Array.from({ length: steps + 1 }, (_, step) => [
    (frames * step) / steps,
    [100, 100 * Math.cos(((step / steps) * times + phase) * Math.PI * 2)],
    "linear",
  ]);
}

export const confettiFall = figure(
  {
    key: "confetti-fall",
    title: "Cut paper, falling",
    category: "icons",
    frames: 90,
    canvas: [400, 300],
    description: "A quiet rain of squares, discs and stars that sinks past without beginning or end.",
    tags: ["confetti", "falling", "paper", "loop", "background", "celebration", "party", "overlay"],
  },
  ...places(7, 5, 4).map(({ x, phase, random }, index) =>
    drifting({
      from: [x, -20],
      drop: 340,
      phase,
      frames: 90,
      swing: 8 + random() * 10,
      swings: 2,
      tilt: 40 + random() * 40,
      piece: group(
        { scale: tumbling(90, 2, random()) },
        cutPaper(index, sheetAt(index), 110 + random() * 50),
      ),
    }),
  ),
);
