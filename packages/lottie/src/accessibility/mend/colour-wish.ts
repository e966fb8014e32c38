import type { Rgb } from "../../colours/colour.ts";
import { contrastRatio } from "../../colours/srgb.ts";
import { medianOf, type PoorFill } from "../contrast-findings.ts";
import { luminanceOfColour } from "../still-frame.ts";
import { mixed, type Painter, rgbOfScene } from "./painter.ts";
import { spread } from "./spread.ts";

/** What the colour of something that paints should become so that a finding is gone. */
export interface ColourWish extends Painter {
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
/** Frames that follow each other wish much the same. */
const mostWishes = 60;

export const brightnessOf = ([red, green, blue]: Rgb): number => luminanceOfColour({ red, green, blue });

/** That a fill stands out. */
export function wishOfFill({ paint, besides, needed }: PoorFill): ColourWish[] {
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
export function bestChange(all: readonly ColourWish[]): { to: Rgb; share: number } | null {
  const wishes = spread(all, mostWishes);
  const towards = [...new Set(wishes.flatMap((wish) => wish.towards))];
  let best: { to: Rgb; share: number; met: number } | null = null;
  for (let step = 1; step <= steps; step++)
    for (const to of towards) {
      const share = step / steps;
      const met = wishes.filter((wish) => wish.isMetBy(mixed(wish.colour, to, share))).length;
      if (met === wishes.length) return { to, share };
      if (met > (best?.met ?? 0)) best = { to, share, met };
    }
  return best;
}
