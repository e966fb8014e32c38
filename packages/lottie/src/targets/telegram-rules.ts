import type { FeatureName } from "../inspect/features.ts";

/** What Telegram asks of an animated sticker. */
export const telegramRules = {
  source: "https://core.telegram.org/stickers#animated-stickers-and-emoji",
  /** Width and height of the canvas, in pixels. */
  side: 512,
  frameRates: [30, 60],
  maxSeconds: 3,
  /** Packed with gzip. */
  maxBytes: 64 * 1024,
} as const;

/** What its exporter refuses, by the name of the feature and of its sentence. */
export const telegramRefusedFeatures = {
  expressions: "expressions",
  masks: "masks",
  effects: "effects",
  images: "images",
  solids: "solids",
  text: "text",
  "three-dimensions": "threeDimensions",
  "merge-paths": "mergePaths",
  stars: "stars",
  "gradient-strokes": "gradientStrokes",
  repeaters: "repeaters",
  "time-stretching": "timeStretching",
  "time-remapping": "timeRemapping",
  "auto-orientation": "autoOrientation",
} as const satisfies Partial<Record<FeatureName, string>>;
