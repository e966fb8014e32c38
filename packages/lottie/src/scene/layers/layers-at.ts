import { asNumber, asString, isObject, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { blendModeOf } from "../blend-mode.ts";
import { type Moment, take } from "../moment.ts";
import type { SceneLayer, SceneMatte } from "../scene.ts";
import { opacityAt } from "../transform.ts";
import { contentAt, type CompositionContext } from "./content-at.ts";
import { layerMatrixAt, parentingOf, type Parenting } from "./layer-matrix.ts";
import { masksAt } from "./masks-at.ts";

/** What a list of layers shows, the undermost first. `context` says which compositions it is used in. */
export function layersAt(
  moment: Moment,
  list: unknown,
  pointer: string,
  context: CompositionContext,
): SceneLayer[] {
  if (!Array.isArray(list)) return [];
  const layers: unknown[] = list;
  if (!take(moment, "layers", pointer, layers.length)) return [];
  const composition: Composition = {
    parenting: parentingOf(layers, pointer),
    mattes: new Map(),
    context,
  };
  layers.forEach((layer, position) => {
    const matte = isObject(layer) ? matteOf(layer, position, composition.parenting) : null;
    if (matte !== null) composition.mattes.set(position, matte);
  });
  const sources = new Set(composition.mattes.values());
  const shown: SceneLayer[] = [];
  for (let position = layers.length - 1; position >= 0; position--) {
    const layer = layers[position];
    if (!isObject(layer) || sources.has(position) || layer["td"] === 1) continue;
    const seen = layerAt(moment, composition, position, []);
    if (seen !== null) shown.push(seen);
  }
  return shown;
}

interface Composition {
  parenting: Parenting;
  /** Positions of layers with a matte, and of those that are theirs. */
  mattes: Map<number, number>;
  context: CompositionContext;
}

/** Named by its number, or the layer above. */
function matteOf(layer: JsonObject, position: number, { positions }: Parenting): number | null {
  if (!asNumber(layer["tt"])) return null;
  const named = asNumber(layer["tp"]);
  return named === null ? position - 1 : (positions.get(named) ?? -1);
}

/** Null for a layer that is not to be seen at the moment. */
function layerAt(
  moment: Moment,
  composition: Composition,
  position: number,
  matteOfLayers: readonly number[],
): SceneLayer | null {
  const { parenting, context } = composition;
  const layer = parenting.layers[position];
  const pointer = `${parenting.pointer}/${position}`;
  if (!isObject(layer) || layer["hd"] === true || !isOn(moment, layer)) return null;
  // Layers count where they stand; a matte counts once more for each that it is for.
  if (matteOfLayers.length > 0 && !take(moment, "layers", pointer)) return null;
  reportUnsupported(moment, layer, pointer);
  const transform = isObject(layer["ks"]) ? layer["ks"] : {};
  const matte = matteAt(moment, composition, position, matteOfLayers);
  return {
    pointer,
    json: layer,
    name: asString(layer["nm"]),
    matrix: layerMatrixAt(moment, parenting, position),
    opacity: opacityAt(moment, transform, "o", `${pointer}/ks`),
    blendMode: blendModeOf(moment, layer, pointer),
    masks: masksAt(moment, layer, pointer),
    matte,
    content: contentAt(moment, layer, pointer, context),
  };
}

const isOn = ({ time }: Moment, layer: JsonObject): boolean =>
  time >= (asNumber(layer["ip"]) ?? 0) && time < (asNumber(layer["op"]) ?? Number.POSITIVE_INFINITY);

const matteModes = ["alpha", "inverted-alpha", "luma", "inverted-luma"] as const;

function matteAt(
  moment: Moment,
  composition: Composition,
  position: number,
  matteOfLayers: readonly number[],
): SceneMatte | null {
  const source = composition.mattes.get(position);
  if (source === undefined) return null;
  const pointer = `${composition.parenting.pointer}/${position}`;
  const layer = composition.parenting.layers[position];
  const mode = matteModes[(asNumber(isObject(layer) ? layer["tt"] : null) ?? 1) - 1] ?? "alpha";
  if (source < 0 || source === position) {
    moment.report.add("matte-missing", pointer);
    return null;
  }
  if (matteOfLayers.includes(source) || matteOfLayers.length >= moment.limits.maxDepth) {
    moment.report.add("matte-cycle", pointer);
    return null;
  }
  return { mode, layer: layerAt(moment, composition, source, [...matteOfLayers, position]) };
}

function reportUnsupported(moment: Moment, layer: JsonObject, pointer: string): void {
  objectsIn(layer["ef"]).forEach((effect, index) => {
    // Pseudo effects (5) only hold values that expressions ask for.
    const type = asNumber(effect["ty"]) ?? 0;
    if (type !== 5 && effect["en"] !== 0)
      moment.report.add("unsupported-effect", `${pointer}/ef/${index}`, { type });
  });
  if (asNumber(layer["ddd"]) === 1) moment.report.add("unsupported-dimension", pointer);
}
