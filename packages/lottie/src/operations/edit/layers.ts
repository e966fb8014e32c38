import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { asObject, asString, isObject, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { rewriteObjects, withoutMembers } from "../../json/walk.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import type { OperationControl, Outcome, Source } from "../operation.ts";

export interface ToggleLayerOptions extends EditOptions {
  /** By name, wherever they are. */
  layers: readonly string[];
  /** Default: each becomes the opposite of what it is. */
  isShown?: boolean;
}

const isLayer = (object: JsonObject): boolean => isObject(object["ks"]) && typeof object["ty"] === "number";

/** Hides layers or shows them. Throws LottieError, UnknownAnimation. */
export async function toggleLayer(
  source: Source,
  { layers, isShown, ...options }: ToggleLayerOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, EditReport>> {
  const names = new Set(layers);
  return await edit(lineageEntry("toggleLayer", { layers, isShown }), source, options, control, (json) => {
    let changes = 0;
    const changed = rewriteObjects(json, (object) => {
      if (!isLayer(object) || !names.has(asString(object["nm"]) ?? "")) return object;
      const isHidden = object["hd"] === true;
      if (isHidden !== (isShown ?? isHidden)) return object;
      changes++;
      return isHidden ? withoutMembers(object, (key) => key === "hd") : { ...object, hd: true };
    });
    return { json: changed as LottieJson, changes };
  });
}

export interface ReplaceTextOptions extends EditOptions {
  /** What the text becomes, or, with `find`, what stands in the place of that. */
  text: string;
  /** Only this part of texts, each time it stands there. */
  find?: string;
  /** Only in text layers of these names; default in all. */
  layers?: readonly string[];
}

export interface ReplaceTextReport extends EditReport {
  /** Characters of the new texts that the file has no outlines for, where it draws text by outlines: players leave them out. */
  missingGlyphs: string[];
}

/** Other words in text layers; font, size and colour stay. Throws LottieError, UnknownAnimation. */
export async function replaceText(
  source: Source,
  { text, find, layers, ...options }: ReplaceTextOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, ReplaceTextReport>> {
  const names = layers === undefined ? null : new Set(layers);
  const missing = new Set<string>();
  const outcome = await edit(
    lineageEntry("replaceText", { text, find, layers }),
    source,
    options,
    control,
    (json) => {
      let changes = 0;
      const glyphs = new Set(objectsIn(json["chars"]).map(({ ch }) => asString(ch) ?? ""));
      const reword = (document: JsonObject): JsonObject => {
        const before = asString(document["t"]);
        const after = before === null || find === undefined ? text : before.replaceAll(find, () => text);
        if (before === null || after === before) return document;
        changes++;
        if (glyphs.size > 0)
          for (const letter of after) if (!/\s/u.test(letter) && !glyphs.has(letter)) missing.add(letter);
        return { ...document, t: after };
      };
      const changed = rewriteObjects(json, (object) => {
        const isMeant =
          isLayer(object) && object["ty"] === 5 && (names?.has(asString(object["nm"]) ?? "") ?? true);
        const content = asObject(object["t"]);
        const document = asObject(content?.["d"]);
        if (!isMeant || content === null || document === null || !Array.isArray(document["k"])) return object;
        const before = changes;
        const keyframes = document["k"].map((keyframe: unknown) =>
          isObject(keyframe) && isObject(keyframe["s"])
            ? { ...keyframe, s: reword(keyframe["s"]) }
            : keyframe,
        );
        return changes === before
          ? object
          : { ...object, t: { ...content, d: { ...document, k: keyframes } } };
      });
      return { json: changed as LottieJson, changes };
    },
  );
  return { ...outcome, report: { ...outcome.report, missingGlyphs: [...missing] } };
}
