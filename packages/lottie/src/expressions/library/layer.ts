import { asNumber, asObject, asString, type JsonObject, objectsIn } from "../../json/json-values.ts";
import {
  applyTo,
  inverseOf,
  type Matrix,
  multiplyAll,
  rotation,
  scaling,
  translation,
} from "../../scene/geometry/matrix.ts";
import { callable, lazily, partsOf } from "./callable.ts";
import { contentOf } from "./content.ts";
import { effectsOf } from "./effects.ts";
import type { Composition, Layer } from "./model.ts";
import { framesOf, now, seconds } from "./moment.ts";
import { Property, type Runner } from "./property.ts";
import { propertyObject } from "./property-object.ts";
import { textOf } from "./text.ts";
import { positionOf, transformOf } from "./transform.ts";

/** A layer of a composition, and what programs see of it. */
export class DocumentLayer implements Layer {
  readonly json: JsonObject;
  readonly pointer: string;
  readonly composition: Composition;
  readonly #runner: Runner;
  readonly #properties = new Map<object, Property>();
  #object: unknown;

  constructor(runner: Runner, json: JsonObject, pointer: string, composition: Composition) {
    this.#runner = runner;
    this.json = json;
    this.pointer = pointer;
    this.composition = composition;
  }

  get name(): string {
    return asString(this.json["nm"]) ?? "";
  }

  property(parent: unknown, key: string, pointer: string): Property | null {
    const json = asObject(asObject(parent)?.[key]);
    if (json === null || !("k" in json)) return null;
    const known = this.#properties.get(json);
    if (known !== undefined) return known;
    const property = new Property(this.#runner, json, `${pointer}/${key}`, this);
    this.#properties.set(json, property);
    return property;
  }

  adopt(property: Property): Property {
    const known = this.#properties.get(property.json) ?? property;
    this.#properties.set(property.json, known);
    return known;
  }

  get runner(): Runner {
    return this.#runner;
  }

  get parent(): Layer | null {
    const { parent } = this.json;
    return parent === undefined ? null : this.composition.layerOf(parent);
  }

  matrixAt(frame: number): Matrix {
    const parents = new Set<Layer>();
    let next = this.parent;
    while (next !== null && !parents.has(next)) {
      parents.add(next);
      next = next.parent;
    }
    const matrices = [...parents].map((parent) => parent.ownMatrixAt(frame));
    return multiplyAll(...matrices.toReversed(), this.ownMatrixAt(frame));
  }

  ownMatrixAt(frame: number): Matrix {
    const [pointer, transform] = [`${this.pointer}/ks`, this.json["ks"]];
    const numbers = (key: string, fallback: readonly number[]): readonly number[] => {
      const value = this.property(transform, key, pointer)?.at(frame);
      return typeof value === "number" ? [value] : Array.isArray(value) ? value : fallback;
    };
    const [x = 0, y = 0] = positionOf(this, asObject(transform), pointer, frame);
    const [anchorX = 0, anchorY = 0] = numbers("a", [0, 0]);
    const [scaleX = 100, scaleY = 100] = numbers("s", [100, 100]);
    const [turn = 0] = numbers(asObject(transform)?.["r"] === undefined ? "rz" : "r", [0]);
    return multiplyAll(
      translation(x, y),
      rotation(turn),
      scaling(scaleX / 100, scaleY / 100),
      translation(-anchorX, -anchorY),
    );
  }

  get object(): unknown {
    return (this.#object ??= this.#create());
  }

  #create(): unknown {
    const { json, pointer } = this;
    const number = (key: string): number => asNumber(json[key]) ?? 0;
    const transform = transformOf(this, asObject(json["ks"]), `${pointer}/ks`);
    const effect = effectsOf(this, json["ef"], `${pointer}/ef`);
    const content = contentOf(this, json["shapes"], `${pointer}/shapes`);
    const mask = this.#masks();
    const source = (): unknown => this.composition.compositions.ofAsset(json["refId"])?.object ?? null;
    const groups = {
      Transform: () => transform.object,
      Effects: () => effect,
      Contents: () => content,
      Masks: () => mask,
      Text: () => textOf(this),
    };
    const parts = [
      ...partsOf(groups),
      { names: ["ADBE Transform Group"], get: groups.Transform },
      { names: ["ADBE Effect Parade"], get: groups.Effects },
      { names: ["ADBE Root Vectors Group"], get: groups.Contents },
      { names: ["ADBE Text Properties"], get: groups.Text },
    ];
    return callable("part of a layer", () => parts, {
      ...transform.members,
      ...spaces(this),
      transform: { value: transform.object },
      effect: { value: effect },
      content: { value: content },
      mask: { value: mask },
      ...lazily({
        text: groups.Text,
        name: () => this.name,
        index: () => number("ind"),
        inPoint: () => seconds(number("ip")),
        outPoint: () => seconds(number("op")),
        startTime: () => seconds(number("st")),
        width: () => this.#size("w"),
        height: () => this.#size("h"),
        hasParent: () => this.parent !== null,
        parent: () => this.parent?.object ?? null,
        hasVideo: () => true,
        active: () => now.frame >= number("ip") && now.frame < number("op"),
        enabled: () => json["hd"] !== true,
        source,
        timeRemap: () => {
          const remap = this.property(json, "tm", pointer);
          if (remap === null) throw new ReferenceError("the layer has no time remapping");
          return propertyObject(remap);
        },
      }),
    });
  }

  #size(key: "w" | "h"): number {
    const asset = objectsIn(this.composition.compositions.document["assets"]).find(
      ({ id }) => id === this.json["refId"],
    );
    return (
      asNumber(this.json[key]) ??
      asNumber(this.json[`s${key}`]) ??
      asNumber(asset?.[key]) ??
      asNumber(this.composition.compositions.document[key]) ??
      0
    );
  }

  #masks(): (name: unknown) => unknown {
    return callable("mask", () =>
      objectsIn(this.json["masksProperties"]).map((mask, place) => {
        const pointer = `${this.pointer}/masksProperties/${place}`;
        const member = (key: string) => (): unknown => {
          const property = this.property(mask, key, pointer);
          if (property === null) throw new ReferenceError("the mask has no such property");
          return propertyObject(property);
        };
        const getters = { maskPath: member("pt"), maskOpacity: member("o"), maskExpansion: member("x") };
        return {
          names: [asString(mask["nm"]) ?? undefined],
          index: place + 1,
          get: () => callable("property of a mask", () => partsOf(getters), lazily(getters)),
        };
      }),
    );
  }
}

/** From the space of the layer into others and back, along both axes. */
function spaces(layer: Layer): PropertyDescriptorMap {
  const through =
    (isBack: boolean, hasPlace: boolean) =>
    (point: unknown, time?: unknown): number[] => {
      const [a, b, c, d, e, f] = layer.matrixAt(time === undefined ? now.frame : framesOf(time));
      const matrix: Matrix = hasPlace ? [a, b, c, d, e, f] : [a, b, c, d, 0, 0];
      const [x = 0, y = 0, ...rest] = Array.isArray(point) ? Array.from(point, Number) : [];
      const applied = isBack ? inverseOf(matrix) : matrix;
      // Nothing leads back out of a point.
      return applied === null ? [0, 0, ...rest] : [...applyTo(applied, x, y), ...rest];
    };
  const [to, from] = [through(false, true), through(true, true)];
  return {
    toComp: { value: to },
    toWorld: { value: to },
    toCompToSurface: { value: to },
    fromComp: { value: from },
    fromWorld: { value: from },
    fromCompToSurface: { value: from },
    toCompVec: { value: through(false, false) },
    toWorldVec: { value: through(false, false) },
    fromCompVec: { value: through(true, false) },
    fromWorldVec: { value: through(true, false) },
  };
}
