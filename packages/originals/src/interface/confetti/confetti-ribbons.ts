import { figure } from "../figure.ts";
import { amber, fill, group, ink, lamp, quiet, rose, sky } from "../shapes.ts";
import type { Shape } from "../shapes.ts";
import { drifting } from "./drifting.ts";
import { places } from "./places.ts";

/** A folded ribbon: back and front sheets alternate, as if it turned in the air. */
function foldedRibbon(front: string, back: string, folds: number): Shape {
  const height = 15;
  return group(
    {},
    ...Array.from({ length: folds }, (_, fold) => {
      const y = fold * height;
      const [from, to] = fold % 2 === 0 ? [-7, 7] : [7, -7];
      return fill(
        `M${from - 6} ${y}H${from + 6}L${to + 6} ${y + height}H${to - 6}Z`,
        fold % 2 === 0 ? front : back,
      );
    }),
  );
}

export const confettiRibbons = figure(
  {
    key: "confetti-ribbons",
    title: "Ribbon rain",
    category: "icons",
    frames: 96,
    canvas: [400, 300],
    description: "Folded ribbons in two tones turn slowly as they come down, each with its own swing.",
    tags: ["confetti", "ribbon", "rain", "loop", "party", "carnival", "celebration", "background"],
  },
  ...places(6, 2, 12).map(({ x, phase, random }, index) => {
    const [front, back] = [
      [ink, quiet],
      [rose[2], rose[1]],
      [amber[2], amber[1]],
      [lamp, "#b92a08"],
      [sky[2], sky[1]],
    ][index % 5] ?? [ink, ink];
    return drifting({
      from: [x, -150],
      drop: 460,
      phase,
      frames: 96,
      swing: 14,
      swings: 2,
      tilt: 22,
      piece: group({ scale: 150 }, foldedRibbon(front ?? ink, back ?? ink, 4 + Math.floor(random() * 3))),
    });
  }),
);
