export {
  type OperationControl,
  type OperationReport,
  type Outcome,
  type Source,
  UnfitOption,
  type UnfitOptionCode,
  UnknownAnimation,
} from "./operation.ts";
export {
  type ComparedReport,
  optimise,
  type OptimiseOptions,
  type OptimisePass,
  optimisePasses,
  type OptimiseReport,
  type PictureFormat,
  pictureFormats,
  type PassReport,
} from "./convert/optimise.ts";
export { inspect, type InspectOptions } from "./check/inspect.ts";
export type { FeatureFacts } from "../inspect/feature-supports.ts";
export type { FrameCost } from "../inspect/frame-cost.ts";
export type { StickerFacts } from "../inspect/sticker-facts.ts";
export { type StickerProfile, stickerProfiles, type StickerRules } from "../targets/sticker-profiles.ts";
export type { Origin } from "../lineage/combined-origin.ts";
export type { LineageEntry } from "../lineage/lineage.ts";
export type {
  Complexity,
  FontFacts,
  ImageFacts,
  Inspection,
  LayerContent,
  LayerFacts,
  LayerType,
  PaletteColour,
  ShapeKind,
  SizeReport,
  SlotType,
} from "../inspect/inspection.ts";
export {
  type AccessibilityAnalysis,
  analyseAccessibility,
  type AnalyseAccessibilityOptions,
} from "./check/analyse-accessibility.ts";
export {
  type ColourFinding,
  fixColours,
  type FixColoursOptions,
  type FixColoursReport,
} from "./edit/fix-colours.ts";
export {
  type SvgPreset,
  type SvgPresetName,
  type WholeSvgPreset,
  presetDirections,
  presetEasings,
  presetNames,
  presetOrders,
  presetPhases,
  wholePreset,
} from "../from-svg/presets/preset.ts";
export { createTextShaper, type HarfBuzz, type TextShaper } from "../from-svg/text/text-shaper.ts";
export { fitPreset, fromSvg, type FromSvgOptions, type FromSvgReport } from "./convert/from-svg.ts";
export {
  type AnimatedSvgRenderer,
  toAnimatedSvg,
  type ToAnimatedSvgOptions,
  type ToAnimatedSvgReport,
} from "./convert/to-animated-svg.ts";
export { convert, type ConvertOptions, type ConvertReport, type WrittenFormat } from "./convert/convert.ts";
export {
  applyDiff,
  diff,
  type DocumentDiff,
  mergeChanges,
  type MergeChangesOptions,
  type MergeChangesReport,
  type MergeConflict,
} from "./check/diff.ts";
export {
  type Change,
  type ChangeCode,
  changeCodes,
  type ChangedProperty,
  changedProperties,
} from "../diff/change.ts";
export { DiffDoesNotFit } from "../diff/apply-json-diff.ts";
export type { JsonDiff } from "../diff/json-diff.ts";
export type { BakeExpressionsReport } from "./convert/bake-expressions.ts";
export type { EditOptions, EditReport } from "./edit/edit.ts";
export {
  type BakeExpressions,
  portable,
  type PortableOptions,
  type PortableReport,
} from "./convert/portable.ts";
export { recolour, type RecolourOptions, type RecolourReport } from "./edit/recolour.ts";
export { validate, type Validation } from "./check/validate.ts";
export { crop, type CropOptions, resize, type ResizeOptions } from "./edit/canvas.ts";
export {
  bundle,
  type BundleReport,
  type CombineReport,
  merge,
  sequence,
  type SequenceOptions,
  split,
} from "./edit/combine.ts";
export {
  replaceText,
  type ReplaceTextOptions,
  type ReplaceTextReport,
  toggleLayer,
  type ToggleLayerOptions,
} from "./edit/layers.ts";
export { retime, type RetimeOptions, reverse, trim, type TrimOptions } from "./edit/timing.ts";
export { type CertificateVerdict, verifyCertificate } from "./check/verify-certificate.ts";
export { extractTheme, type ExtractThemeOptions, type ExtractThemeReport } from "./edit/extract-theme.ts";
export { setSlots, type SetSlotsOptions, type SetSlotsReport, type SlotValue } from "./edit/set-slots.ts";
export { reducedMotion, type ReducedMotionOptions, type ReducedMotionReport } from "./edit/reduced-motion.ts";
export { replaceImage, type ReplaceImageOptions, type ReplaceImageReport } from "./edit/replace-image.ts";
