export {
  type BuiltStateMachine,
  buildStateMachine,
  type Gesture,
  type StateMachineOptions,
  type StateOptions,
} from "./build-state-machine.ts";
export { readStateMachine } from "./read-state-machine.ts";
export { type MachineEvent, MachineSimulation, type MachineStep } from "./simulate-state-machine.ts";
export type {
  MachineAction,
  MachineGuard,
  MachineInput,
  MachineInteraction,
  MachineState,
  MachineTransition,
  MachineValue,
  StateMachine,
} from "./state-machine.ts";
export { validateStateMachines } from "./validate-state-machine.ts";
