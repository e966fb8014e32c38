import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { embedAssets } from "./embedded-images.ts";

/** One animation of the file (the first, or the one named) as JSON that stands alone: images and fonts inside it. Null when there is none of that id. */
export function standaloneJson(parsed: ParsedAnimation, animationId?: string): LottieJson | null {
  const found =
    animationId === undefined ? parsed.animations[0] : parsed.animations.find(({ id }) => id === animationId);
  return found === undefined ? null : embedAssets(found.json, parsed.assets);
}

/** Bytes of `standaloneJson` of the first animation. */
export function writeJson(parsed: ParsedAnimation): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(standaloneJson(parsed)));
}
