import { hexOf } from "../colours/colour.ts";
import { asNumbers, type JsonObject } from "../json/json-values.ts";
import type { Change, ChangeCode } from "./change.ts";
import type { ChangeLocation } from "./change-location.ts";
import { shownValue } from "./shown-value.ts";

/** An object of which members changed. */
export interface ChangedObject {
  before: JsonObject;
  /** What a member is now. */
  after: (name: string) => unknown;
  location: ChangeLocation;
  /** The property that it is a part of; empty for none. */
  member: string;
}

/** Members that say one thing together where any of them changed. */
export interface ToldMembers {
  names: readonly string[];
  code: ChangeCode;
  parameters: () => Change["parameters"];
}

/** What can be told of an object in other words than that a property of it changed. */
export const toldMembersOf = (object: ChangedObject): ToldMembers[] => [
  ...membersOfAnimation(object),
  ...membersOfLayer(object),
  ...membersOfText(object),
  ...membersOfColour(object),
];

function membersOfAnimation({ before, after, location }: ChangedObject): ToldMembers[] {
  if (location.animationId === null || location.pointer !== "") return [];
  const pair = (first: string, separator: string, second: string) => () => ({
    from: `${shownValue(before[first])}${separator}${shownValue(before[second])}`,
    to: `${shownValue(after(first))}${separator}${shownValue(after(second))}`,
  });
  return [
    { names: ["w", "h"], code: "canvas-changed", parameters: pair("w", " × ", "h") },
    {
      names: ["fr"],
      code: "frame-rate-changed",
      parameters: () => ({ from: shownValue(before["fr"]), to: shownValue(after("fr")) }),
    },
    { names: ["ip", "op"], code: "range-changed", parameters: pair("ip", "–", "op") },
  ];
}

function membersOfLayer({ before, after, location: { layer, kind } }: ChangedObject): ToldMembers[] {
  if (layer === null || kind !== "layer") return [];
  return [
    {
      names: ["nm"],
      code: "layer-renamed",
      parameters: () => ({ from: shownValue(before["nm"]), to: shownValue(after("nm")) }),
    },
    {
      names: ["hd"],
      code: after("hd") === true ? "layer-hidden" : "layer-shown",
      parameters: () => ({ layer }),
    },
  ];
}

function membersOfText({ before, after, location: { layer } }: ChangedObject): ToldMembers[] {
  if (layer === null || !isText(before)) return [];
  const parameters = () => ({ layer, from: shownValue(before["t"]), to: shownValue(after("t")) });
  return [{ names: ["t"], code: "text-changed", parameters }];
}

function membersOfColour({ before, after, location: { layer }, member }: ChangedObject): ToldMembers[] {
  if (layer === null) return [];
  const old = before["k"];
  if (member === "c" && isColour(old)) {
    const parameters = () => {
      const now = after("k");
      return { layer, from: hexOf(old), to: isColour(now) ? hexOf(now) : "…" };
    };
    return [{ names: ["k", "a"], code: "colour-changed", parameters }];
  }
  if (member !== "" || typeof before["sc"] !== "string") return [];
  const parameters = () => ({ layer, from: shownValue(before["sc"]), to: shownValue(after("sc")) });
  return [{ names: ["sc"], code: "colour-changed", parameters }];
}

const isColour = (value: unknown): value is number[] => {
  const numbers = asNumbers(value);
  return numbers !== null && (numbers.length === 3 || numbers.length === 4);
};
/** The text of a text layer: `{t, f, s, …}` inside a keyframe. */
const isText = (value: JsonObject): boolean => typeof value["t"] === "string" && "s" in value;
