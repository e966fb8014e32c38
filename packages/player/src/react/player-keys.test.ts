import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayerController } from "../controller/player-controller.ts";
import { restingState, type PlayerState } from "../controller/player-state.ts";
import { actionOfEvent, actionOfKey } from "./player-keys.ts";

function createRecorder(state: Partial<PlayerState> = {}) {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values]);
  const player = {
    state: { ...restingState, ...state },
    toggle: note("toggle"),
    pause: note("pause"),
    step: note("step"),
    seek: note("seek"),
    setLoop: note("setLoop"),
    setSpeed: note("setSpeed"),
  };
  return { calls, player: player as unknown as PlayerController };
}

function press(
  key: string,
  { shiftKey = false, state }: { shiftKey?: boolean; state?: Partial<PlayerState> } = {},
): unknown[][] {
  const { calls, player } = createRecorder(state);
  const action = actionOfKey({ key, shiftKey });
  if (action === null || action === "fullscreen") return [[action]];
  action(player);
  return calls;
}

test.each([
  [" ", ["toggle"]],
  ["k", ["toggle"]],
  ["K", ["toggle"]],
  ["ArrowLeft", ["step", -1]],
  [",", ["step", -1]],
  ["ArrowRight", ["step", 1]],
  [".", ["step", 1]],
  ["PageUp", ["step", 10]],
  ["PageDown", ["step", -10]],
  ["l", ["setLoop", "once"]],
  [">", ["setSpeed", 1.5]],
  ["<", ["setSpeed", 0.5]],
  ["f", ["fullscreen"]],
  ["q", [null]],
  ["Enter", [null]],
])("the key %j does %j", (key, expected) => {
  expect(press(key)).toEqual([expected]);
});

test("with Shift an arrow takes ten frames", () => {
  expect(press("ArrowRight", { shiftKey: true })).toEqual([["step", 10]]);
  expect(press("ArrowLeft", { shiftKey: true })).toEqual([["step", -10]]);
});

test("Home and End hold and go to the ends of what plays", () => {
  const state = { segment: { marker: "walk", start: 10, end: 30 }, facts: { frameCount: 60 } } as PlayerState;
  expect(press("Home", { state })).toEqual([["pause"], ["seek", 10]]);
  expect(press("End", { state })).toEqual([["pause"], ["seek", 30]]);
});

/** As much of an element as a key handler asks about. */
class FakeElement {
  readonly #kind: string;
  constructor(kind: string) {
    this.#kind = kind;
  }
  matches(selectors: string): boolean {
    return selectors.split(", ").includes(this.#kind);
  }
}

beforeEach(() => vi.stubGlobal("HTMLElement", FakeElement));
afterEach(() => vi.unstubAllGlobals());

const eventOn = (kind: string, key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, target: new FakeElement(kind), ...more }) as unknown as KeyboardEvent;

test("a focused button keeps Space for itself, and gives the other keys to the player", () => {
  expect(actionOfEvent(eventOn("button", " "))).toBeNull();
  expect(actionOfEvent(eventOn("button", "k"))).toBeTypeOf("function");
});

test("what is typed into a field stays there", () => {
  expect(actionOfEvent(eventOn("textarea", "l"))).toBeNull();
  expect(actionOfEvent(eventOn("select", "ArrowLeft"))).toBeNull();
});

test.each(["ctrlKey", "metaKey", "altKey", "isComposing"])(
  "a key pressed with %s belongs to the browser",
  (name) => {
    expect(actionOfEvent(eventOn("section", "f", { [name]: true }))).toBeNull();
    expect(actionOfEvent(eventOn("section", "f"))).toBe("fullscreen");
  },
);
