import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { DotLottie } from "@lottiefiles/dotlottie-web";
import { toDotLottie } from "@zoetrope/lottie";
import { MachineSimulation, type MachineStep, readStateMachine } from "@zoetrope/lottie/state-machine";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

const wasm = readFileSync(
  createRequire(import.meta.url).resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm"),
);

// Long enough that nothing plays to its end by itself.
const json = {
  v: "5.7.0",
  fr: 1,
  ip: 0,
  op: 1e6,
  w: 10,
  h: 10,
  layers: [{ ty: 3, ip: 0, op: 1e6, st: 0, ks: {} }],
};
const inputs = [
  { type: "Numeric", name: "n", value: 0 },
  { type: "Boolean", name: "b", value: false },
  { type: "String", name: "s", value: "x" },
  { type: "Event", name: "go" },
  { type: "Event", name: "stop" },
];
const numbers = fc.integer({ min: 0, max: 3 });
const texts = fc.constantFrom("x", "y");
const guard = fc.oneof(
  fc.record({
    type: fc.constant("Numeric"),
    inputName: fc.constant("n"),
    conditionType: fc.constantFrom(
      "Equal",
      "NotEqual",
      "GreaterThan",
      "GreaterThanOrEqual",
      "LessThan",
      "LessThanOrEqual",
    ),
    compareTo: numbers,
  }),
  fc.record({
    type: fc.constant("Boolean"),
    inputName: fc.constant("b"),
    conditionType: fc.constantFrom("Equal", "NotEqual"),
    compareTo: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("String"),
    inputName: fc.constant("s"),
    conditionType: fc.constantFrom("Equal", "NotEqual"),
    compareTo: texts,
  }),
  fc.record({ type: fc.constant("Event"), inputName: fc.constantFrom("go", "stop") }),
);
const names = ["a", "b", "c", "d"];
const transitions = fc.array(
  fc.record({
    type: fc.constant("Transition"),
    toState: fc.constantFrom(...names),
    guards: fc.array(guard, { minLength: 1, maxLength: 2 }),
  }),
  { maxLength: 4 },
);
const actions = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("SetNumeric"), inputName: fc.constant("n"), value: numbers }),
    fc.record({ type: fc.constant("Increment"), inputName: fc.constant("n"), value: numbers }),
    fc.record({ type: fc.constant("Toggle"), inputName: fc.constant("b") }),
    fc.record({ type: fc.constantFrom("Fire"), inputName: fc.constantFrom("go", "stop") }),
    fc.record({ type: fc.constant("Reset"), inputName: fc.constantFrom("n", "b", "s") }),
  ),
  { maxLength: 1 },
);
const machines = fc.record({
  entry: fc.tuple(actions, actions, actions, actions),
  exit: fc.tuple(actions, actions, actions, actions),
  own: fc.tuple(transitions, transitions, transitions, transitions),
  global: fc.option(transitions),
});
const steps = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("fire" as const), event: fc.constantFrom("go", "stop") }),
    fc.record({ type: fc.constant("set" as const), input: fc.constant("n"), value: numbers }),
    fc.record({ type: fc.constant("set" as const), input: fc.constant("b"), value: fc.boolean() }),
    fc.record({ type: fc.constant("set" as const), input: fc.constant("s"), value: texts }),
  ),
  { minLength: 1, maxLength: 12 },
);

let player: DotLottie;
beforeAll(async () => {
  Object.assign(globalThis, { requestAnimationFrame: () => 0, cancelAnimationFrame: () => 0 });
  DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString("base64")}`);
  player = new DotLottie({ canvas: { width: 10, height: 10 } });
  await new Promise<void>((resolve) => player.addEventListener("ready", () => resolve()));
});
afterAll(() => {
  player.destroy();
  Reflect.deleteProperty(globalThis, "requestAnimationFrame");
  Reflect.deleteProperty(globalThis, "cancelAnimationFrame");
});

function apply(step: MachineStep): void {
  if (step.type === "fire") player.stateMachineFireEvent(step.event);
  else if (step.type === "set" && typeof step.value === "number")
    player.stateMachineSetNumericInput(step.input, step.value);
  else if (step.type === "set" && typeof step.value === "boolean")
    player.stateMachineSetBooleanInput(step.input, step.value);
  else if (step.type === "set") player.stateMachineSetStringInput(step.input, String(step.value));
}

it("a simulated state machine is in the state that the player is in, whatever happens", () => {
  let moves = 0;
  fc.assert(
    fc.property(machines, steps, ({ own, global, entry, exit }, list) => {
      const states = names.map((name, index) => ({
        type: "PlaybackState",
        name,
        animation: "",
        transitions: own[index],
        entryActions: entry[index],
        exitActions: exit[index],
      }));
      const all =
        global === null ? states : [{ type: "GlobalState", name: "g", transitions: global }, ...states];
      const machine = { initial: "a", states: all, interactions: [], inputs };
      const file = toDotLottie({
        animations: [{ id: "x", json }],
        stateMachines: [{ id: "m", json: machine }],
      });
      player.load({ data: file.slice().buffer });
      expect(player.stateMachineLoad("m") && player.stateMachineStart()).toBe(true);
      const read = readStateMachine(machine);
      if (read === null) throw new Error("it cannot be read");
      const simulation = new MachineSimulation(read);
      // What goes round by itself is stopped by both, but not in the same state.
      fc.pre(simulation.takeEvents().every(({ type }) => type !== "endless"));
      expect(simulation.state).toBe(player.stateMachineGetCurrentState());
      for (const step of list) {
        apply(step);
        simulation.take(step);
        const events = simulation.takeEvents();
        if (events.some(({ type }) => type === "endless")) return;
        moves += events.filter(({ type }) => type === "entered").length;
        expect(simulation.state).toBe(player.stateMachineGetCurrentState());
      }
    }),
    { numRuns: 300 },
  );
  expect(moves).toBeGreaterThan(300);
});
