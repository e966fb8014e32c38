import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlayerEvents } from "../controller/player-events.ts";
import { restingState } from "../controller/player-state.ts";
import { drawIntervalInMs, followFrames } from "./follow-frames.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow(state: Partial<typeof restingState>) {
  const events = new PlayerEvents();
  const player = {
    state: { ...restingState, ...state },
    frame: 0,
    on: events.on.bind(events),
  };
  const drawn: number[] = [];
  const stop = followFrames(player, (frame) => drawn.push(frame));
  const show = (frame: number) => {
    player.frame = frame;
    events.emitFrame(frame);
  };
  const rest = () => {
    player.state = { ...player.state, isPlaying: false };
    events.emitChange(player.state);
  };
  return { drawn, show, rest, stop };
}

test("frames that pass by themselves are drawn some fifteen times a second, the last of them too", () => {
  const { drawn, show } = follow({ isPlaying: true });
  for (let frame = 1; frame <= 60; frame++) {
    show(frame);
    vi.advanceTimersByTime(1_000 / 60);
  }
  expect(drawn.length).toBeGreaterThan(12);
  expect(drawn.length).toBeLessThanOrEqual(1_000 / drawIntervalInMs + 2);
  vi.advanceTimersByTime(drawIntervalInMs);
  expect(drawn.at(-1)).toBe(60);
});

test("frames that a person chooses are drawn at once", () => {
  const { drawn, show } = follow({ isPlaying: false });
  for (const frame of [7, 8, 9]) show(frame);
  expect(drawn).toEqual([0, 7, 8, 9]);
});

test("the frame on which playing ends is drawn at once", () => {
  const { drawn, show, rest } = follow({ isPlaying: true });
  for (const frame of [1, 2]) show(frame);
  rest();
  expect(drawn).toEqual([0, 1, 2]);
});

test("what a state machine moves is drawn as rarely", () => {
  const { drawn, show } = follow({ machine: { id: "wings", state: "up", inputs: [] } });
  for (const frame of [1, 2, 3]) show(frame);
  expect(drawn).toEqual([0, 1]);
  vi.advanceTimersByTime(drawIntervalInMs);
  expect(drawn).toEqual([0, 1, 3]);
});

test("nothing is drawn once it has been stopped", () => {
  const { drawn, show, stop } = follow({ isPlaying: true });
  for (const frame of [1, 2]) show(frame);
  stop();
  vi.advanceTimersByTime(drawIntervalInMs);
  show(3);
  expect(drawn).toEqual([0, 1]);
});
