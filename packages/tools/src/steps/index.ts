export { makeMoving, type MadeMoving, type MovingStep } from "./moving-step.ts";
export {
  frameRates,
  gifOptions,
  initialChoice,
  maxSide,
  movingOptions,
  rangeOption,
  usualQuality,
  withHeight,
  withRange,
  withWidth,
  type PictureChoice,
  type PictureFormat,
} from "./picture-choice.ts";
export { apngStep, gifStep, webpStep } from "./picture-steps.ts";
export { type PortableChoice, portableStep, usualTargets } from "./portable-step.ts";
export { svgStep } from "./svg-step.ts";
export type { ToolStep } from "./tool-step.ts";
export {
  initialVideo,
  maxPlays,
  videoFormats,
  videoOptions,
  videoStep,
  withFormat,
  type VideoChoice,
} from "./video-choice.ts";
