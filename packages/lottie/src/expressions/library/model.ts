import type { JsonObject } from "../../json/json-values.ts";
import type { Matrix } from "../../scene/geometry/matrix.ts";
import type { Property, Runner } from "./property.ts";

/** A layer of the document. */
export interface Layer {
  readonly json: JsonObject;
  readonly pointer: string;
  readonly name: string;
  readonly composition: Composition;
  readonly runner: Runner;
  /** The layer that it follows; null for none. */
  readonly parent: Layer | null;
  /** What programs see of it. */
  readonly object: unknown;
  /** One for each place of the document, whoever asks; null where there is none. */
  property(parent: unknown, key: string, pointer: string): Property | null;
  /** The same of what is written in another form, such as texts. */
  adopt(property: Property): Property;
  /** From the layer to its composition, through its parents. */
  matrixAt(frame: number): Matrix;
  /** From the layer to its parent. */
  ownMatrixAt(frame: number): Matrix;
}

/** A composition of the document: the animation itself, or one of its assets. */
export interface Composition {
  readonly json: JsonObject;
  readonly layers: readonly Layer[];
  readonly compositions: Compositions;
  readonly object: unknown;
  /** Layers are found by their index, wherever they stand. */
  layerOf(index: unknown): Layer | null;
}

/** All compositions of a document. */
export interface Compositions {
  readonly document: JsonObject;
  readonly all: readonly Composition[];
  ofAsset(id: unknown): Composition | null;
  /** As programs ask for it: by its name. */
  named(name: unknown): unknown;
}
