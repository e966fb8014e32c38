import type { TargetFeature } from "./target-features.ts";
import type { TargetSupport } from "./targets.ts";

type Support = TargetSupport["support"];
type Row = readonly [thorvg: Support, skottie: Support, webSvg: Support, probes: string];

/** What ThorVG, Skottie and the SVG renderer of lottie-web drew of each probe; a test holds it against `npm run supported-features`. */
export const probedSupports: { readonly [Feature in TargetFeature]?: Row } = {
  images: ["yes", "yes", "yes", "image"],
  text: ["yes", "yes", "yes", "glyphs"],
  solids: ["yes", "yes", "yes", "solid"],
  precompositions: ["yes", "yes", "yes", "composition"],
  gradients: ["yes", "yes", "yes", "linear-gradient radial-gradient"],
  "gradient-strokes": ["yes", "yes", "yes", "gradient-stroke"],
  strokes: ["yes", "yes", "yes", "stroke"],
  dashes: ["yes", "yes", "yes", "dashes"],
  "trim-paths": ["yes", "yes", "yes", "trim"],
  "trim-simultaneously": ["yes", "yes", "yes", "trim"],
  "trim-individually": ["yes", "yes", "yes", "trim-individually"],
  repeaters: ["yes", "yes", "yes", "repeater"],
  "repeater-opacity": ["partly", "yes", "yes", "repeater-opacity"],
  "merge-paths": ["no", "yes", "no", "merge-subtract merge-intersect merge-exclude"],
  "round-corners": ["yes", "yes", "yes", "round-corners"],
  "pucker-and-bloat": ["yes", "yes", "yes", "pucker-bloat"],
  "offset-paths": ["yes", "yes", "yes", "offset-path"],
  "zig-zag": ["yes", "no", "yes", "zig-zag"],
  stars: ["yes", "yes", "yes", "polygon star"],
  masks: ["yes", "yes", "yes", "mask-add mask-subtract"],
  "mask-intersect": ["yes", "yes", "yes", "mask-intersect"],
  "mask-difference": ["yes", "yes", "no", "mask-difference"],
  "mask-inverted": ["no", "yes", "yes", "mask-inverted"],
  "mask-expansion": ["yes", "no", "yes", "mask-expansion"],
  "mask-feather": ["no", "yes", "no", "mask-feather"],
  mattes: ["yes", "yes", "yes", "matte-alpha matte-alpha-inverted"],
  "luma-mattes": ["yes", "yes", "partly", "matte-luma matte-luma-inverted"],
  "blend-modes": ["yes", "yes", "yes", "multiply screen overlay difference luminosity"],
  "fill-effect": ["yes", "yes", "yes", "fill-effect"],
  "tint-effect": ["yes", "yes", "yes", "tint"],
  "tritone-effect": ["yes", "yes", "yes", "tritone"],
  "gaussian-blur": ["yes", "yes", "yes", "gaussian-blur"],
  "drop-shadow": ["yes", "yes", "yes", "drop-shadow"],
  "time-remapping": ["yes", "yes", "yes", "time-remap"],
  "time-stretching": ["yes", "yes", "yes", "stretch"],
  "auto-orientation": ["yes", "yes", "yes", "auto-orient"],
  "text-animators": ["yes", "yes", "yes", "text-animator text-animator-colour"],
  expressions: ["yes", "no", "yes", "expressions"],
  slots: ["yes", "yes", "yes", "slots"],
};
