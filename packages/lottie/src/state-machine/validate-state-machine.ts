import type { ParsedAnimation } from "../contract.ts";
import { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { inspectJson } from "../inspect/facts-of.ts";
import { isSame } from "../diff/json-diff.ts";
import { isPossible } from "./guards.ts";
import { readStateMachine } from "./read-state-machine.ts";
import type {
  MachineAction,
  MachineGuard,
  MachineInputType,
  MachineState,
  StateMachine,
} from "./state-machine.ts";

/** Actions that change an input, with the type that it has to have; Fire and Reset are for what they name. */
const inputTypes: { [action: string]: MachineInputType | null } = {
  Fire: "Event",
  SetNumeric: "Numeric",
  SetString: "String",
  SetBoolean: "Boolean",
  Toggle: "Boolean",
  Increment: "Numeric",
  Decrement: "Numeric",
  Multiply: "Numeric",
  Floor: "Numeric",
  Reset: null,
};

/** What is wrong with the state machines of a file: what leads nowhere, what is never reached, and what never comes to rest. */
export function validateStateMachines(parsed: ParsedAnimation): Diagnostic[] {
  const log = new DiagnosticLog();
  for (const { id, json } of parsed.stateMachines) {
    const mine = log.of({ file: `s/${id}.json`, animationId: null });
    const machine = readStateMachine(json);
    if (machine === null || machine.states.length === 0) mine.add("machine-without-states", "");
    else new Validation(machine, parsed, mine).run();
  }
  return log.found;
}

class Validation {
  readonly #machine: StateMachine;
  readonly #file: ParsedAnimation;
  readonly #log: DiagnosticLog;
  readonly #names: Set<string>;

  constructor(machine: StateMachine, file: ParsedAnimation, log: DiagnosticLog) {
    this.#machine = machine;
    this.#file = file;
    this.#log = log;
    this.#names = new Set(machine.states.map(({ name }) => name));
  }

  run(): void {
    const { initial, states, interactions } = this.#machine;
    if (!this.#names.has(initial)) this.#log.add("machine-unknown-state", "/initial", { state: initial });
    const seen = new Set<string>();
    for (const [index, state] of states.entries()) {
      if (seen.has(state.name))
        this.#log.add("machine-duplicate-state", `/states/${index}`, { state: state.name });
      seen.add(state.name);
      this.#requirePlayback(state, `/states/${index}`);
      this.#requireTransitions(state, `/states/${index}/transitions`);
      this.#requireActions(state.entryActions, `/states/${index}/entryActions`);
      this.#requireActions(state.exitActions, `/states/${index}/exitActions`);
    }
    for (const [index, { stateName, actions }] of interactions.entries()) {
      if (stateName !== null && !this.#names.has(stateName))
        this.#log.add("machine-unknown-state", `/interactions/${index}/stateName`, { state: stateName });
      this.#requireActions(actions, `/interactions/${index}/actions`);
    }
    const reached = this.#reached();
    for (const [index, { name, isGlobal }] of states.entries())
      if (!reached.has(name) && !isGlobal)
        this.#log.add("machine-unreachable-state", `/states/${index}`, { state: name });
    this.#requireRest();
  }

  #requirePlayback({ animation, segment }: MachineState, pointer: string): void {
    const { animations } = this.#file;
    const shown =
      animation === null || animation === "" ? animations[0] : animations.find(({ id }) => id === animation);
    if (shown === undefined) {
      this.#log.add("machine-unknown-animation", `${pointer}/animation`, { id: animation ?? "" });
      return;
    }
    // Without a name of an animation the segment may be of whichever plays already.
    const among = animation === null || animation === "" ? animations : [shown];
    const isKnown = among.some(({ json }) => inspectJson(json).markers.some(({ name }) => name === segment));
    if (segment !== null && segment !== "" && !isKnown)
      this.#log.add("machine-unknown-segment", `${pointer}/segment`, { segment });
  }

  #requireTransitions({ name, transitions, isGlobal }: MachineState, pointer: string): void {
    for (const [index, { toState, guards }] of transitions.entries()) {
      const at = `${pointer}/${index}`;
      if (!this.#names.has(toState))
        this.#log.add("machine-unknown-state", `${at}/toState`, { state: toState });
      const isSound = guards
        .map((guard, position) => this.#requireGuard(guard, `${at}/guards/${position}`))
        .every(Boolean);
      if (!isSound) continue;
      const isShadowed = transitions
        .slice(0, index)
        .some((earlier) => (!isGlobal || earlier.toState === toState) && isAtLeast(guards, earlier.guards));
      // Of several without guards players take the last.
      const isOpenTwice =
        guards.length === 0 && transitions.slice(index + 1).some((later) => later.guards.length === 0);
      if (isShadowed || isOpenTwice || !isPossible(guards, this.#machine))
        this.#log.add("machine-dead-transition", at, { from: name, to: toState });
    }
  }

  #requireGuard({ inputName, type, comparison, compareTo }: MachineGuard, pointer: string): boolean {
    if (!this.#requireInput(inputName, type, pointer)) return false;
    if (type === "Event") return true;
    const isReference = typeof compareTo === "string" && compareTo.startsWith("$");
    if (isReference && type !== "String") return this.#requireInput(compareTo.slice(1), type, pointer);
    const isFitting =
      comparison !== null &&
      typeof compareTo === { Numeric: "number", String: "string", Boolean: "boolean" }[type];
    if (!isFitting) this.#log.add("machine-wrong-comparison", pointer, { input: inputName });
    return isFitting;
  }

  #requireActions(actions: readonly MachineAction[], pointer: string): void {
    for (const [index, { type, inputName, value }] of actions.entries()) {
      const at = `${pointer}/${index}`;
      const inputType = inputTypes[type];
      if (inputType !== undefined) this.#requireInput(inputName ?? "", inputType, at);
      const isTheme =
        type === "SetTheme" && typeof value === "string" && !value.startsWith("$") && value !== "";
      if (isTheme && !this.#file.themes.some(({ id }) => id === value))
        this.#log.add("machine-unknown-theme", at, { id: value });
    }
  }

  #requireInput(name: string, type: MachineInputType | null, pointer: string): boolean {
    const input = this.#machine.inputs.find((each) => each.name === name);
    if (input === undefined) this.#log.add("machine-unknown-input", pointer, { input: name });
    else if (type !== null && input.type !== type)
      this.#log.add("machine-wrong-input", pointer, { input: name, type: input.type });
    else return true;
    return false;
  }

  /** Every state that some values and events lead to. */
  #reached(): Set<string> {
    const { initial, states } = this.#machine;
    const reached = new Set<string>();
    const waiting = [
      initial,
      ...states.filter(({ isGlobal }) => isGlobal).flatMap((state) => this.#targetsOf(state)),
    ];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      const state = states.find((each) => each.name === name);
      if (state !== undefined) waiting.push(...this.#targetsOf(state));
    }
    return reached;
  }

  #targetsOf({ transitions }: MachineState): string[] {
    return transitions
      .filter(({ guards }) => isPossible(guards, this.#machine))
      .map(({ toState }) => toState);
  }

  /** Transitions without guards that come back to where they began go round for ever. */
  #requireRest(): void {
    const openTarget = (name: string): string | undefined => {
      const state = this.#machine.states.find((each) => each.name === name);
      return state?.transitions.find(({ guards }) => guards.length === 0)?.toState;
    };
    for (const [index, { name }] of this.#machine.states.entries()) {
      const passed = new Set<string>();
      let at: string | undefined = openTarget(name);
      while (at !== undefined && at !== name && !passed.has(at)) {
        passed.add(at);
        at = openTarget(at);
      }
      if (at === name) this.#log.add("machine-endless", `/states/${index}`, { state: name });
    }
  }
}

/** Whether whatever meets `guards` meets `fewer` as well, because these are among them. */
const isAtLeast = (guards: readonly MachineGuard[], fewer: readonly MachineGuard[]): boolean =>
  fewer.length > 0 && fewer.every((one) => guards.some((each) => isSame(one, each)));
