import { asObject, asString, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { callable, lazily, type Part, partsOf } from "./callable.ts";
import type { Layer } from "./model.ts";
import { propertyObject } from "./property-object.ts";
import { transformOf } from "./transform.ts";

/** Names of properties, by the type of a shape and the key that Lottie has for them. */
const shapeMembers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rc: { size: "s", position: "p", roundness: "r" },
  el: { size: "s", position: "p" },
  sr: {
    points: "pt",
    position: "p",
    rotation: "r",
    innerRadius: "ir",
    outerRadius: "or",
    innerRoundness: "is",
    outerRoundness: "os",
  },
  sh: { path: "ks", shape: "ks" },
  fl: { color: "c", opacity: "o" },
  st: { color: "c", opacity: "o", strokeWidth: "w" },
  gf: { startPoint: "s", endPoint: "e", opacity: "o", highlightLength: "h", highlightAngle: "a" },
  gs: { startPoint: "s", endPoint: "e", opacity: "o", strokeWidth: "w" },
  tm: { start: "s", end: "e", offset: "o" },
  rd: { radius: "r" },
  rp: { copies: "c", offset: "o" },
  pb: { amount: "a" },
};

/** What a list of shapes is to programs: groups in groups, by name or number. */
export function contentOf(layer: Layer, list: unknown, pointer: string): (name: unknown) => unknown {
  const parts = (): Part[] =>
    objectsIn(list)
      .filter(({ ty }) => ty !== "tr")
      .map((shape, place) => ({
        names: [asString(shape["nm"]) ?? undefined, asString(shape["mn"]) ?? undefined],
        index: place + 1,
        // Numbers in pointers count everything in the list.
        get: () => shapeOf(layer, shape, `${pointer}/${(list as unknown[]).indexOf(shape)}`),
      }));
  return callable("shape", parts);
}

const objects = new WeakMap<object, unknown>();

function shapeOf(layer: Layer, shape: JsonObject, pointer: string): unknown {
  const known = objects.get(shape);
  if (known !== undefined) return known;
  const made = shape["ty"] === "gr" ? groupOf(layer, shape, pointer) : singleOf(layer, shape, pointer);
  objects.set(shape, made);
  return made;
}

function groupOf(layer: Layer, group: JsonObject, pointer: string): unknown {
  const content = contentOf(layer, group["it"], `${pointer}/it`);
  const list = Array.isArray(group["it"]) ? (group["it"] as unknown[]) : [];
  const place = list.findIndex((each) => asObject(each)?.["ty"] === "tr");
  const transform = transformOf(layer, asObject(list[place]), `${pointer}/it/${place}`).object;
  const parts: Part[] = [
    { names: ["Contents", "ADBE Vectors Group"], index: 2, get: () => content },
    { names: ["Transform", "ADBE Vector Transform Group"], index: 3, get: () => transform },
  ];
  return callable("part of a group", () => parts, {
    content: { value: content },
    ...lazily({
      transform: () => transform,
      name: () => asString(group["nm"]) ?? "",
      numProperties: () => objectsIn(list).length - 1,
    }),
  });
}

function singleOf(layer: Layer, shape: JsonObject, pointer: string): unknown {
  const type = String(shape["ty"]);
  const keys = Object.hasOwn(shapeMembers, type) ? (shapeMembers[type] ?? {}) : {};
  const getters = Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [
      name,
      (): unknown => {
        const property = layer.property(shape, key, pointer);
        if (property === null) throw new ReferenceError(`the shape has no ${name}`);
        return propertyObject(property);
      },
    ]),
  );
  const repeater = type === "rp" ? transformOf(layer, asObject(shape["tr"]), `${pointer}/tr`).object : null;
  return callable("property of a shape", () => partsOf(getters), {
    ...lazily({ ...getters, name: () => asString(shape["nm"]) ?? "" }),
    ...(repeater === null ? {} : { transform: { value: repeater } }),
  });
}
