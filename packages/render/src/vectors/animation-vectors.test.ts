import { expect, it } from "vitest";
import { pictureVectorsOf, vectorsOf } from "./animation-vectors.ts";
import { colourBytes, mirroredShape, motionSteps, shapeBytes } from "./vector-layout.ts";

const side = 64;
type Rgba = readonly [number, number, number, number];
const nothing: Rgba = [0, 0, 0, 0];
const red: Rgba = [220, 40, 40, 255];

/** An arrow head that points to the right, or to the left, on any ground. */
function arrow({
  x = 32,
  y = 32,
  size = 20,
  colour = red,
  ground = nothing,
  isTurned = false,
} = {}): Uint8Array {
  const pixels = new Uint8Array(side * side * 4);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const across = (isTurned ? x - 0.5 - column : column + 0.5 - x) / size;
      const down = Math.abs(row + 0.5 - y) / size;
      const isInside = down <= 0.8 && across <= 0.8 - down && across >= -0.6 + down * 0.3;
      pixels.set(isInside ? colour : ground, (row * side + column) * 4);
    }
  return pixels;
}

const shapeOf = (pixels: Uint8Array) => {
  const { look } = vectorsOf([pixels], side, [{ hex: "#dc2828", weight: 1 }]);
  return new Int8Array(look.buffer, colourBytes, shapeBytes);
};
/** 0 for the same, about 2 for what has nothing in common. */
const distance = (one: Int8Array | Uint8Array, other: Int8Array | Uint8Array) =>
  Array.from(one).reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0) / 127 ** 2;

const plain = shapeOf(arrow());

it.each([
  ["elsewhere", arrow({ x: 20, y: 40 })],
  ["smaller", arrow({ size: 12 })],
  ["in another colour", arrow({ colour: [20, 60, 240, 255] })],
  ["on white", arrow({ ground: [255, 255, 255, 255] })],
  ["in white on black", arrow({ colour: [255, 255, 255, 255], ground: [0, 0, 0, 255] })],
])("a figure %s has the same shape", (_, pixels) => {
  expect(distance(shapeOf(pixels), plain)).toBeLessThan(0.1);
});

/** A dark cloud, and pale drops that fall from it to one side or the other. */
function rain({ slope = 1, ground = nothing } = {}): Uint8Array {
  const pixels = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isCloud = ((x - 32) / 22) ** 2 + ((y - 20) / 12) ** 2 < 1;
      const isDrop = y > 36 && y < 58 && x > 12 && x < 52 && (x + slope * y + 2 * side) % 8 < 2;
      pixels.set(isCloud ? [40, 50, 70, 255] : isDrop ? [225, 235, 250, 255] : ground, (y * side + x) * 4);
    }
  return pixels;
}

it("a still on white, with its pale parts, is that of what is see-through", () => {
  const { look } = pictureVectorsOf(rain({ ground: [255, 255, 255, 255] }), side, []);
  const still = new Int8Array(look.buffer, colourBytes, shapeBytes);
  expect(distance(still, shapeOf(rain()))).toBeLessThan(0.05);
  expect(distance(still, shapeOf(rain({ slope: -1 })))).toBeGreaterThan(0.15);
});

it("a figure that looks the other way is its mirror image, and no other", () => {
  const turned = shapeOf(arrow({ isTurned: true }));
  expect(distance(turned, plain)).toBeGreaterThan(0.3);
  expect(distance(mirroredShape(turned), plain)).toBeLessThan(0.05);
});

it("an empty picture has no shape, and a still one does not move", () => {
  const { look, motion } = vectorsOf([new Uint8Array(side * side * 4)], side, []);
  expect(look.every((byte) => byte === 0)).toBe(true);
  expect(motion.every((byte) => byte === 0)).toBe(true);
});

it("motion says when something moves and where, whatever its colours", () => {
  const move = (colour: Rgba) =>
    vectorsOf(
      Array.from({ length: motionSteps }, (_, step) =>
        arrow({ colour, x: step < 6 ? 14 : 14 + (step - 6), y: 16 }),
      ),
      side,
      [],
    ).motion;
  const motion = move(red);
  const [early, late] = [motion.subarray(0, 5), motion.subarray(6, 11)];
  expect(Math.max(...early)).toBe(0);
  expect(Math.min(...late)).toBeGreaterThan(0);
  // Nothing moves in the lower half.
  expect(Math.max(...motion.subarray(motionSteps + 8, motionSteps + 16))).toBe(0);
  expect(distance(move([20, 60, 240, 255]), motion)).toBeLessThan(0.05);
});
