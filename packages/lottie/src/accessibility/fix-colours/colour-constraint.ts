import type { Rgb } from "../../colours/colour.ts";
import { contrastRatio } from "../../colours/srgb.ts";
import { medianOf, type PoorFill } from "../contrast-findings.ts";
import { luminanceOfColour } from "../still-frame.ts";
import { mixed, type Painter, rgbOfScene } from "./painter.ts";
import { spread } from "./spread.ts";

/** What the colour of something that paints should become so that a finding is gone. */
export interface ColourConstraint extends Painter {
  /** Relative luminance of what lies beside it. */
  beside: number;
  /** It may come nearer to each of these. */
  towards: readonly Rgb[];
  isMetBy(colour: Rgb): boolean;
}

/** A little more than is wanted: players round colours in their own way. */
const margin = 1.03;
const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];
const steps = 50;
/** Consecutive frames ask for much the same. */
const maxConstraints = 60;

export const brightnessOf = ([red, green, blue]: Rgb): number => luminanceOfColour({ red, green, blue });

/** That a fill stands out. */
export function constraintOfFill({ paint, besides, needed }: PoorFill): ColourConstraint[] {
  if (paint.source.kind !== "colour") return [];
  return [
    {
      json: paint.json,
      colour: rgbOfScene(paint.source.colour),
      beside: medianOf(besides),
      towards: [black, white],
      isMetBy: (colour) => {
        const own = brightnessOf(colour);
        return medianOf(besides.map((beside) => contrastRatio(own, beside))) >= needed * margin;
      },
    },
  ];
}

/** The smallest change that meets the most of what is wished of one painter; null where none meets anything. */
export function bestChange(all: readonly ColourConstraint[]): { to: Rgb; share: number } | null {
  const constraints = spread(all, maxConstraints);
  const towards = [...new Set(constraints.flatMap((constraint) => constraint.towards))];
  let best: { to: Rgb; share: number; met: number } | null = null;
  for (let step = 1; step <= steps; step++)
    for (const to of towards) {
      const share = step / steps;
      const met = constraints.filter((constraint) =>
        constraint.isMetBy(mixed(constraint.colour, to, share)),
      ).length;
      if (met === constraints.length) return { to, share };
      if (met > (best?.met ?? 0)) best = { to, share, met };
    }
  return best;
}
