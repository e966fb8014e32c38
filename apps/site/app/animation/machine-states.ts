export interface MachineState {
  name: string;
  /** What it plays: a segment or a mode, as the file says it; may be empty. */
  detail: string;
}

const maxStates = 60;

/** The states of a state machine (https://dotlottie.io/spec/2.0/); the global state is none that one is in for long. */
export function readMachineStates(machine: unknown): MachineState[] {
  const states = (machine as { states?: unknown } | null | undefined)?.states;
  if (!Array.isArray(states)) return [];
  return states.slice(0, maxStates).flatMap((state: unknown) => {
    const { name, type, segment, mode, loop } = (state ?? {}) as Record<string, unknown>;
    if (typeof name !== "string" || type === "GlobalState") return [];
    const parts = [segment, mode === "Forward" ? null : mode, loop === true ? "loop" : null];
    return [{ name, detail: parts.filter((part) => typeof part === "string" && part !== "").join(", ") }];
  });
}
