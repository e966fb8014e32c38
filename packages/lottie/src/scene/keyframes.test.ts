import { expect, it } from "vitest";
import { animation, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { boxOf, createSceneEvaluator } from "./index.ts";

const straight = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
const easeIn = { i: { x: [1], y: [1] }, o: { x: [0.42], y: [0] } };
const still = { o: fixed(100), r: fixed(0), a: fixed([0, 0]), s: fixed([100, 100]) };

/** Where the left upper corner of a square stands at a frame. */
function cornerAt(frame: number, position: unknown): [number, number] {
  const json = animation([
    shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])], { ks: { ...still, p: position } }),
  ]);
  const [layer] = createSceneEvaluator(json).sceneAt(frame).layers;
  const box = layer === undefined ? null : boxOf(layer);
  return [box?.left ?? Number.NaN, box?.top ?? Number.NaN];
}
const moving = (...k: unknown[]) => ({ a: 1, k });

it("a straight movement is half way at half of its time", () => {
  const position = moving({ t: 2, s: [0, 0], ...straight }, { t: 10, s: [40, 20] });
  expect(cornerAt(6, position)).toEqual([20, 10]);
  expect(cornerAt(1, position)).toEqual([0, 0]);
  expect(cornerAt(10, position)).toEqual([40, 20]);
  expect(cornerAt(50, position)).toEqual([40, 20]);
});

it("an easing slows the beginning down as CSS does", () => {
  // ease-in, cubic-bezier(0.42, 0, 1, 1), at a half: 0.3153568.
  const [x] = cornerAt(5, moving({ t: 0, s: [0, 0], ...easeIn }, { t: 10, s: [100, 0] }));
  expect(x).toBeCloseTo(31.5357, 3);
});

it("each component follows its own easing", () => {
  const both = { i: { x: [1, 1], y: [1, 1] }, o: { x: [0, 0.42], y: [0, 0] } };
  const [x, y] = cornerAt(5, moving({ t: 0, s: [0, 0], ...both }, { t: 10, s: [100, 100] }));
  expect(x).toBeCloseTo(50, 5);
  expect(y).toBeCloseTo(31.5357, 3);
});

it("a held value stays until the next keyframe", () => {
  const position = moving({ t: 0, s: [5, 5], h: 1 }, { t: 10, s: [40, 20] });
  expect(cornerAt(9.9, position)).toEqual([5, 5]);
  expect(cornerAt(10, position)).toEqual([40, 20]);
});

it("older files say where a keyframe ends, and end with a time alone", () => {
  const position = moving({ t: 0, s: [0, 0], e: [30, 30], ...straight }, { t: 10 });
  expect(cornerAt(5, position)).toEqual([15, 15]);
  expect(cornerAt(12, position)).toEqual([30, 30]);
});

it("a curved path is walked at an even pace along its length", () => {
  // Three sides of a square as handles: the middle of the length lies at its top.
  const position = moving(
    { t: 0, s: [0, 0], to: [0, -40], ti: [0, -40], ...straight },
    { t: 10, s: [40, 0] },
  );
  const [x, y] = cornerAt(5, position);
  expect(x).toBeCloseTo(20, 3);
  expect(y).toBeCloseTo(-30, 3);
  // Handles of different lengths: even so, the way is walked at one pace.
  const uneven = moving({ t: 0, s: [0, 0], to: [90, 0], ti: [0, 0], ...straight }, { t: 10, s: [100, 0] });
  expect(cornerAt(5, uneven)[0]).toBeCloseTo(50, 1);
});

it("a position may be split into its dimensions", () => {
  const x = {
    a: 1,
    k: [
      { t: 0, s: [0], ...straight },
      { t: 10, s: [10] },
    ],
  };
  expect(cornerAt(5, { s: true, x, y: { a: 0, k: 7 } })).toEqual([5, 7]);
});

it("a slot gives a property its value", () => {
  const json = animation(
    [
      shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])], {
        ks: { ...still, p: { a: 0, k: [0, 0], sid: "place" } },
      }),
    ],
    { slots: { place: { p: { a: 0, k: [33, 44] } } } },
  );
  const [layer] = createSceneEvaluator(json).sceneAt(0).layers;
  expect(layer && boxOf(layer)).toMatchObject({ left: 33, top: 44 });
});

it("a program is not run, and that is said", () => {
  const json = animation([
    shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])], {
      ks: { ...still, p: { a: 0, k: [1, 2], x: "boom()" } },
    }),
  ]);
  const { diagnostics } = createSceneEvaluator(json).sceneAt(0);
  expect(diagnostics).toMatchObject([{ code: "expression-not-run", pointer: "/layers/0/ks/p" }]);
});
