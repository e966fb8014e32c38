import { expect, test } from "vitest";
import { canvasSize } from "../canvas-size.ts";
import type { ReelFacts } from "../engine/reel-protocol.ts";
import {
  afterEvent,
  clampFrame,
  clampSpeed,
  nextLoop,
  playedRange,
  restingState,
  settingsOf,
  stepSpeed,
} from "./player-state.ts";
import { actionOfKey } from "../react/player-keys.ts";

const facts: ReelFacts = {
  frameCount: 60,
  durationInSeconds: 2,
  width: 400,
  height: 300,
  markers: [{ name: "fly", start: 20, end: 40 }],
  themes: [],
  stateMachines: [],
};

test("speed stays between a quarter and four, and nonsense is normal speed", () => {
  expect([0, 0.25, 3, 100, Number.NaN].map(clampSpeed)).toEqual([0.25, 0.25, 3, 4, 1]);
});

test("speed steps through the presets and stops at the ends", () => {
  expect(stepSpeed(1, 1)).toBe(1.5);
  expect(stepSpeed(1, -1)).toBe(0.5);
  expect(stepSpeed(3, 1)).toBe(4);
  expect(stepSpeed(4, 1)).toBe(4);
  expect(stepSpeed(0.25, -1)).toBe(0.25);
});

test("the loop button goes through all three ways and back to the first", () => {
  expect([nextLoop("loop"), nextLoop("once"), nextLoop("bounce")]).toEqual(["once", "bounce", "loop"]);
});

test("frames outside the animation are brought back into it", () => {
  expect(
    [-5, 0, 12.5, 59, 60, Number.POSITIVE_INFINITY, Number.NaN].map((frame) => clampFrame(frame, 60)),
  ).toEqual([0, 0, 12.5, 59, 59, 0, 0]);
});

test("a segment of a file that was replaced by a shorter one is cut to it", () => {
  expect(playedRange({ ...restingState, facts, segment: { marker: "x", start: 50, end: 90 } })).toEqual([
    50, 59,
  ]);
  expect(playedRange({ ...restingState, facts })).toEqual([0, 59]);
});

test("a renderer that starts late is told everything that was chosen before", () => {
  const state = {
    ...restingState,
    isPlaying: true,
    speed: 2,
    loop: "bounce" as const,
    direction: -1 as const,
    theme: "dark",
    segment: { marker: "fly", start: 20, end: 40 },
  };
  expect(settingsOf(state, 33, 0)).toEqual({
    isPlaying: true,
    loop: "bounce",
    direction: -1,
    speed: 2,
    segment: [20, 40],
    theme: "dark",
    frame: 33,
    reportEveryFrames: 0,
  });
});

test("an error stops playing and keeps its reason; loading another file clears it", () => {
  const playing = { ...restingState, phase: "ready" as const, isPlaying: true, facts };
  const failed = afterEvent(playing, { type: "error", code: "fetch", message: "status 404" });
  expect(failed).toMatchObject({
    phase: "error",
    isPlaying: false,
    error: { code: "fetch", message: "status 404" },
  });
  expect(afterEvent(failed, { type: "loaded", facts })).toMatchObject({ phase: "ready", error: null });
});

test("nothing changes for the page when the renderer repeats itself", () => {
  const drawn = afterEvent(restingState, { type: "drawn" });
  expect(afterEvent(drawn, { type: "drawn" })).toBe(drawn);
  expect(afterEvent(drawn, { type: "playing", isPlaying: false })).toBe(drawn);
  expect(afterEvent(drawn, { type: "loop" })).toBe(drawn);
});

test("a running state machine shows its state and inputs until it stops", () => {
  const inputs = [{ name: "on", type: "Boolean" as const, value: false }];
  const running = afterEvent(restingState, { type: "machine", id: "toggle", state: "off", inputs });
  expect(running.machine).toEqual({ id: "toggle", state: "off", inputs });
  expect(afterEvent(running, { type: "machine-stopped" }).machine).toBeNull();
});

test("canvases have two pixels per pixel at most, and never none or too many", () => {
  expect(canvasSize({ width: 300, height: 200 }, 1)).toEqual({ width: 300, height: 200 });
  expect(canvasSize({ width: 300, height: 200 }, 1.5)).toEqual({ width: 450, height: 300 });
  expect(canvasSize({ width: 300, height: 200 }, 3)).toEqual({ width: 600, height: 400 });
  expect(canvasSize({ width: 0, height: 0 }, 2)).toEqual({ width: 1, height: 1 });
  expect(canvasSize({ width: 4000, height: 2000 }, 2)).toEqual({ width: 2048, height: 1024 });
});

test.each([" ", "k", "ArrowLeft", ",", ".", "ArrowRight", "Home", "End", "l", "f", "<", ">"])(
  "the key %j is one of the player's",
  (key) => {
    expect(actionOfKey({ key, shiftKey: false })).not.toBeNull();
  },
);

test.each(["a", "Enter", "Tab", "Escape", "ArrowUp"])("the key %j is left to the page", (key) => {
  expect(actionOfKey({ key, shiftKey: false })).toBeNull();
});
