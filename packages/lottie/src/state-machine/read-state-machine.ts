import { asObject, asString, objectsIn, type JsonObject } from "../json/json-values.ts";
import {
  comparisons,
  guardTypes,
  type MachineAction,
  type MachineGuard,
  type MachineInput,
  type MachineInteraction,
  type MachineState,
  type MachineValue,
  type StateMachine,
} from "./state-machine.ts";

/** A state machine as it stands in a file; what has no name or no type is passed over, as players do. Null for anything else. */
export function readStateMachine(json: unknown): StateMachine | null {
  const machine = asObject(json);
  if (machine === null || !Array.isArray(machine["states"])) return null;
  return {
    initial: asString(machine["initial"]) ?? "",
    states: objectsIn(machine["states"]).flatMap(stateOf),
    interactions: objectsIn(machine["interactions"]).flatMap(interactionOf),
    inputs: objectsIn(machine["inputs"]).flatMap(inputOf),
  };
}

function stateOf(state: JsonObject): MachineState[] {
  const name = asString(state["name"]);
  if (name === null) return [];
  return [
    {
      name,
      isGlobal: state["type"] === "GlobalState",
      animation: asString(state["animation"]),
      segment: asString(state["segment"]),
      transitions: objectsIn(state["transitions"]).map((transition) => ({
        toState: asString(transition["toState"]) ?? "",
        guards: objectsIn(transition["guards"]).flatMap(guardOf),
      })),
      entryActions: actionsOf(state["entryActions"]),
      exitActions: actionsOf(state["exitActions"]),
    },
  ];
}

function guardOf(guard: JsonObject): MachineGuard[] {
  const type = guardTypes.find((each) => each === guard["type"]);
  const inputName = asString(guard["inputName"]);
  if (type === undefined || inputName === null) return [];
  return [
    {
      type,
      inputName,
      comparison: comparisons.find((each) => each === guard["conditionType"]) ?? null,
      compareTo: valueOf(guard["compareTo"]),
    },
  ];
}

function inputOf(input: JsonObject): MachineInput[] {
  const name = asString(input["name"]);
  const type = guardTypes.find((each) => each === input["type"]);
  return name === null || type === undefined ? [] : [{ name, type, value: valueOf(input["value"]) }];
}

const interactionOf = (interaction: JsonObject): MachineInteraction[] => {
  const type = asString(interaction["type"]);
  if (type === null) return [];
  return [
    {
      type,
      layerName: asString(interaction["layerName"]),
      stateName: asString(interaction["stateName"]),
      actions: actionsOf(interaction["actions"]),
    },
  ];
};

const actionsOf = (list: unknown): MachineAction[] =>
  objectsIn(list).flatMap((action) => {
    const type = asString(action["type"]);
    return type === null
      ? []
      : [{ type, inputName: asString(action["inputName"]), value: valueOf(action["value"]) }];
  });

const valueOf = (value: unknown): MachineValue | null =>
  typeof value === "number" || typeof value === "string" || typeof value === "boolean" ? value : null;
