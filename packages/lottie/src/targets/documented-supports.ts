import type { Target, TargetFeature, TargetSupport } from "./targets.ts";
import { telegramRules } from "./telegram-rules.ts";

type Support = TargetSupport["support"] | null;
type Sources = { readonly [Each in Target]?: string };
type Row = readonly [
  ios: Support,
  android: Support,
  webCanvas: Support,
  telegram: Support,
  sources?: Sources,
];

/** The makers' own table of what their players draw, and Telegram's rules. */
const airbnb = "https://github.com/airbnb/lottie/blob/master/supported-features.md";
export const usualSources = {
  ios: airbnb,
  android: airbnb,
  "web-canvas": airbnb,
  telegram: telegramRules.source,
} as const satisfies Sources;

/** Of what that table is silent about: the lists of the shapes that each player reads. */
const readers: Sources = {
  ios: "https://github.com/airbnb/lottie-ios/blob/master/Sources/Private/Model/ShapeItems/ShapeItem.swift",
  android:
    "https://github.com/airbnb/lottie-android/blob/master/lottie/src/main/java/com/airbnb/lottie/parser/ContentModelParser.java",
  "web-canvas": "https://github.com/airbnb/lottie-web/blob/master/player/js/modules/canvas_light.js",
};

/** Pictures are read by whatever the system has: UIImage and CGImage from iOS 14 and macOS 11 on, BitmapFactory, browsers. */
const decoders: Sources = {
  ios: "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/webp",
  android: "https://developer.android.com/media/platform/supported-formats",
  "web-canvas": "https://developer.mozilla.org/en-US/docs/Web/Media/Guides/Formats/Image_types",
};

/**
 * What the makers of lottie-ios, lottie-android, lottie-web (canvas) and Telegram say; null where they say nothing. iOS means either of
 * its two renderers: what one of them lacks is `partly`, because which of them plays depends on what else is in the file. Merge paths of
 * Android are off until an app asks for them; its blurs and shadows are drawn for each fill by itself.
 */
export const documentedSupports: { readonly [Feature in TargetFeature]?: Row } = {
  images: ["yes", "yes", "yes", "no"],
  "webp-images": ["partly", "yes", "yes", "no", decoders],
  text: ["partly", "yes", "yes", "no"],
  solids: [null, null, null, "no"],
  precompositions: ["yes", "yes", "yes", null],
  gradients: ["yes", "yes", "yes", null],
  "gradient-strokes": ["yes", "yes", "yes", "no"],
  strokes: ["yes", "yes", "yes", null],
  dashes: ["yes", "yes", "yes", null],
  "trim-paths": ["yes", "yes", "yes", null],
  "trim-simultaneously": ["partly", "yes", "yes", null],
  "trim-individually": ["yes", "yes", "yes", null],
  repeaters: ["partly", "yes", "yes", "no"],
  "repeater-opacity": [null, null, null, "no"],
  "merge-paths": ["no", "partly", "no", "no"],
  "round-corners": ["yes", "yes", "yes", null, readers],
  "pucker-and-bloat": ["no", "no", "yes", null, readers],
  "offset-paths": ["no", "no", null, null, readers],
  "zig-zag": ["no", "no", "yes", null, readers],
  twist: ["no", "no", null, null, readers],
  stars: ["yes", "yes", "yes", "no"],
  masks: ["yes", "yes", "yes", "no"],
  "mask-intersect": ["yes", "yes", "no", "no"],
  "mask-lighten": ["no", "no", "no", "no"],
  "mask-darken": ["no", "no", "no", "no"],
  "mask-difference": ["no", "no", "no", "no"],
  "mask-inverted": [null, null, null, "no"],
  "mask-expansion": ["no", "no", "yes", "no"],
  "mask-feather": ["no", "no", "no", "no"],
  mattes: ["yes", "yes", "yes", null],
  "luma-mattes": ["no", "no", null, null],
  effects: [null, null, null, "no"],
  "fill-effect": ["no", "no", "yes", "no"],
  "tint-effect": ["no", "no", "yes", "no"],
  "stroke-effect": ["no", "no", "yes", "no"],
  "tritone-effect": ["no", "no", "yes", "no"],
  "gaussian-blur": ["no", "partly", null, "no"],
  "drop-shadow": ["yes", "partly", null, "no"],
  "three-dimensions": [null, null, null, "no"],
  "time-remapping": ["yes", "yes", "yes", "no"],
  "time-stretching": ["yes", "yes", "yes", "no"],
  "auto-orientation": ["no", "no", "yes", "no"],
  "text-animators": ["no", "no", "yes", "no"],
  expressions: ["no", "no", "yes", "no"],
};
