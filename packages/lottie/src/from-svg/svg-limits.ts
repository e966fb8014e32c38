/** How much an SVG may hold; what goes beyond is left out and reported. */
export interface SvgLimits {
  maxBytes: number;
  /** Of elements in elements, and of references in references. */
  maxDepth: number;
  maxElements: number;
  /** What entities of the document type are expanded to, altogether. */
  maxEntityCharacters: number;
  /** Elements once every reference (`use`, markers, patterns, masks) is spelt out. */
  maxDrawnElements: number;
  /** Curves of all paths once every reference is spelt out. */
  maxCurves: number;
  /** Copies of the tile of one pattern. */
  maxTiles: number;
  /** Larger numbers are cut down to it. */
  maxNumber: number;
  maxRules: number;
  /** Tests of elements against parts of selectors, and variables that are replaced. */
  maxStyleSteps: number;
  maxCharacters: number;
  maxKeyframeTimes: number;
}

export const defaultSvgLimits: SvgLimits = {
  maxBytes: 20_000_000,
  maxDepth: 100,
  maxElements: 100_000,
  maxEntityCharacters: 1_000_000,
  maxDrawnElements: 20_000,
  maxCurves: 250_000,
  maxTiles: 900,
  maxNumber: 1_000_000,
  maxRules: 10_000,
  maxStyleSteps: 8_000_000,
  maxCharacters: 20_000,
  maxKeyframeTimes: 2_000,
};
