/** What people call that which changed. The sentence of each code, in every language, stands in the messages of the product. */
export const changeCodes = [
  "animation-added",
  "animation-removed",
  "canvas-changed",
  "frame-rate-changed",
  "range-changed",
  "layer-added",
  "layer-removed",
  "layer-moved",
  "layer-renamed",
  "layer-hidden",
  "layer-shown",
  "layer-changed",
  "shape-added",
  "shape-removed",
  "shape-moved",
  "property-changed",
  "keyframes-added",
  "keyframes-removed",
  "keyframes-changed",
  "colour-changed",
  "text-changed",
  "asset-added",
  "asset-removed",
  "asset-changed",
  "marker-added",
  "marker-removed",
  "marker-changed",
  "slot-changed",
  "theme-added",
  "theme-removed",
  "theme-changed",
  "state-machine-added",
  "state-machine-removed",
  "state-machine-changed",
  "information-changed",
] as const;
export type ChangeCode = (typeof changeCodes)[number];

/** Names of properties that changes are told of; what has no name of its own is `other`. */
export const changedProperties = [
  "opacity",
  "position",
  "anchor",
  "scale",
  "rotation",
  "skew",
  "path",
  "size",
  "roundness",
  "strokeWidth",
  "trim",
  "gradient",
  "dashes",
  "masks",
  "matte",
  "effects",
  "blendMode",
  "timing",
  "parent",
  "other",
] as const;
export type ChangedProperty = (typeof changedProperties)[number];

export interface Change {
  code: ChangeCode;
  animationId: string | null;
  /** Where it stands in the animation, or in the file where no animation is named, as it was; of what is new, where its list stands (RFC 6901). */
  pointer: string;
  /** What the sentence is filled with, such as `layer`, `property` (one of `changedProperties`), `from`, `to` and `count`. */
  parameters: { [name: string]: string | number };
}
