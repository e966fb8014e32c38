import { hexOf, type Rgb } from "../../colours/colour.ts";
import { layersAtPoint } from "../../scene/bounds/layers-at-point.ts";
import { wcag } from "../flash/wcag.ts";
import type { PatternStripes } from "../pattern-findings.ts";
import type { StillFrame } from "../still-frame.ts";
import type { StripedRun } from "../stripes.ts";
import { brightnessOf, type ColourConstraint } from "./colour-constraint.ts";
import { type Painter, painterOf } from "./painter.ts";
import { spread } from "./spread.ts";

/** Of each direction; the rest look the same, and are looked at in the next round where they do not. */
const maxRuns = 12;
/** Players round colours in their own way. */
const margin = 0.01;
/** Of the page, where nothing is painted. */
const white: Rgb = [1, 1, 1];

/** All that is painted at a place, the topmost first. */
interface Place {
  painters: readonly (Painter | null)[];
}

/** That the stripes of a pattern come so near to each other that none of them counts. */
export function constraintsOfStripes(
  { across, down }: PatternStripes,
  still: StillFrame,
): ColourConstraint[] {
  const constraints: ColourConstraint[] = [];
  const lookAlong = (runs: readonly StripedRun[], pointOf: (line: number, at: number) => Place): void => {
    for (const { line, edges } of spread(runs, maxRuns)) {
      const middles = edges.slice(1).map((edge, index) => (edge + (edges[index] ?? 0)) / 2);
      const places = middles.map((middle) => pointOf(line + 0.5, middle));
      for (let index = 1; index < places.length; index++) {
        const constraint = constraintBetween(places[index - 1], places[index]);
        if (constraint === null) continue;
        const isKnown = constraints.some(
          ({ json, colour, beside }) =>
            json === constraint.json &&
            beside === constraint.beside &&
            hexOf(colour) === hexOf(constraint.colour),
        );
        if (!isKnown) constraints.push(constraint);
      }
    }
  };
  lookAlong(across, (line, at) => placeAt(still, at, line));
  lookAlong(down, (line, at) => placeAt(still, line, at));
  return constraints;
}

function placeAt({ scene, width, height }: StillFrame, x: number, y: number): Place {
  const hits = layersAtPoint(scene, (x * scene.width) / width, (y * scene.height) / height);
  return {
    painters: hits.flatMap(({ layers, paint }) => {
      const layer = layers.at(-1);
      return layer === undefined ? [] : [painterOf(layer, paint)];
    }),
  };
}

/** What lies over the other comes nearer to it; of two that lie beside each other the darker. */
function constraintBetween(one: Place | undefined, other: Place | undefined): ColourConstraint | null {
  const [first, second] = [topOf(one), topOf(other)];
  if (first === null || second === null || first.json === second.json) return null;
  const isOver = (top: Painter, place: Place | undefined): boolean =>
    place?.painters.some((each) => each !== null && each.json === top.json) === true;
  const isFirstChanged =
    second.json === null ||
    (first.json !== null &&
      (isOver(second, one) ||
        (!isOver(first, other) && brightnessOf(first.colour) < brightnessOf(second.colour))));
  const [changed, kept] = isFirstChanged ? [first, second] : [second, first];
  if (changed.json === null) return null;
  const beside = brightnessOf(kept.colour);
  return {
    json: changed.json,
    colour: changed.colour,
    beside,
    towards: [kept.colour],
    isMetBy: (colour) => {
      const own = brightnessOf(colour);
      const isSmall = Math.abs(own - beside) < wcag.minLuminanceChange - margin;
      return isSmall || Math.min(own, beside) > wcag.maxDarkerLuminance + margin;
    },
  };
}

/** Null where what is seen has no one colour; the page where nothing is painted. */
function topOf(place: Place | undefined): Painter | { json: null; colour: Rgb } | null {
  if (place === undefined) return null;
  const [top] = place.painters;
  return top === undefined ? { json: null, colour: white } : top;
}
