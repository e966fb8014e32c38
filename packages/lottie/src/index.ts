export * from "./contract.ts";
export {
  type Diagnostic,
  type DiagnosticCode,
  type DiagnosticSeverity,
  diagnosticCodes,
  diagnosticSeverities,
} from "./diagnostics/diagnostic.ts";
export {
  type ColourMapping,
  type FileColour,
  type Recolourer,
  createRecolourer,
  paletteOf,
  recolourJson,
} from "./colours/recolour.ts";
export type { ColourUse } from "./colours/visit-colours.ts";
export { hexOf, rgbOf } from "./colours/colour.ts";
export { type DrawingMistake, drawingMistakes, findDrawingMistakes } from "./diagnostics/diagnose-drawing.ts";
export { locateDiagnostics } from "./diagnostics/locate-diagnostics.ts";
export { diagnoseUse } from "./diagnostics/diagnose-use.ts";
export { applyTheme } from "./colours/apply-theme.ts";
export { fillSlots } from "./colours/fill-slots.ts";
export { factsOf, inspectJson } from "./inspect/facts-of.ts";
export { LottieError, type LottieErrorCode, lottieErrorCodes } from "./lottie-error.ts";
export {
  namesUsedBy,
  optimiseJson,
  type OptimiseJsonOptions,
  type OptimiserPass,
  optimiserPasses,
  optimiserVersion,
} from "./optimise/optimise-json.ts";
export {
  type FrameRenderer,
  maxComparedFrames,
  type PictureError,
  pictureErrorOf,
} from "./optimise/compare-frames.ts";
export { defaultErrorBound, type ErrorBound } from "./optimise/keep-within.ts";
export type { PictureCodec } from "./optimise/pictures/picture-codec.ts";
export { withoutOutside } from "./checks/outside-sources.ts";
export { parseAnimation } from "./parse-animation.ts";
export { defaultParseLimits, type ParseLimits } from "./checks/parse-limits.ts";
export { standaloneJson, writeJson } from "./convert/to-json.ts";
export { stripExpressions, withoutPrograms } from "./optimise/strip-expressions.ts";
export { mayRunPrograms } from "./checks/may-run-programs.ts";
export { type DotLottieContent, type DotLottieOptions, toDotLottie } from "./convert/to-dotlottie.ts";
export { supportOf, targetSupports } from "./targets/target-features.ts";
export { type Target, type TargetFeature, targets, type TargetSupport } from "./targets/targets.ts";
export * from "./operations/index.ts";
export * from "./accessibility/index.ts";
export * from "./scene/index.ts";
export * from "./svg/index.ts";
