/** How much of everything a file may hold. Real files of the public collections stay ten times below each. */
export interface ParseLimits {
  /** Size of the file as it comes, in bytes. */
  maxBytes: number;
  /** Sum of the unpacked entries of a dotLottie, in bytes. */
  maxUnpackedBytes: number;
  /** Unpacked size over packed size of one entry above 1 MiB; deflate itself cannot exceed about 1,032. */
  maxUnpackRatio: number;
  maxEntries: number;
  /** Nesting of arrays and objects in JSON. */
  maxDepth: number;
  /** Layers of the animation and its precompositions, each counted once. */
  maxLayers: number;
  /** Layers after every use of a precomposition is spelt out: what a player has to draw. */
  maxDrawnLayers: number;
  maxAssets: number;
  maxKeyframes: number;
  /** Width and height of the canvas, in pixels. */
  maxCanvasSide: number;
  /** Frames per second. */
  maxFrameRate: number;
  maxFrames: number;
}

export const defaultParseLimits: ParseLimits = {
  maxBytes: 20 * 1024 * 1024,
  maxUnpackedBytes: 100 * 1024 * 1024,
  maxUnpackRatio: 300,
  maxEntries: 1_000,
  maxDepth: 128,
  maxLayers: 5_000,
  maxDrawnLayers: 50_000,
  maxAssets: 5_000,
  maxKeyframes: 500_000,
  maxCanvasSide: 16_384,
  maxFrameRate: 1_000,
  maxFrames: 200_000,
};
