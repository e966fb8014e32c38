import { expect, test } from "vitest";
import { convertCommand, initialMovement, presetFor, wholeFrame, wholePresetFor } from "./movement.ts";
import type { OpenedSvg } from "./opened-svg.ts";

const drawing = (isMoving: boolean): OpenedSvg => ({
  id: 1,
  file: { name: "boat.svg", bytes: new Uint8Array() },
  facts: { isMoving, presets: [{ name: "draw-on", staggerInSeconds: 0.05 }, { name: "fade" }] },
});

test("what moves by itself keeps its movement, a still drawing gets what suits it", () => {
  expect(presetFor(initialMovement, drawing(true))).toBeNull();
  expect(presetFor(initialMovement, drawing(false))).toEqual({ name: "draw-on", staggerInSeconds: 0.05 });
});

test("what was set wins against what suits; a morph waits for what it is to become", () => {
  const slow = { ...initialMovement, settings: { staggerInSeconds: 0.2 } };
  expect(presetFor(slow, drawing(false))).toEqual({ name: "draw-on", staggerInSeconds: 0.2 });
  expect(presetFor({ ...slow, name: "morph" }, drawing(true))).toBeNull();
});

test("the command says all that was chosen and nothing else", () => {
  expect(convertCommand(initialMovement, drawing(true))).toBe('zoetrope convert "boat.svg" --to dotlottie');
  const target = { name: "star $1.svg", bytes: new Uint8Array() };
  const morph = { ...initialMovement, name: "morph" as const, target, frameRate: 30 };
  expect(convertCommand({ ...morph, settings: { phase: "in", holdInSeconds: 1 } }, drawing(false))).toBe(
    `zoetrope convert "boat.svg" --to dotlottie --fps 30 --preset morph --morph-to 'star $1.svg' --hold 1 --phase in`,
  );
});

test.each([
  ["in", 59],
  ["out", 0],
  ["in-out", 30],
] as const)("a drawing that moves %s is there whole at frame %i of 60", (phase, frame) => {
  const movement = { ...initialMovement, settings: { phase } };
  expect(wholeFrame(wholePresetFor(movement, drawing(false)), 60)).toBe(frame);
  expect(wholeFrame(wholePresetFor(movement, drawing(true)), 60)).toBe(0);
});
