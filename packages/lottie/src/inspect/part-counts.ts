/** What one walk over an animation counts and notices. */
export interface PartCounts {
  layers: number;
  /** Layers with every use of a precomposition spelt out; Infinity when compositions contain themselves. */
  drawnLayers: number;
  assets: number;
  keyframes: number;
  hasImages: boolean;
  hasText: boolean;
  expressions: number;
  hasGradients: boolean;
  hasMasks: boolean;
  /** Properties whose "is animated" mark is neither 0 nor 1. */
  oddProperties: number;
  /** Assets that layers name and the file does not have. */
  missingAssets: Set<string>;
}
