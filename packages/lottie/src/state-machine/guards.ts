import type { MachineGuard, MachineInput, MachineValue, StateMachine } from "./state-machine.ts";

export type InputValues = ReadonlyMap<string, MachineValue>;

export const valuesOf = (inputs: readonly MachineInput[]): Map<string, MachineValue> =>
  new Map(inputs.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])));

/** `$name` is what the input of that name holds. */
export const resolved = (value: MachineValue | null, values: InputValues): MachineValue | null =>
  typeof value === "string" && value.startsWith("$") ? (values.get(value.slice(1)) ?? value) : value;

/** Whether a guard holds. `event`: what has just been fired; null where nothing was. */
export function isMet(guard: MachineGuard, values: InputValues, event: string | null): boolean {
  if (guard.type === "Event") return event === guard.inputName;
  const value = values.get(guard.inputName);
  const other = resolved(guard.compareTo, values);
  if (value === undefined || other === null || typeof value !== typeof other) return false;
  switch (guard.comparison) {
    case "Equal":
      return value === other;
    case "NotEqual":
      return value !== other;
    case "GreaterThan":
      return typeof value === "number" && value > Number(other);
    case "GreaterThanOrEqual":
      return typeof value === "number" && value >= Number(other);
    case "LessThan":
      return typeof value === "number" && value < Number(other);
    case "LessThanOrEqual":
      return typeof value === "number" && value <= Number(other);
    case null:
      return false;
  }
}

/**
 * Whether some values of the inputs meet all guards at once. Numbers are tried at, beside and between what they are compared with; what
 * is compared with another input is taken as possible.
 */
export function isPossible(guards: readonly MachineGuard[], { inputs }: StateMachine): boolean {
  const events = new Set(guards.flatMap((guard) => (guard.type === "Event" ? [guard.inputName] : [])));
  if (events.size > 1) return false;
  const names = new Set(guards.map(({ inputName }) => inputName));
  return [...names].every((name) => {
    const mine = guards.filter((guard) => guard.inputName === name && guard.type !== "Event");
    if (mine.some(({ compareTo }) => typeof compareTo === "string" && compareTo.startsWith("$"))) return true;
    const input = inputs.find((each) => each.name === name);
    return (
      mine.length === 0 ||
      candidatesOf(mine, input).some((value) =>
        mine.every((guard) => isMet(guard, new Map([[name, value]]), null)),
      )
    );
  });
}

function candidatesOf(guards: readonly MachineGuard[], input: MachineInput | undefined): MachineValue[] {
  const compared = guards.flatMap(({ compareTo }) => (compareTo === null ? [] : [compareTo]));
  if (input?.type === "Boolean") return [true, false];
  if (input?.type === "String") return [...compared, "\u0000"];
  const numbers = compared.filter((each) => typeof each === "number").toSorted((a, b) => a - b);
  const between = numbers.map((each, index) => (each + (numbers[index + 1] ?? each + 2)) / 2);
  return [...numbers, ...between, (numbers[0] ?? 0) - 1];
}
