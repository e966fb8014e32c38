import { expect, test } from "vitest";
import { readMachineGraph } from "./machine-graph.ts";

const machine = {
  initial: "idle",
  states: [
    {
      name: "any",
      type: "GlobalState",
      transitions: [
        {
          toState: "idle",
          guards: [{ type: "Numeric", inputName: "calm", conditionType: "GreaterThanOrEqual", compareTo: 3 }],
        },
      ],
    },
    {
      name: "idle",
      type: "PlaybackState",
      segment: "rest",
      loop: true,
      transitions: [{ toState: "leap", guards: [{ type: "Event", inputName: "go" }] }],
    },
    {
      name: "leap",
      type: "PlaybackState",
      mode: "Reverse",
      transitions: [
        { toState: "idle", guards: [{ type: "Event", inputName: "landed" }] },
        { toState: "nowhere", guards: [] },
      ],
    },
    { name: "run", type: "PlaybackState", mode: "Forward" },
  ],
  interactions: [
    { type: "PointerDown", actions: [{ type: "Fire", inputName: "go" }] },
    { type: "OnComplete", stateName: "leap", actions: [{ type: "Fire", inputName: "landed" }] },
    { type: "OnComplete", stateName: "idle", actions: [{ type: "Fire", inputName: "landed" }] },
  ],
};

test("states are listed with what they play", () =>
  expect(readMachineGraph(machine).states).toEqual([
    { name: "any", detail: "", isGlobal: true },
    { name: "idle", detail: "rest, loop", isGlobal: false },
    { name: "leap", detail: "Reverse", isGlobal: false },
    { name: "run", detail: "", isGlobal: false },
  ]));

test("arrows say which event or value leads on, and what brings it about", () =>
  expect(readMachineGraph(machine).arrows).toEqual([
    { from: "any", to: "idle", guards: [{ label: "calm ≥ 3", causes: [] }] },
    { from: "idle", to: "leap", guards: [{ label: "go", causes: ["PointerDown"] }] },
    { from: "leap", to: "idle", guards: [{ label: "landed", causes: ["OnComplete"] }] },
  ]));

test.each([
  undefined,
  null,
  3,
  {},
  { states: "many" },
  { states: [null, 1, { name: 2 }], interactions: [7] },
])("%j has no states and no arrows", (broken) =>
  expect(readMachineGraph(broken)).toEqual({ states: [], arrows: [] }),
);
