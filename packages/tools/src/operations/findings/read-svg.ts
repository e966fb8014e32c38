import { fitPreset, fromSvg, inspect, type SvgPreset } from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";

export interface SvgFacts {
  /** True where it moves by itself. */
  isMoving: boolean;
  /** What suits it, the best first. */
  presets: SvgPreset[];
}

/** What can be made of an SVG. Throws LottieError for what is none. */
export const run: EngineOperation<null, SvgFacts> = async (files, _options, control) => {
  const { bytes } = requireFile(files);
  const { result } = await fromSvg(bytes, {}, control);
  const { complexity } = (await inspect(result, {}, control)).result;
  return { isMoving: complexity.keyframes > 0, presets: fitPreset(bytes) };
};
