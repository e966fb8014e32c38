import type { JsonObject } from "../json/json-values.ts";
import type { Contour } from "./geometry/contour.ts";
import type { Matrix } from "./geometry/matrix.ts";
import type { SceneDiagnostic } from "./scene-diagnostics.ts";

/** What an animation shows at one frame. Layers and paints are in the order in which they are painted: the first lies undermost. */
export interface Scene {
  width: number;
  height: number;
  /** From the in point. */
  frame: number;
  layers: SceneLayer[];
  /** What is left out of the scene or is not as the document means it. */
  diagnostics: SceneDiagnostic[];
}

export interface SceneLayer {
  /** JSON pointer of the layer in the document. */
  pointer: string;
  /** The layer as it stands in the document, unknown parts included. */
  json: JsonObject;
  name: string | null;
  /** From the layer to the composition it is in; its parents are in it. */
  matrix: Matrix;
  /** 0 to 1. */
  opacity: number;
  blendMode: BlendMode;
  masks: SceneMask[];
  matte: SceneMatte | null;
  content: SceneContent;
}

export const blendModes = [
  "normal",
  "multiply",
  "screen",
  "overlay",
  "darken",
  "lighten",
  "color-dodge",
  "color-burn",
  "hard-light",
  "soft-light",
  "difference",
  "exclusion",
  "hue",
  "saturation",
  "color",
  "luminosity",
  "plus-lighter",
] as const;
/** By the names of CSS. */
export type BlendMode = (typeof blendModes)[number];

export type SceneContent =
  | { kind: "shapes"; paints: ScenePaint[] }
  | { kind: "composition"; width: number; height: number; layers: SceneLayer[] }
  | { kind: "solid"; width: number; height: number; colour: SceneColour }
  | { kind: "image"; width: number; height: number; asset: JsonObject; pointer: string }
  | SceneText
  | { kind: "nothing" };

/** Text whose font is not in the document: where its letters end up depends on who draws it. */
export interface SceneText {
  kind: "text";
  lines: string[];
  fontFamily: string;
  fontStyle: string;
  fontSize: number;
  lineHeight: number;
  /** Extra space between letters. */
  letterSpacing: number;
  justify: "start" | "middle" | "end";
  /** Where its first line stands. */
  x: number;
  y: number;
  colour: SceneColour;
}

/** Red, green, blue and opacity, 0 to 1. */
export interface SceneColour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** A fill or a stroke with all that it paints. */
export interface ScenePaint {
  /** JSON pointer of the fill or the stroke. */
  pointer: string;
  json: JsonObject;
  /** Which copy it is of each repeater around it, the innermost first, counted as they are made; empty outside of repeaters. */
  copies: readonly number[];
  /** From the place of the paint to its layer. */
  matrix: Matrix;
  /** Of the groups it is in and its own, multiplied; 0 to 1. */
  opacity: number;
  blendMode: BlendMode;
  paths: ScenePath[];
  source: { kind: "colour"; colour: SceneColour } | SceneGradient;
  style: { kind: "fill"; rule: "nonzero" | "evenodd" } | SceneStroke;
}

export interface ScenePath {
  /** JSON pointer of the shape. */
  pointer: string;
  /** In the place of the paint. */
  contours: Contour[];
}

export interface SceneStroke {
  kind: "stroke";
  width: number;
  cap: "butt" | "round" | "square";
  join: "miter" | "round" | "bevel";
  miterLimit: number;
  /** Dashes and gaps in turn; empty for a whole line. */
  dashes: number[];
  dashOffset: number;
}

export interface SceneGradient {
  kind: "linear-gradient" | "radial-gradient";
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  /** Where a radial one is brightest. */
  focusX: number;
  focusY: number;
  stops: { offset: number; colour: SceneColour }[];
}

export type MaskMode = "add" | "subtract" | "intersect" | "lighten" | "darken" | "difference";

export interface SceneMask {
  pointer: string;
  mode: MaskMode;
  isInverted: boolean;
  opacity: number;
  /** Pixels by which the path is made wider, or narrower where negative. */
  expansion: number;
  /** In the place of the layer. */
  contour: Contour;
}

export interface SceneMatte {
  mode: "alpha" | "inverted-alpha" | "luma" | "inverted-luma";
  /** Stands beside the layer in its composition; null where it is not to be seen at this frame. */
  layer: SceneLayer | null;
}
