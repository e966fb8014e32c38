export * from "./contract.ts";
export {
  type ColourMapping,
  type FileColour,
  type Recolourer,
  createRecolourer,
  paletteOf,
  recolour,
} from "./recolour.ts";
export type { ColourUse } from "./visit-colours.ts";
export { hexOf, rgbOf } from "./colour.ts";
export { applyTheme } from "./apply-theme.ts";
export { fillSlots } from "./fill-slots.ts";
export { inspect, inspectJson } from "./inspect.ts";
export { LottieError, type LottieErrorCode, lottieErrorCodes } from "./lottie-error.ts";
export { namesUsedBy, optimise, optimiserVersion, type OptimiseOptions } from "./optimise.ts";
export { withoutOutside } from "./outside-sources.ts";
export { parseAnimation } from "./parse-animation.ts";
export { defaultParseLimits, type ParseLimits } from "./parse-limits.ts";
export { standaloneJson, toJson } from "./to-json.ts";
export { stripExpressions, withoutPrograms } from "./strip-expressions.ts";
export { mayRunPrograms } from "./may-run-programs.ts";
export { type DotLottieContent, type DotLottieOptions, toDotLottie } from "./to-dotlottie.ts";
