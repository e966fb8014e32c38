/** What has to be so for a state to be left: an event that is sent, or a value that an input has. */
interface Guard {
  /** `leap`, or `speed > 1`. */
  label: string;
  /** Gestures and moments that bring it about, as the file names them: `PointerEnter`, `OnComplete`. */
  causes: string[];
}

export interface MachineState {
  name: string;
  /** What it plays: a segment or a mode, as the file says it; may be empty. */
  detail: string;
  /** Its arrows may be followed from every state; one is never in it for long. */
  isGlobal: boolean;
}

export interface MachineArrow {
  from: string;
  to: string;
  /** All of them together. */
  guards: Guard[];
}

export interface MachineGraph {
  states: MachineState[];
  arrows: MachineArrow[];
}

type Fields = Record<string, unknown>;

const maxStates = 60;
const maxArrows = 200;

const fieldsIn = (list: unknown): Fields[] =>
  Array.isArray(list) ? list.filter((each): each is Fields => typeof each === "object" && each !== null) : [];
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const valueOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `${value}` : "";

const signs: Record<string, string> = {
  Equal: "=",
  NotEqual: "≠",
  GreaterThan: ">",
  GreaterThanOrEqual: "≥",
  LessThan: "<",
  LessThanOrEqual: "≤",
};

function readGuard(guard: Fields, interactions: readonly Fields[], from: string): Guard {
  const name = textOf(guard["inputName"]);
  const sign = signs[textOf(guard["conditionType"])] ?? "=";
  const label = guard["type"] === "Event" ? name : `${name} ${sign} ${valueOf(guard["compareTo"])}`;
  const causes = interactions.flatMap((interaction) => {
    const state = interaction["stateName"];
    if (typeof state === "string" && state !== from) return [];
    return fieldsIn(interaction["actions"]).some((action) => action["inputName"] === name)
      ? [textOf(interaction["type"])]
      : [];
  });
  return { label, causes: [...new Set(causes)] };
}

/** States and what leads from one to another, of a state machine (https://dotlottie.io/spec/2.0/). */
export function readMachineGraph(machine: unknown): MachineGraph {
  const { states: listed, interactions } = (machine ?? {}) as Fields;
  const gestures = fieldsIn(interactions);
  const named = fieldsIn(listed)
    .filter(({ name }) => typeof name === "string")
    .slice(0, maxStates);
  const names = new Set(named.map(({ name }) => textOf(name)));
  const states = named.map(({ name, type, segment, mode, loop }) => {
    const parts = [segment, mode === "Forward" ? null : mode, loop === true ? "loop" : null];
    return {
      name: textOf(name),
      detail: parts.filter((part) => typeof part === "string" && part !== "").join(", "),
      isGlobal: type === "GlobalState",
    };
  });
  const arrows = named
    .flatMap(({ name, transitions }) =>
      fieldsIn(transitions).map(({ toState, guards }) => ({
        from: textOf(name),
        to: textOf(toState),
        guards: fieldsIn(guards).map((guard) => readGuard(guard, gestures, textOf(name))),
      })),
    )
    .filter(({ to }) => names.has(to))
    .slice(0, maxArrows);
  return { states, arrows };
}
