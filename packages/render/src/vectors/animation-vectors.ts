import type { AnimationVectors, PictureColour } from "../renderer/contract.ts";
import { colourHistogram } from "./colour-histogram.ts";
import { shapeOf } from "./frame-shape.ts";
import { inkOf, ofPictures, smallInkOf, type Ink } from "./ink.ts";
import { motionOf } from "./motion-energy.ts";
import { colourBytes, lookBytes, motionBytes, shapeBytes, shapesPerLook } from "./vector-layout.ts";

/** A frame with less of a figure than this share of the fullest one is on its way in or out. */
const worthShowing = 0.15;
/** Shapes change more slowly than pixels do. */
const everyThird = 3;

/** What an animation looks like and how it moves, from small frames spread over its length. */
export function vectorsOf(
  frames: readonly Uint8Array[],
  width: number,
  palette: readonly PictureColour[],
): AnimationVectors {
  const looked = frames.filter((_, index) => index % everyThird === 0);
  return {
    look: lookOf(
      looked.map((pixels) => inkOf(pixels, width)),
      palette,
    ),
    motion:
      frames.length > 1
        ? motionOf(frames.map((pixels) => smallInkOf(pixels, width)))
        : new Uint8Array(motionBytes),
  };
}

/** What a still picture looks like. */
export const pictureVectorsOf = (
  pixels: Uint8Array,
  width: number,
  palette: readonly PictureColour[],
): AnimationVectors => ({
  look: lookOf([inkOf(pixels, width, ofPictures)], palette),
  motion: new Uint8Array(motionBytes),
});

function lookOf(inks: readonly Ink[], palette: readonly PictureColour[]): Uint8Array {
  const fullest = Math.max(...inks.map(({ mass }) => mass));
  const shapes = inks.flatMap((ink) => (ink.mass < fullest * worthShowing ? [] : (shapeOf(ink) ?? [])));
  const look = new Uint8Array(lookBytes);
  look.set(colourHistogram(palette));
  for (const [index, shape] of mostDifferent(shapes).entries())
    look.set(new Uint8Array(shape.buffer), colourBytes + index * shapeBytes);
  return look;
}

/** The shape nearest to all others, then those that are farthest from what is chosen; repeated where there are fewer. */
function mostDifferent(shapes: readonly Int8Array[]): Int8Array[] {
  const distances = shapes.map((one) => shapes.map((other) => distance(one, other)));
  const sums = distances.map((row) => row.reduce((sum, value) => sum + value, 0));
  const chosen: number[] = shapes.length === 0 ? [] : [sums.indexOf(Math.min(...sums))];
  while (chosen.length > 0 && chosen.length < shapesPerLook) {
    const nearest = distances.map((row) => Math.min(...chosen.map((index) => row[index] ?? 0)));
    chosen.push(nearest.indexOf(Math.max(...nearest)));
  }
  return chosen.flatMap((index) => shapes[index] ?? []);
}

function distance(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += ((one[at] as number) - (other[at] as number)) ** 2;
  return sum;
}
