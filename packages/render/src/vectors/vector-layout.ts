/**
 * How the looks and the motion of an animation are written down as bytes, for whoever compares them. What a byte means may change only
 * together with `vectorsVersion`: existing animations are then measured anew by a job.
 */
export const vectorsVersion = 2;

/** Side of the grid whose low frequencies say what a silhouette is like. */
export const silhouetteSide = 16;
/** Frequencies across and down, the mean left out: the lowest `(u, v)` with `u + v` up to this. */
const highestFrequency = 7;
export const frequencies: readonly (readonly [across: number, down: number])[] = Array.from(
  { length: highestFrequency + 1 },
  (_row, down) => Array.from({ length: highestFrequency + 1 - down }, (_, across) => [across, down] as const),
)
  .flat()
  .slice(1);

/** Edges: how strong they are across, down and aslant, in so many cells a side. */
export const edgeCells = 3;
const edgesAt = frequencies.length;
export const edgeAt = (cell: number, kind: 0 | 1 | 2): number => edgesAt + cell * 3 + kind;
export const aspectAt = edgesAt + edgeCells * edgeCells * 3;
export const fillAt = aspectAt + 1;

/** Signed bytes of the shape of one frame; nothing in them hangs on colour, place or size. */
export const shapeBytes = fillAt + 1;
/** So many frames of an animation, as different from each other as there are. */
export const shapesPerLook = 4;
/** Unsigned bytes: hues twice (dark and light), then greys from black to white. */
export const hueBins = 10;
export const greyBins = 4;
export const colourBytes = 2 * hueBins + greyBins;
/** Colours, then shapes. */
export const lookBytes = colourBytes + shapesPerLook * shapeBytes;

/** Moments of an animation that are looked at, spread over its length: whatever its tempo. */
export const motionSteps = 12;
/** Where it moves, in so many cells a side. */
export const motionCells = 4;
export const energyAt = motionSteps + motionCells * motionCells;
/** Unsigned bytes: how much moves at each step, where, how much altogether, how far across and down, and how often nothing does. */
export const motionBytes = energyAt + 4;

/** Where each byte of a mirrored shape comes from, and with which sign. */
const mirroredFrom = Int32Array.from({ length: shapeBytes }, (_, at) => at);
const mirroredSign = Int8Array.from({ length: shapeBytes }, () => 1);
for (const [at, [across]] of frequencies.entries()) if (across % 2 === 1) mirroredSign[at] = -1;
for (let cell = 0; cell < edgeCells * edgeCells; cell += 1) {
  const column = cell % edgeCells;
  const other = cell - column + (edgeCells - 1 - column);
  for (const kind of [0, 1, 2] as const) mirroredFrom[edgeAt(cell, kind)] = edgeAt(other, kind);
  mirroredSign[edgeAt(cell, 2)] = -1;
}

/** The shape of the same frame seen in a mirror. */
export function mirroredShape(shape: Int8Array): Int8Array {
  return shape.map((_, at) => (shape[mirroredFrom[at] ?? 0] ?? 0) * (mirroredSign[at] ?? 1));
}

/** The motion of the same animation seen in a mirror. */
export function mirroredMotion(motion: Uint8Array): Uint8Array {
  const mirrored = motion.slice();
  for (let cell = 0; cell < motionCells * motionCells; cell += 1) {
    const column = cell % motionCells;
    mirrored[motionSteps + cell] = motion[motionSteps + cell - column + (motionCells - 1 - column)] ?? 0;
  }
  return mirrored;
}
