import { fromBase64, toBase64 } from "../../convert/base64.ts";
import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { isObject } from "../../json/json-values.ts";
import { recompressPng } from "./recompress-png.ts";

const head = "data:image/png;base64,";

/** A file whose pictures are the same in fewer bytes, and how many of them are; `onPicture` may wait, or end it. */
export async function recompressPictures(
  parsed: ParsedAnimation,
  onPicture: () => Promise<void>,
): Promise<{ parsed: ParsedAnimation; changes: number }> {
  let changes = 0;
  const smaller = async (bytes: Uint8Array): Promise<Uint8Array> => {
    await onPicture();
    const made = recompressPng(bytes);
    if (made.length < bytes.length) changes++;
    return made;
  };
  const assets = new Map<string, Uint8Array>();
  for (const [path, bytes] of parsed.assets)
    assets.set(path, /\.png$/i.test(path) ? await smaller(bytes) : bytes);
  const animations: ParsedAnimation["animations"] = [];
  for (const each of parsed.animations)
    animations.push({ ...each, json: await withSmaller(each.json, smaller) });
  return changes === 0 ? { parsed, changes } : { parsed: { ...parsed, assets, animations }, changes };
}

async function withSmaller(
  json: LottieJson,
  smaller: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<LottieJson> {
  if (!Array.isArray(json["assets"])) return json;
  const assets: unknown[] = [];
  for (const asset of json["assets"] as unknown[]) {
    const source = isObject(asset) ? asset["p"] : null;
    if (!isObject(asset) || typeof source !== "string" || !source.startsWith(head)) {
      assets.push(asset);
      continue;
    }
    const made = `${head}${toBase64(await smaller(fromBase64(source.slice(head.length))))}`;
    assets.push(made.length < source.length ? { ...asset, p: made } : asset);
  }
  return { ...json, assets };
}
