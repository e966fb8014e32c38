import { asObject, isObject, type JsonObject } from "../../json/json-values.ts";
import { callable, lazily, partsOf } from "./callable.ts";
import type { Layer } from "./model.ts";
import { now } from "./moment.ts";
import { propertyObject } from "./property-object.ts";

const isSplit = (position: unknown): position is JsonObject =>
  isObject(position) && isObject(position["x"]) && position["k"] === undefined;

/** Where a thing is, also where each axis is a property of its own. */
export function positionOf(
  layer: Layer,
  transform: JsonObject | null,
  pointer: string,
  frame: number,
): readonly number[] {
  const position = transform?.["p"];
  if (!isSplit(position)) {
    const value = layer.property(transform, "p", pointer)?.at(frame);
    return Array.isArray(value) ? value : [0, 0];
  }
  const axis = (key: string): number => {
    const value = layer.property(position, key, `${pointer}/p`)?.at(frame);
    return typeof value === "number" ? value : 0;
  };
  return isObject(position["z"]) ? [axis("x"), axis("y"), axis("z")] : [axis("x"), axis("y")];
}

/** The transform of a layer or a group as programs see it, and its properties by their names. */
export function transformOf(
  layer: Layer,
  transform: JsonObject | null,
  pointer: string,
): { object: unknown; members: PropertyDescriptorMap } {
  const value = (key: string, fallback: unknown) => (): unknown => {
    const property = layer.property(transform, key, pointer);
    return property === null ? fallback : propertyObject(property);
  };
  const axis = (key: string) => (): unknown => {
    const property = layer.property(asObject(transform?.["p"]), key, `${pointer}/p`);
    return property === null
      ? (positionOf(layer, transform, pointer, now.frame)["xyz".indexOf(key)] ?? 0)
      : propertyObject(property);
  };
  const turn = value(transform?.["r"] === undefined ? "rz" : "r", 0);
  const getters = {
    anchorPoint: value("a", [0, 0]),
    position: () =>
      isSplit(transform?.["p"]) ? positionOf(layer, transform, pointer, now.frame) : value("p", [0, 0])(),
    scale: value("s", [100, 100]),
    rotation: turn,
    opacity: value("o", 100),
    xPosition: axis("x"),
    yPosition: axis("y"),
    zPosition: axis("z"),
    xRotation: value("rx", 0),
    yRotation: value("ry", 0),
    zRotation: turn,
    orientation: value("or", [0, 0, 0]),
    skew: value("sk", 0),
    skewAxis: value("sa", 0),
    startOpacity: value("so", 100),
    endOpacity: value("eo", 100),
  };
  const byMatchName = [
    ["ADBE Anchor Point", "ADBE Vector Anchor"],
    ["ADBE Position", "ADBE Vector Position"],
    ["ADBE Scale", "ADBE Vector Scale"],
    ["ADBE Rotate Z", "ADBE Vector Rotation"],
    ["ADBE Opacity", "ADBE Vector Group Opacity"],
    ["ADBE Position_0"],
    ["ADBE Position_1"],
    ["ADBE Position_2"],
  ];
  const parts = partsOf(getters).map(({ names, index, get }, place) => ({
    names: names.concat(byMatchName[place] ?? []),
    index,
    get,
  }));
  const members = lazily(getters);
  return { object: callable("property of a transform", () => parts, members), members };
}
