import {
  colourBytes,
  mirroredMotion,
  mirroredShape,
  motionBytes,
  shapeBytes,
  shapesPerLook,
} from "@zoetrope/render/vector-layout";
import type { AnimationVectors } from "@zoetrope/render/server";

/** How much each part counts: the shape decides, so that a recoloured or retimed copy is found. */
const ofAnimations = { shape: 1, colour: 0.12, motion: 0.15 };
/** A picture shows what it is of in its own colours, and nothing that moves. */
const ofPictures = { shape: 1, colour: 0.8, motion: 0 };

/** What is looked for, prepared once for many comparisons. */
export interface Example {
  /** Different shapes, and each of them in a mirror. */
  shapes: readonly Int8Array[];
  mirrored: readonly Int8Array[];
  colour: Uint8Array;
  /** Null: a still picture, which is compared by its look alone. */
  motion: { own: Uint8Array; mirrored: Uint8Array } | null;
}

/** Null where nothing is painted: that is like nothing. */
export function exampleOf({ look, motion }: AnimationVectors): Example | null {
  const shapes = new Map<string, Int8Array>();
  for (let index = 0; index < shapesPerLook; index += 1) {
    const bytes = look.subarray(colourBytes + index * shapeBytes, colourBytes + (index + 1) * shapeBytes);
    if (bytes.some((byte) => byte !== 0))
      shapes.set(
        bytes.join(),
        Int8Array.from(bytes, (byte) => (byte << 24) >> 24),
      );
  }
  if (shapes.size === 0) return null;
  const different = [...shapes.values()];
  return {
    shapes: different,
    mirrored: different.map(mirroredShape),
    colour: look.slice(0, colourBytes),
    motion: motion.some((byte) => byte !== 0)
      ? { own: motion.slice(), mirrored: mirroredMotion(motion) }
      : null,
  };
}

/** Vectors of many animations, one after the other. */
export interface VectorColumns {
  shapes: Int8Array;
  colours: Uint8Array;
  motions: Uint8Array;
}

/** Squares of what stands for one, in signed and in unsigned bytes. */
const [shapeScale, unsignedScale] = [127 ** 2, 255 ** 2];

export interface Distances {
  shape: number;
  colour: number;
  motion: number;
}

/** One distance of the three. */
export function weighted(example: Example, { shape, colour, motion }: Distances): number {
  const weights = example.motion === null ? ofPictures : ofAnimations;
  return weights.shape * shape + weights.colour * colour + weights.motion * motion;
}

/** 0 for the same; shapes and motion the way round that fits better. */
export function distancesTo(example: Example, columns: VectorColumns, slot: number): Distances {
  const own = shapeDistance(example.shapes, columns.shapes, slot);
  const turned = shapeDistance(example.mirrored, columns.shapes, slot);
  const { motion } = example;
  return {
    shape: Math.min(own, turned),
    colour: colourDistance(example.colour, columns, slot),
    motion: motion === null ? 0 : motionDistance(own <= turned ? motion.own : motion.mirrored, columns, slot),
  };
}

/** One distance by the first shape that is looked for, as it is or (odd pairs) in a mirror, and by one of those there: `pair` halved. */
export function distanceOfPair(example: Example, columns: VectorColumns, slot: number, pair: number): number {
  const isTurned = pair % 2 === 1;
  const { motion, colour, shapes, mirrored } = example;
  const wanted = (isTurned ? mirrored : shapes)[0] ?? new Int8Array(shapeBytes);
  const at = (slot * shapesPerLook + (pair >> 1)) * shapeBytes;
  return weighted(example, {
    shape: squares(wanted, columns.shapes, at, shapeBytes) / shapeScale,
    colour: colourDistance(colour, columns, slot),
    motion: motion === null ? 0 : motionDistance(isTurned ? motion.mirrored : motion.own, columns, slot),
  });
}

const colourDistance = (wanted: Uint8Array, { colours }: VectorColumns, slot: number): number =>
  squares(wanted, colours, slot * colourBytes, colourBytes) / unsignedScale;

const motionDistance = (wanted: Uint8Array, { motions }: VectorColumns, slot: number): number =>
  squares(wanted, motions, slot * motionBytes, motionBytes) / unsignedScale;

/** Of each shape looked for the distance to the nearest one there, on average. */
function shapeDistance(wanted: readonly Int8Array[], shapes: Int8Array, slot: number): number {
  let sum = 0;
  for (const shape of wanted) sum += nearestShape(shape, shapes, slot);
  return sum / wanted.length;
}

function nearestShape(wanted: Int8Array, shapes: Int8Array, slot: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  const first = slot * shapesPerLook * shapeBytes;
  for (let at = first; at < first + shapesPerLook * shapeBytes; at += shapeBytes)
    nearest = Math.min(nearest, squares(wanted, shapes, at, shapeBytes));
  return nearest / shapeScale;
}

function squares(
  wanted: Int8Array | Uint8Array,
  stored: Int8Array | Uint8Array,
  from: number,
  length: number,
): number {
  let sum = 0;
  for (let at = 0; at < length; at += 1) {
    const difference = (wanted[at] as number) - (stored[from + at] as number);
    sum += difference * difference;
  }
  return sum;
}
