import { maxFileBytes } from "../max-file-bytes.ts";

/** How much of everything a file may hold. Real files of the public collections stay ten times below each. */
export interface ParseLimits {
  /** Size of the file as it comes, in bytes. */
  maxBytes: number;
  /** Sum of the unpacked entries of a dotLottie, in bytes. */
  maxUnpackedBytes: number;
  /** How long it may take to read, in milliseconds of work, looked at between its steps. */
  maxMilliseconds: number;
  /** Unpacked size over packed size of one entry that is larger than a whole file may be; deflate itself cannot exceed about 1,032. */
  maxUnpackRatio: number;
  maxEntries: number;
  /** Nesting of arrays and objects in JSON. */
  maxDepth: number;
  /** Objects and arrays of one JSON, which take far more memory than their bytes. */
  maxNodes: number;
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
  maxMarkers: number;
  /** Animations, and as many themes and state machines, that the manifest of a dotLottie lists. */
  maxListed: number;
  /** JSON of all animations, themes and state machines of a file together, in bytes. */
  maxDocumentBytes: number;
  /** Pixels of all pictures of a file together: each takes four bytes when it is shown. */
  maxPicturePixels: number;
  /** Points of a star, ridges of a zigzag. */
  maxStarPoints: number;
  /** Copies of one shape: those of repeaters in repeaters are multiplied. */
  maxCopies: number;
  /** Shapes and masks once every composition and repeater is spelt out. */
  maxDrawnShapes: number;
  /** Dashes of one stroke, from the length of what it goes around. */
  maxDashes: number;
  maxGradientStops: number;
  /** Strength of a blur as its effect names it. */
  maxBlur: number;
  /** Characters of one text, counted once more for each of its animators. */
  maxTextCharacters: number;
}

export const defaultParseLimits: ParseLimits = {
  maxBytes: maxFileBytes,
  maxUnpackedBytes: 100_000_000,
  maxMilliseconds: 2_000,
  maxUnpackRatio: 100,
  maxEntries: 1_000,
  maxDepth: 128,
  maxNodes: 1_000_000,
  maxLayers: 5_000,
  maxDrawnLayers: 50_000,
  maxAssets: 5_000,
  maxKeyframes: 500_000,
  maxCanvasSide: 16_384,
  maxFrameRate: 1_000,
  maxFrames: 5_000_000,
  maxMarkers: 2_000,
  maxListed: 200,
  maxDocumentBytes: 40_000_000,
  maxPicturePixels: 64_000_000,
  maxStarPoints: 1_000,
  maxCopies: 2_000,
  maxDrawnShapes: 500_000,
  maxDashes: 50_000,
  maxGradientStops: 500,
  maxBlur: 10_000,
  maxTextCharacters: 50_000,
};
