import type { Original } from "./builder/index.ts";
import { creatures } from "./creatures/index.ts";
import { interfaceAnimations } from "./interface/index.ts";
import { objects } from "./objects/index.ts";
import { premiumOriginals } from "./premium/index.ts";

export * from "./builder/index.ts";
export { onHover } from "./interface/behaviour.ts";
export { originalTexts, type OriginalTexts } from "./original-texts.ts";

/** Every animation of our own, in a stable order. */
export function listOriginals(): Original[] {
  return [...creatures, ...objects, ...interfaceAnimations, ...premiumOriginals];
}
