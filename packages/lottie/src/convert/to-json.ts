import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { embedAssets } from "./embedded-images.ts";
import { asObject } from "../json/json-values.ts";

/** One animation of the file (the first, or the one named) as JSON that stands alone: images and fonts inside it. Null when there is none of that id. */
export function standaloneJson(parsed: ParsedAnimation, animationId?: string): LottieJson | null {
  const found =
    animationId === undefined ? parsed.animations[0] : parsed.animations.find(({ id }) => id === animationId);
  return found === undefined ? null : withOrigin(embedAssets(found.json, parsed.assets), parsed.inManifest);
}

/** By what the manifest of a dotLottie calls it: the member of `meta` of a Lottie JSON that says the same. */
export const metaKeys = {
  author: "a",
  description: "d",
  keywords: "k",
  generator: "g",
  license: "license",
  source: "source",
};

/** Who made it, and with what, goes along where the manifest does not. What the animation says itself stands. */
function withOrigin(json: LottieJson, inManifest: LottieJson): LottieJson {
  const metadata = Object.entries(metaKeys).flatMap(([key, short]) =>
    inManifest[key] === undefined || inManifest[key] === "" ? [] : [[short, inManifest[key]] as const],
  );
  const meta = { ...Object.fromEntries(metadata), ...asObject(json["meta"]) };
  return metadata.length === 0 ? json : { ...json, meta };
}

/** Bytes of `standaloneJson` of the first animation. */
export function writeJson(parsed: ParsedAnimation): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(standaloneJson(parsed)));
}
