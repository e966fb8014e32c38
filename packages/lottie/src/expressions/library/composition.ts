import { asNumber, asString, isObject, type JsonObject } from "../../json/json-values.ts";
import { idOf } from "../../json/walk.ts";
import { callable, lazily } from "./callable.ts";
import { DocumentLayer } from "./layer.ts";
import type { Composition, Compositions, Layer } from "./model.ts";
import { now, seconds } from "./moment.ts";
import type { Runner } from "./property.ts";

/** A composition, and what programs see of it. */
class DocumentComposition implements Composition {
  readonly json: JsonObject;
  readonly layers: readonly Layer[];
  readonly compositions: Compositions;
  #object: unknown;

  constructor(runner: Runner, json: JsonObject, pointer: string, compositions: Compositions) {
    this.json = json;
    this.compositions = compositions;
    const list: unknown = json["layers"];
    this.layers = (Array.isArray(list) ? (list as unknown[]) : []).flatMap((each, index) =>
      isObject(each) ? [new DocumentLayer(runner, each, `${pointer}/layers/${index}`, this)] : [],
    );
  }

  layerOf(index: unknown): Layer | null {
    return this.layers.find(({ json }) => json["ind"] === index) ?? null;
  }

  get object(): unknown {
    return (this.#object ??= this.#create());
  }

  #create(): unknown {
    const { document } = this.compositions;
    const size = (key: string): number => asNumber(this.json[key]) ?? asNumber(document[key]) ?? 0;
    const layer = callable("layer", () =>
      this.layers.map((each, place) => ({
        names: [each.name],
        index: asNumber(each.json["ind"]) ?? place + 1,
        get: () => each.object,
      })),
    );
    return Object.defineProperties((name: unknown) => layer(name), {
      layer: { value: layer },
      ...lazily({
        name: () => asString(this.json["nm"]) ?? "",
        numLayers: () => this.layers.length,
        width: () => size("w"),
        height: () => size("h"),
        pixelAspect: () => 1,
        duration: () => seconds((asNumber(document["op"]) ?? 0) - (asNumber(document["ip"]) ?? 0)),
        frameDuration: () => seconds(1),
        displayStartTime: () => seconds(asNumber(document["ip"]) ?? 0),
        time: () => seconds(now.frame),
        marker: () => markersOf(this.json),
      }),
      name: { get: () => asString(this.json["nm"]) ?? "", configurable: true },
    });
  }
}

function markersOf(json: JsonObject): object {
  const list: unknown = json["markers"];
  const markers = (Array.isArray(list) ? list.filter(isObject) : []).map((marker, place) => ({
    index: place + 1,
    time: seconds(asNumber(marker["tm"]) ?? 0),
    duration: seconds(asNumber(marker["dr"]) ?? 0),
    comment: asString(marker["cm"]) ?? "",
  }));
  const nearest = (time: unknown): unknown =>
    markers.toSorted((a, b) => Math.abs(a.time - Number(time)) - Math.abs(b.time - Number(time)))[0];
  return {
    numKeys: markers.length,
    key: callable("marker", () =>
      markers.map((marker) => ({ names: [marker.comment], index: marker.index, get: () => marker })),
    ),
    nearestKey: nearest,
  };
}

/** The animation itself and those of its assets. */
export class DocumentCompositions implements Compositions {
  readonly document: JsonObject;
  readonly #main: Composition;
  readonly #assets: { id: string | null; composition: Composition }[];

  constructor(runner: Runner, document: JsonObject) {
    this.document = document;
    this.#main = new DocumentComposition(runner, document, "", this);
    const assets: unknown = document["assets"];
    this.#assets = (Array.isArray(assets) ? (assets as unknown[]) : []).flatMap((asset, index) =>
      isObject(asset) && Array.isArray(asset["layers"])
        ? [
            {
              id: idOf(asset["id"]),
              composition: new DocumentComposition(runner, asset, `/assets/${index}`, this),
            },
          ]
        : [],
    );
  }

  get all(): Composition[] {
    return [this.#main, ...this.#assets.map(({ composition }) => composition)];
  }

  ofAsset(id: unknown): Composition | null {
    return this.#assets.find((each) => each.id !== null && each.id === idOf(id))?.composition ?? null;
  }

  named(name: unknown): unknown {
    const found = this.all.find(({ json }) => json["nm"] === String(name)) ?? this.ofAsset(String(name));
    if (found === null || found === undefined)
      throw new ReferenceError(`there is no composition ${JSON.stringify(name)}`);
    return found.object;
  }
}
