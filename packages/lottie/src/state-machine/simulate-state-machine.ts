import { type InputValues, isMet, resolved, valuesOf } from "./guards.ts";
import type {
  MachineAction,
  MachineInput,
  MachineInteraction,
  MachineState,
  MachineValue,
  StateMachine,
} from "./state-machine.ts";

/** What happens to a running machine. */
export type MachineStep =
  | { type: "fire"; event: string }
  | { type: "set"; input: string; value: MachineValue }
  /** What a visitor does: PointerDown, PointerUp, PointerEnter, PointerExit, PointerMove, Click; on a layer, or beside all of those that are named. */
  | { type: "post"; interaction: string; layer?: string }
  /** The state has played to its end. */
  | { type: "complete" };

/** What it does, in the order in which it does it. */
export type MachineEvent =
  | { type: "entered"; state: string }
  | { type: "left"; state: string }
  | { type: "fired"; event: string }
  | { type: "set"; input: string; value: MachineValue }
  /** Whatever else an action says, such as SetTheme or FireCustomEvent. */
  | { type: "action"; action: MachineAction }
  /** It goes round without anything from outside, and is stopped there. */
  | { type: "endless" };

/** So many states are gone through for one step; players give up somewhat sooner or later. */
const maxStatesPerStep = 100;

/** A machine that runs without an animation: the states that the player (dotlottie-rs) would be in, in the same order. */
export class MachineSimulation {
  readonly #machine: StateMachine;
  readonly #states: Map<string, MachineState>;
  readonly #global: MachineState | null;
  readonly #values: Map<string, MachineValue>;
  #state = "";
  #events: MachineEvent[] = [];
  /** Fired, and not yet asked for by a transition that was taken. */
  #pending: string | null = null;
  /** Actions of states have changed inputs since the transitions were last looked at. */
  #isChanged = false;
  #isEndless = false;
  /** False while the initial state is entered, when players have nothing to reset yet. */
  #isRunning = false;

  /** Begins in the initial state. */
  constructor(machine: StateMachine) {
    this.#machine = machine;
    this.#states = new Map(machine.states.map((state) => [state.name, state]));
    this.#global = machine.states.find(({ isGlobal }) => isGlobal) ?? null;
    this.#values = valuesOf(machine.inputs);
    if (!this.#states.has(machine.initial)) return;
    this.#enter(machine.initial);
    this.#isRunning = true;
    this.#follow();
  }

  /** Name of the state that it is in; "" where the initial one is not there. */
  get state(): string {
    return this.#state;
  }

  get values(): ReadonlyMap<string, MachineValue> {
    return this.#values;
  }

  /** All that has happened since the last call, at first since the beginning. */
  takeEvents(): MachineEvent[] {
    return this.#events.splice(0);
  }

  /** Nothing more happens to a machine that goes round for ever. */
  take(step: MachineStep): void {
    if (this.#isEndless) return;
    if (step.type === "fire") this.#fire(step.event);
    else if (step.type === "set") this.#set(step.input, step.value);
    else {
      const actions = this.#machine.interactions
        .filter((each) => this.#isMeant(each, step))
        .flatMap((each) => each.actions);
      for (const action of actions) this.#act(action, true);
      return;
    }
    this.#follow();
  }

  #isMeant({ type, layerName, stateName }: MachineInteraction, step: MachineStep): boolean {
    if (step.type === "complete")
      return type === "OnComplete" && (stateName === null || stateName === this.#state);
    return (
      step.type === "post" && type === step.interaction && (layerName === null || layerName === step.layer)
    );
  }

  #fire(event: string): void {
    if (!this.#machine.inputs.some(({ name, type }) => name === event && type === "Event")) return;
    this.#events.push({ type: "fired", event });
    this.#pending = event;
  }

  #set(input: string, value: MachineValue): void {
    const type = this.#machine.inputs.find(({ name }) => name === input)?.type;
    if (
      type === undefined ||
      typeof value !== { Numeric: "number", String: "string", Boolean: "boolean", Event: "" }[type]
    )
      return;
    this.#values.set(input, value);
    this.#events.push({ type: "set", input, value });
  }

  /** Takes transitions until none holds: of the global state first, again after states have changed something. */
  #follow(): void {
    let isGlobalAsked = true;
    for (let count = 0; ; count++) {
      if (count > maxStatesPerStep) {
        this.#isEndless = true;
        this.#events.push({ type: "endless" });
        return;
      }
      let isAgain = false;
      if (isGlobalAsked && this.#takeTransition(this.#global, true)) {
        isAgain = this.#isChanged || this.#pending !== null;
        this.#isChanged = false;
      }
      if (!isAgain) {
        if (!this.#takeTransition(this.#states.get(this.#state) ?? null, false)) break;
        isGlobalAsked = this.#isChanged || this.#pending !== null;
        this.#isChanged = false;
      } else isGlobalAsked = true;
    }
    this.#pending = null;
  }

  #takeTransition(source: MachineState | null, isGlobal: boolean): boolean {
    const target = source === null ? null : this.#targetOf(source);
    if (target === null) return false;
    this.#pending = null;
    // The global state leads nowhere where its target is reached already, and states that it leads away from have no last word.
    if (!this.#states.has(target) || (isGlobal && target === this.#state)) return false;
    const left = this.#states.get(this.#state);
    if (!isGlobal) for (const action of left?.exitActions ?? []) this.#act(action, false);
    this.#events.push({ type: "left", state: this.#state });
    this.#enter(target);
    return true;
  }

  /** The first transition whose guards hold; where none does, the last that has none. An event is only of use to those that ask for one. */
  #targetOf({ transitions }: MachineState): string | null {
    const found = transitions.find(
      ({ guards }) =>
        guards.length > 0 &&
        guards.some(({ type }) => type === "Event") === (this.#pending !== null) &&
        guards.every((guard) => isMet(guard, this.#values, this.#pending)),
    );
    return (found ?? transitions.findLast(({ guards }) => guards.length === 0))?.toState ?? null;
  }

  #enter(name: string): void {
    this.#state = name;
    this.#events.push({ type: "entered", state: name });
    for (const action of this.#states.get(name)?.entryActions ?? []) this.#act(action, false);
  }

  /** `isFromOutside`: of an interaction, after which transitions are looked at; those of states are part of a transition. */
  #act(action: MachineAction, isFromOutside: boolean): void {
    if (action.type === "Reset" && !this.#isRunning) return;
    const name = action.inputName ?? "";
    const value = nextValue(action, this.#values, this.#machine.inputs);
    if (action.type === "Fire") this.#fire(name);
    else if (value !== null) this.#set(name, value);
    else this.#events.push({ type: "action", action });
    if (isFromOutside) this.#follow();
    else if (value !== null) this.#isChanged = true;
  }
}

/** What an action makes of its input; null for actions that change none. */
function nextValue(
  { type, inputName, value: message }: MachineAction,
  values: InputValues,
  inputs: readonly MachineInput[],
): MachineValue | null {
  const now = values.get(inputName ?? "");
  const value = resolved(message, values);
  const by = typeof value === "number" ? value : 1;
  if (type === "SetNumeric" || type === "SetString" || type === "SetBoolean") return value;
  if (type === "Reset") return inputs.find(({ name }) => name === inputName)?.value ?? null;
  if (type === "Toggle") return typeof now === "boolean" ? !now : null;
  if (typeof now !== "number") return null;
  if (type === "Increment") return now + by;
  if (type === "Decrement") return now - by;
  if (type === "Multiply") return now * by;
  return type === "Floor" ? Math.floor(now) : null;
}
