import {
  applyTheme,
  factsOf,
  parseAnimation,
  standaloneJson,
  withoutOutside,
  withoutPrograms,
  type LottieJson,
} from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";

export interface ForRendererOptions {
  /** Id of a theme that the animation is to look like; null for its own colours. */
  theme: string | null;
}

export interface ForRenderer {
  /** The first animation, with all that it needs in it and nothing that runs or lies elsewhere. */
  json: LottieJson;
  frameRate: number;
  frameCount: number;
}

/** An animation for a renderer that reads Lottie JSON alone. */
export const run: EngineOperation<ForRendererOptions, ForRenderer> = (files, { theme }) => {
  const parsed = withoutOutside(withoutPrograms(parseAnimation(requireFile(files).bytes)));
  const json = standaloneJson(parsed);
  if (json === null) throw new Error("the file has no animation");
  const { frameRate, frameCount } = factsOf(parsed);
  const chosen = parsed.themes.find(({ id }) => id === theme);
  const themed = chosen === undefined ? json : applyTheme(json, chosen.json, parsed.animations[0]?.id);
  return Promise.resolve({ json: themed, frameRate, frameCount });
};
