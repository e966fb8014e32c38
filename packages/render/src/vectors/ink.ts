/** What a frame paints, pixel by pixel: how much of each channel, and how much of a figure stands there. */
export interface Ink {
  width: number;
  height: number;
  /** Four numbers a pixel from 0 to 1, colours as they add to the picture (times opacity). */
  paint: Float32Array;
  /** 0 where the ground is, 1 where the figure is. */
  figure: Float32Array;
  /** Sum of `figure`. */
  mass: number;
}

/** Share of the rim that has to be painted in one colour for that to be the ground. */
const rimShare = 0.9;
/** Distances from the ground's colour below the first are noise, above the second the figure. */
type Distances = readonly [least: number, clear: number];
const ofAnimations: Distances = [0.02, 0.08];
/** What is see-through in an animation lies on white in a picture of it, its light parts as well. */
export const ofPictures: Distances = [0.006, 0.025];
const sameGround = 0.03;

/** Every pixel as it was drawn: small parts are told from each other by few of them. */
export function inkOf(pixels: Uint8Array, width: number, distances: Distances = ofAnimations): Ink {
  return inkOfPaint({ paint: paintOf(pixels), width, height: pixels.length / 4 / width }, distances);
}

/** A quarter of the pixels: what moves is seen as well, in a quarter of the time. */
export function smallInkOf(pixels: Uint8Array, drawnWidth: number): Ink {
  return inkOfPaint(halved(pixels, drawnWidth), ofAnimations);
}

function inkOfPaint(
  { paint, width, height }: Pick<Ink, "paint" | "width" | "height">,
  [leastDistance, clearDistance]: Distances,
): Ink {
  const count = width * height;
  const ground = groundOf(paint, width, height);
  const figure = new Float32Array(count);
  let mass = 0;
  for (let index = 0, at = 3; index < count; index += 1, at += 4) {
    const distance = ground === null ? (paint[at] as number) : distanceFrom(paint, at - 3, ground);
    figure[index] =
      ground === null
        ? distance
        : Math.min(1, Math.max(0, (distance - leastDistance) / (clearDistance - leastDistance)));
    mass += figure[index] as number;
  }
  return { width, height, paint, figure, mass };
}

function paintOf(pixels: Uint8Array): Float32Array {
  const paint = new Float32Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number;
    if (alpha === 0) continue;
    const share = alpha / 65_025;
    paint[at] = (pixels[at] as number) * share;
    paint[at + 1] = (pixels[at + 1] as number) * share;
    paint[at + 2] = (pixels[at + 2] as number) * share;
    paint[at + 3] = alpha / 255;
  }
  return paint;
}

/** Of every four pixels the mean: a quarter of the work, and soft edges. A last odd row or column counts alone. */
function halved(pixels: Uint8Array, drawnWidth: number): Pick<Ink, "paint" | "width" | "height"> {
  const drawnHeight = pixels.length / 4 / drawnWidth;
  const [width, height] = [(drawnWidth + 1) >> 1, (drawnHeight + 1) >> 1];
  const paint = new Float32Array(width * height * 4);
  for (let y = 0, into = 0; y < height; y += 1) {
    const top = 2 * y * drawnWidth;
    const bottom = Math.min(2 * y + 1, drawnHeight - 1) * drawnWidth;
    for (let x = 0; x < width; x += 1, into += 4) {
      const left = 2 * x;
      const right = Math.min(left + 1, drawnWidth - 1);
      addPixel(paint, into, pixels, (top + left) * 4);
      addPixel(paint, into, pixels, (top + right) * 4);
      addPixel(paint, into, pixels, (bottom + left) * 4);
      addPixel(paint, into, pixels, (bottom + right) * 4);
    }
  }
  return { paint, width, height };
}

const quarter = 1 / (4 * 255);

function addPixel(paint: Float32Array, into: number, pixels: Uint8Array, at: number): void {
  const alpha = pixels[at + 3] as number;
  if (alpha === 0) return;
  const share = (alpha * quarter) / 255;
  paint[into] = (paint[into] as number) + (pixels[at] as number) * share;
  paint[into + 1] = (paint[into + 1] as number) + (pixels[at + 1] as number) * share;
  paint[into + 2] = (paint[into + 2] as number) + (pixels[at + 2] as number) * share;
  paint[into + 3] = (paint[into + 3] as number) + alpha * quarter;
}

/** The colour of an opaque rim; null where the ground shows through, or is a picture itself. */
function groundOf(paint: Float32Array, width: number, height: number): readonly number[] | null {
  const rim: number[] = [];
  for (let x = 0; x < width; x += 1) rim.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) rim.push(y * width, y * width + width - 1);
  const opaque = rim.filter((index) => (paint[index * 4 + 3] as number) > 0.98);
  if (opaque.length < rim.length * rimShare) return null;
  const middle = [0, 1, 2].map(
    (channel) =>
      opaque.map((index) => paint[index * 4 + channel] as number).toSorted((a, b) => a - b)[
        opaque.length >> 1
      ] ?? 0,
  );
  const like = opaque.filter((index) => distanceFrom(paint, index * 4, middle) < sameGround).length;
  return like >= rim.length * rimShare * rimShare ? middle : null;
}

function distanceFrom(
  paint: Float32Array,
  at: number,
  [red = 0, green = 0, blue = 0]: readonly number[],
): number {
  const dr = (paint[at] as number) - red;
  const dg = (paint[at + 1] as number) - green;
  const db = (paint[at + 2] as number) - blue;
  return Math.sqrt(0.3 * dr * dr + 0.5 * dg * dg + 0.2 * db * db);
}
