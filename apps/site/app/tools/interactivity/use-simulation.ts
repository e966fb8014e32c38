import {
  MachineSimulation,
  type MachineEvent,
  type MachineInput,
  type MachineStep,
  type StateMachine,
} from "@zoetrope/lottie/state-machine";
import { useCallback, useState } from "react";

const shownEvents = 20;

interface SimulationState {
  state: string;
  inputs: MachineInput[];
  /** The last of what happened, the newest first. */
  events: readonly { number: number; event: MachineEvent }[];
}

/** A state machine that runs without an animation. It begins anew when it is another one. */
export function useSimulation(machine: StateMachine): SimulationState & { take(step: MachineStep): void } {
  const [running, setRunning] = useState(() => begin(machine));
  let current = running;
  if (running.machine !== machine) {
    current = begin(machine);
    setRunning(current);
  }
  const take = useCallback((step: MachineStep) => {
    setRunning((before) => {
      // What has been taken is taken: React asks twice in development, so the steps are gone through anew.
      const steps = [...before.steps, step];
      return run(before.machine, steps);
    });
  }, []);
  return { ...current.shown, take };
}

interface Running {
  machine: StateMachine;
  steps: readonly MachineStep[];
  shown: SimulationState;
}

const begin = (machine: StateMachine): Running => run(machine, []);
/** So many steps are gone through again for the next; after them it begins anew. */
const maxSteps = 1_000;

function run(machine: StateMachine, steps: readonly MachineStep[]): Running {
  const kept = steps.length > maxSteps ? [] : steps;
  const simulation = new MachineSimulation(machine);
  for (const step of kept) simulation.take(step);
  const events = simulation.takeEvents().map((event, number) => ({ number, event }));
  const inputs = machine.inputs.map((input) => ({
    ...input,
    value: simulation.values.get(input.name) ?? input.value,
  }));
  const shown = { state: simulation.state, inputs, events: events.toReversed().slice(0, shownEvents) };
  return { machine, steps: kept, shown };
}
