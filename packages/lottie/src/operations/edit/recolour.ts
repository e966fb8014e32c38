import { type ColourMapping, createRecolourer } from "../../colours/recolour.ts";
import type { ColourUse } from "../../colours/visit-colours.ts";
import { hexOf, rgbOf } from "../../colours/colour.ts";
import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { asString, isObject } from "../../json/json-values.ts";
import { rewriteObjects } from "../../json/walk.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import type { OperationControl, Outcome, Source } from "../operation.ts";

export interface RecolourOptions extends EditOptions {
  /** From the colours of the file to the wanted ones, `#rrggbb` or `#rgb`; the others stay. */
  mapping: ColourMapping;
  /** Only colours that are used so, such as `stroke`; default all. */
  uses?: readonly ColourUse[];
  /** Only within layers of these names; default everywhere. */
  layers?: readonly string[];
}

export interface RecolourReport extends EditReport {
  /** Colours of the mapping that were found nowhere, or in none of the layers that were named and are there. */
  notFound: string[];
  /** Names of layers that there are none of. */
  layersNotFound: string[];
}

/** Other colours: fixed, animated and in gradients; opacity stays. Throws LottieError, UnknownAnimation, RangeError for what is no colour. */
export async function recolour(
  source: Source,
  options: RecolourOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, RecolourReport>> {
  const mapping = Object.fromEntries(
    Object.entries(options.mapping).map(([from, to]) => [requireColour(from), requireColour(to)]),
  );
  const found = new Set<string>();
  const within = (json: LottieJson): { json: LottieJson; changes: number } => {
    const recolourer = createRecolourer(json, options.uses);
    const mine = recolourer.palette.filter(({ hex }) => Object.hasOwn(mapping, hex));
    for (const { hex } of mine) found.add(hex);
    return mine.length === 0
      ? { json, changes: 0 }
      : { json: recolourer.apply(mapping), changes: mine.reduce((sum, { count }) => sum + count, 0) };
  };
  const names = options.layers === undefined ? null : new Set(options.layers);
  const layersFound = new Set<string>();
  const outcome = await edit(lineageEntry("recolour", options), source, options, control, (json) =>
    names === null ? within(json) : withinLayers(json, isWanted, within),
  );
  const layersNotFound = [...(names ?? [])].filter((name) => !layersFound.has(name));
  // Where no layer was looked through, nothing is known of the colours.
  const isLookedThrough = names === null || layersFound.size > 0;
  const notFound = isLookedThrough ? Object.keys(mapping).filter((hex) => !found.has(hex)) : [];
  return { ...outcome, report: { ...outcome.report, notFound, layersNotFound } };

  function isWanted(name: string): boolean {
    const isNamed = names?.has(name) === true;
    if (isNamed) layersFound.add(name);
    return isNamed;
  }
}

function withinLayers(
  json: LottieJson,
  isWanted: (name: string) => boolean,
  change: (layer: LottieJson) => { json: LottieJson; changes: number },
): { json: LottieJson; changes: number } {
  let changes = 0;
  const changed = rewriteObjects(json, (object) => {
    if (!isLayer(object) || !isWanted(asString(object["nm"]) ?? "")) return object;
    const layer = change(object);
    changes += layer.changes;
    return layer.json;
  }) as LottieJson;
  return { json: changed, changes };
}

const isLayer = (object: LottieJson): boolean => isObject(object["ks"]) && "ty" in object;

function requireColour(text: string): string {
  const rgb = rgbOf(text);
  if (rgb === null) throw new RangeError(`${JSON.stringify(text)} is no colour: write it as #rrggbb or #rgb`);
  return hexOf(rgb);
}
