import { expect, test } from "vitest";
import { readMachineStates } from "./machine-states.ts";

test("states are listed with what they play; the global state is left out", () => {
  const machine = {
    states: [
      { name: "any", type: "GlobalState" },
      { name: "idle", type: "PlaybackState", segment: "rest", loop: true },
      { name: "leap", type: "PlaybackState", mode: "Reverse" },
      { name: "run", type: "PlaybackState", mode: "Forward" },
    ],
  };
  expect(readMachineStates(machine)).toEqual([
    { name: "idle", detail: "rest, loop" },
    { name: "leap", detail: "Reverse" },
    { name: "run", detail: "" },
  ]);
});

test.each([undefined, null, 3, {}, { states: "many" }, { states: [null, 1, { name: 2 }] }])(
  "%j has no states",
  (machine) => expect(readMachineStates(machine)).toEqual([]),
);
