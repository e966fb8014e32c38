import {
  aspectAt,
  colourBytes,
  edgeAt,
  mirroredMotion,
  mirroredShape,
  shapeBytes,
  shapesPerLook,
} from "@zoetrope/render/vector-layout";
import type { AnimationVectors } from "@zoetrope/render/server";

/** How much each part counts: the shape decides, so that a recoloured or retimed copy is found. */
const ofAnimations = { shape: 1, colour: 0.12, motion: 0.15 };
/** A picture shows what it is of in its own colours, and nothing that moves. */
const ofPictures = { shape: 1, colour: 0.8, motion: 0 };

/** How often the square of each byte of a shape counts. */
const evenly = new Uint8Array(shapeBytes).fill(1);
/** On whatever ground a picture lies, its edges are the same; light parts of its silhouette are lost on white. */
const edgesTwice = evenly.slice().fill(2, edgeAt(0, 0), aspectAt);

/** What is looked for, prepared once for many comparisons. */
export interface Example {
  /** Different shapes, and each of them in a mirror. */
  shapes: readonly Int8Array[];
  mirrored: readonly Int8Array[];
  shapeWeights: Uint8Array;
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
  const isMoving = motion.some((byte) => byte !== 0);
  return {
    shapes: different,
    mirrored: different.map(mirroredShape),
    shapeWeights: isMoving ? evenly : edgesTwice,
    colour: look.slice(0, colourBytes),
    motion: isMoving ? { own: motion.slice(), mirrored: mirroredMotion(motion) } : null,
  };
}

/** The vectors of one animation. */
export interface VectorRow {
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

/** Distances by sums of squares; that of shapes is a sum over all that are looked for. Motion counts where something is known of it. */
export const distancesOf = (example: Example, { shape, colour, motion }: Distances): Distances => ({
  shape: shape / (shapeScale * example.shapes.length),
  colour: colour / unsignedScale,
  motion: example.motion === null ? 0 : motion / unsignedScale,
});

/** 0 for the same; shapes and motion the way round that fits better. `VectorRows` says the same of many at once. */
export function distancesTo(example: Example, { shapes, colours, motions }: VectorRow): Distances {
  const { motion, shapeWeights } = example;
  const own = sumOfNearest(example.shapes, shapes, shapeWeights);
  const turned = sumOfNearest(example.mirrored, shapes, shapeWeights);
  return distancesOf(example, {
    shape: Math.min(own, turned),
    colour: squares(example.colour, colours),
    motion: motion === null ? 0 : squares(own <= turned ? motion.own : motion.mirrored, motions),
  });
}

/** Of each shape looked for the squares to the nearest one there. */
function sumOfNearest(wanted: readonly Int8Array[], shapes: Int8Array, weights: Uint8Array): number {
  let sum = 0;
  for (const shape of wanted) {
    let nearest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < shapes.length; at += shapeBytes)
      nearest = Math.min(nearest, squares(shape, shapes, at, weights));
    sum += nearest;
  }
  return sum;
}

function squares(
  wanted: Int8Array | Uint8Array,
  stored: Int8Array | Uint8Array,
  from = 0,
  weights: Uint8Array | null = null,
): number {
  let sum = 0;
  for (let at = 0; at < wanted.length; at += 1) {
    const difference = (wanted[at] as number) - (stored[from + at] as number);
    sum += difference * difference * (weights === null ? 1 : (weights[at] as number));
  }
  return sum;
}
