import { colourBytes, lookBytes, motionBytes, shapeBytes } from "@zoetrope/render/vector-layout";
import fc from "fast-check";
import { expect, it } from "vitest";
import { distancesTo, exampleOf, weighted } from "./vector-distance.ts";
import { VectorRows } from "./vector-rows.ts";

// No byte of a shape is -128: it would have no opposite in a mirror.
const shapeByte = fc.oneof(fc.constantFrom(0, 1, 127, 129, 255), fc.integer({ min: 129, max: 383 }));
const colours = fc.uint8Array({ minLength: colourBytes, maxLength: colourBytes });
const shapes = fc.array(shapeByte, {
  minLength: lookBytes - colourBytes,
  maxLength: lookBytes - colourBytes,
});
const motion = fc.uint8Array({ minLength: motionBytes, maxLength: motionBytes });
const vectors = fc
  .tuple(colours, shapes, motion)
  .map(([colour, shape, moves]) => ({ look: Uint8Array.from([...colour, ...shape]), motion: moves }));

it("is exactly as far as the same said in JavaScript, whatever is looked for", () => {
  fc.assert(
    fc.property(
      fc.array(vectors, { minLength: 1, maxLength: 5 }),
      vectors,
      fc.boolean(),
      fc.integer({ min: 1, max: 4 }),
      (stored, wanted, isStill, count) => {
        const look = wanted.look.fill(0, colourBytes + count * shapeBytes);
        const example = exampleOf({ look, motion: isStill ? new Uint8Array(motionBytes) : wanted.motion });
        fc.pre(example !== null);
        const rows = new VectorRows();
        rows.reserve(stored.length);
        for (const [slot, one] of stored.entries()) rows.write(slot, one.look, one.motion);
        const slots = Int32Array.from(stored.keys()).toReversed();
        expect(Array.from(rows.distances(example, slots))).toEqual(
          Array.from(slots, (slot) => weighted(example, distancesTo(example, rows.row(slot)))),
        );
      },
    ),
  );
});
