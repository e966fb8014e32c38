import { describe, expect, it } from "vitest";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { parseAnimation } from "../parse-animation.ts";
import { hasCorpus, realAnimations } from "../testing/corpus.ts";
import { animation, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { buildStateMachine, MachineSimulation, readStateMachine, validateStateMachines } from "./index.ts";

const json = animation([shapeLayer([rectangle(0, 0, 9, 9, [1, 0, 0])])], {
  markers: [{ cm: "open", tm: 0, dr: 30 }],
});
const fileOf = (machine: object) =>
  parseAnimation(
    toDotLottie({ animations: [{ id: "door", json }], stateMachines: [{ id: "m", json: machine }] }),
  );
const found = (machine: object) =>
  validateStateMachines(fileOf(machine)).map(({ code, pointer }) => `${code} ${pointer}`);
const state = (name: string, transitions: object[] = [], more: object = {}) => ({
  type: "PlaybackState",
  name,
  animation: "",
  transitions,
  ...more,
});
const when = (toState: string, ...guards: object[]) => ({ type: "Transition", toState, guards });
const is = (inputName: string, compareTo: number, conditionType = "Equal") => ({
  type: "Numeric",
  inputName,
  conditionType,
  compareTo,
});
const event = (inputName: string) => ({ type: "Event", inputName });

const door = buildStateMachine({
  id: "door",
  animation: "door",
  initial: "closed",
  states: {
    closed: { isStill: true, on: { press: "opening" } },
    opening: { segment: "open", loop: false, on: { done: "closed" } },
  },
  gestures: { Click: "press" },
  completed: { opening: "done" },
});

describe("a state machine that is built", () => {
  it("is sound, and does what it says", () => {
    expect(validateStateMachines(fileOf(door.json))).toEqual([]);
    const machine = readStateMachine(door.json);
    if (machine === null) throw new Error("it cannot be read");
    const simulation = new MachineSimulation(machine);
    expect(simulation.state).toBe("closed");
    simulation.take({ type: "post", interaction: "PointerDown" });
    expect(simulation.state).toBe("closed");
    simulation.take({ type: "post", interaction: "Click" });
    expect(simulation.state).toBe("opening");
    simulation.take({ type: "complete" });
    expect(simulation.state).toBe("closed");
    expect(simulation.takeEvents().map((each) => each.type)).toEqual([
      "entered",
      "fired",
      "left",
      "entered",
      "fired",
      "left",
      "entered",
    ]);
  });
});

describe("looking through a state machine names", () => {
  it("states, inputs, animations, parts and themes that are not there", () => {
    expect(
      found({
        initial: "a",
        inputs: [{ type: "Numeric", name: "n", value: 0 }],
        states: [
          state("a", [when("gone", is("n", 1)), when("a", event("n")), when("a", is("m", 1))], {
            segment: "close",
            entryActions: [
              { type: "SetTheme", value: "night" },
              { type: "SetNumeric", inputName: "x", value: 1 },
            ],
          }),
          state("b", [], { animation: "window" }),
        ],
      }),
    ).toEqual([
      "machine-unknown-segment /states/0/segment",
      "machine-unknown-state /states/0/transitions/0/toState",
      "machine-wrong-input /states/0/transitions/1/guards/0",
      "machine-unknown-input /states/0/transitions/2/guards/0",
      "machine-unknown-theme /states/0/entryActions/0",
      "machine-unknown-input /states/0/entryActions/1",
      "machine-unknown-animation /states/1/animation",
      "machine-unreachable-state /states/1",
    ]);
  });

  it("transitions that are never taken", () => {
    const inputs = [
      { type: "Numeric", name: "n", value: 0 },
      { type: "Event", name: "go" },
    ];
    const machine = {
      initial: "a",
      inputs,
      states: [
        state("a", [
          when("b", is("n", 1), is("n", 2)),
          when("b", is("n", 1, "GreaterThan"), is("n", 2, "LessThan")),
          when("b", event("go")),
          when("b", event("go"), is("n", 3)),
          when("b", is("n", 5, "GreaterThan"), is("n", 5, "LessThan")),
        ]),
        state("b"),
      ],
    };
    expect(found(machine)).toEqual(
      [0, 3, 4].map((index) => `machine-dead-transition /states/0/transitions/${index}`),
    );
  });

  it("what goes round for ever, which a simulation ends as players do", () => {
    const machine = { initial: "a", inputs: [], states: [state("a", [when("b")]), state("b", [when("a")])] };
    expect(found(machine)).toEqual(["machine-endless /states/0", "machine-endless /states/1"]);
    const read = readStateMachine(machine);
    expect(read && new MachineSimulation(read).takeEvents().at(-1)).toEqual({ type: "endless" });
  });

  it("a machine without states, and what is no machine at all", () => {
    expect(found({ initial: "a", states: [] })).toEqual(["machine-without-states "]);
    expect(found([] as object)).toEqual(["machine-without-states "]);
  });

  it.skipIf(!hasCorpus)("nothing wrong where real files have nothing wrong", () => {
    const machines = [...realAnimations()].flatMap(({ path, bytes }) => {
      const parsed = parseAnimation(bytes);
      return parsed.stateMachines.length === 0 ? [] : [[path, validateStateMachines(parsed)] as const];
    });
    expect(machines.length).toBeGreaterThan(3);
    const errors = machines.flatMap(([, list]) => list.filter(({ severity }) => severity === "error"));
    expect(errors).toEqual([]);
  });
});
