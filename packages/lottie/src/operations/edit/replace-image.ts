import { toBase64 } from "../../convert/base64.ts";
import { picturePixels } from "../../checks/picture-size.ts";
import { defaultParseLimits } from "../../checks/parse-limits.ts";
import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { isObject, type JsonObject } from "../../json/json-values.ts";
import { idOf } from "../../json/walk.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import { LottieError } from "../../lottie-error.ts";
import { type OperationControl, type Outcome, type Source, UnfitOption } from "../operation.ts";

export interface ReplaceImageOptions extends EditOptions {
  /** Id of the asset, as `inspect` tells it. */
  imageId: string;
  /** A PNG, JPEG, GIF or WebP. */
  picture: Uint8Array;
}

export interface ReplaceImageReport extends EditReport {
  /** Whether the file has an image of that id. */
  isFound: boolean;
}

const types: [start: string, type: string][] = [
  ["\x89PNG", "image/png"],
  ["\xff\xd8", "image/jpeg"],
  ["GIF8", "image/gif"],
  ["RIFF", "image/webp"],
];

/**
 * Another picture in the place of one; it is shown at the size that the old one had. Throws LottieError, UnknownAnimation, RangeError for
 * what is no picture.
 */
export async function replaceImage(
  source: Source,
  { imageId, picture, ...options }: ReplaceImageOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, ReplaceImageReport>> {
  const start = String.fromCharCode(...picture.subarray(0, 4));
  const type = types.find(([begin]) => start.startsWith(begin))?.[1];
  const pixels = picturePixels(picture);
  if (type === undefined || pixels === 0)
    throw new UnfitOption("no-picture", "this is no PNG, JPEG, GIF or WebP");
  if (pixels > defaultParseLimits.maxPicturePixels)
    throw new LottieError(
      "picture-too-large",
      `The picture has more than ${defaultParseLimits.maxPicturePixels / 1_000_000} million pixels. Make it smaller.`,
    );
  const address = `data:${type};base64,${toBase64(picture)}`;
  let isFound = false;
  const outcome = await edit(lineageEntry("replaceImage", { imageId }), source, options, control, (json) => {
    let changes = 0;
    const isImage = (asset: unknown): asset is JsonObject =>
      isObject(asset) && idOf(asset["id"]) === imageId && !Array.isArray(asset["layers"]);
    const assets = Array.isArray(json["assets"]) ? json["assets"] : [];
    const replaced = assets.map((asset: unknown) => {
      if (!isImage(asset)) return asset;
      changes++;
      return Object.assign({}, asset, { p: address, u: "", e: 1 });
    });
    if (changes > 0) isFound = true;
    return { json: changes === 0 ? json : ({ ...json, assets: replaced } satisfies LottieJson), changes };
  });
  return { ...outcome, report: { ...outcome.report, isFound } };
}
