/** A state machine of dotLottie 2 as players read it: https://dotlottie.io/spec/2.0/#state-machines */
export interface StateMachine {
  initial: string;
  states: MachineState[];
  interactions: MachineInteraction[];
  inputs: MachineInput[];
}

export interface MachineState {
  name: string;
  /** Transitions of the global state count in every state, before the state's own. */
  isGlobal: boolean;
  /** Id of the animation that plays; "" and null for the one that plays already. */
  animation: string | null;
  /** Marker of the part that plays; null for all of it. */
  segment: string | null;
  transitions: MachineTransition[];
  entryActions: MachineAction[];
  exitActions: MachineAction[];
}

export interface MachineTransition {
  toState: string;
  /** All of them have to hold; a transition without any is taken at once, if no other is. */
  guards: MachineGuard[];
}

export const guardTypes = ["Numeric", "String", "Boolean", "Event"] as const;
export type MachineInputType = (typeof guardTypes)[number];

export const comparisons = [
  "Equal",
  "NotEqual",
  "GreaterThan",
  "GreaterThanOrEqual",
  "LessThan",
  "LessThanOrEqual",
] as const;
type MachineComparison = (typeof comparisons)[number];
export type MachineValue = number | string | boolean;

export interface MachineGuard {
  type: MachineInputType;
  inputName: string;
  /** Of an event nothing is compared. */
  comparison: MachineComparison | null;
  /** `$name` stands for the value of another input. */
  compareTo: MachineValue | null;
}

export interface MachineInput {
  name: string;
  type: MachineInputType;
  /** What it begins with; null for an event. */
  value: MachineValue | null;
}

export interface MachineAction {
  /** Such as Fire, SetNumeric, Toggle, SetTheme; those that are not known do nothing. */
  type: string;
  inputName: string | null;
  value: MachineValue | null;
}

export interface MachineInteraction {
  /** Such as PointerDown, Click, OnComplete. */
  type: string;
  /** Only on this layer; null for anywhere. */
  layerName: string | null;
  /** Of OnComplete and OnLoopComplete: only in this state; null for any. */
  stateName: string | null;
  actions: MachineAction[];
}
