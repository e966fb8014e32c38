import type { Contour } from "../../scene/geometry/contour.ts";
import type { Matrix } from "../../scene/geometry/matrix.ts";

/** What an SVG draws at one moment, with everything that is referred to spelt out. */
export type Drawn = DrawnGroup | DrawnShape | DrawnImage | DrawnTiles;

interface DrawnPart {
  /** The same part at another moment has the same key. */
  key: string;
  /** By its title, label or id; null where nobody named it. */
  name: string | null;
}

export interface DrawnGroup extends DrawnPart {
  kind: "group";
  matrix: Matrix;
  /** The matrix changes with time: it stays one, instead of going into the points. */
  isMoving: boolean;
  opacity: number;
  blendMode: string;
  isIsolated: boolean;
  /** Its opacity changes with time: it stays one group, also while it is whole. */
  isFading: boolean;
  mattes: DrawnMatte[];
  /** Standard deviation of a blur; 0 for none. */
  blur: number;
  children: Drawn[];
}

/** What a group shows through: by the opacity of what is drawn, by what it leaves open, or by its luminance. */
export interface DrawnMatte {
  kind: "alpha" | "outside" | "luminance";
  content: DrawnGroup;
}

export interface DrawnShape extends DrawnPart {
  kind: "shape";
  contours: Contour[];
  fillRule: "nonzero" | "evenodd";
  fill: DrawnPaint | null;
  stroke: DrawnStroke | null;
  isStrokeBelow: boolean;
  /** How much of its outline is drawn, 0 to 1; null where that never changes. */
  trim: { start: number; end: number } | null;
  /** At every moment it is this very object: it is written once. */
  isStill: boolean;
}

export interface DrawnImage extends DrawnPart {
  kind: "image";
  /** Of the picture's own corner and size. */
  matrix: Matrix;
  /** In its own pixels. */
  width: number;
  height: number;
  /** A `data:` address. */
  source: string;
}

/** A tile again and again, each clipped to its size. */
export interface DrawnTiles extends DrawnPart {
  kind: "tiles";
  matrix: Matrix;
  tile: Drawn[];
  /** Where the tile stands that is drawn. */
  originX: number;
  originY: number;
  /** Corner of the first tile, and the size of each. */
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
}

export type DrawnPaint = DrawnColour | DrawnGradient;

interface DrawnColour {
  kind: "colour";
  rgb: [red: number, green: number, blue: number];
  opacity: number;
}

export interface DrawnGradient {
  kind: "gradient";
  shape: "linear" | "radial";
  stops: GradientStop[];
  opacity: number;
  /** Linear: from and to. Radial: the centre and a point on the edge. Before `matrix`. */
  start: [x: number, y: number];
  end: [x: number, y: number];
  /** From the centre to the focal point, in radii. */
  focus: [x: number, y: number];
  matrix: Matrix;
}

export interface GradientStop {
  offset: number;
  rgb: [red: number, green: number, blue: number];
  opacity: number;
}

export interface DrawnStroke {
  paint: DrawnPaint;
  width: number;
  cap: "butt" | "round" | "square";
  join: "miter" | "round" | "bevel";
  miterLimit: number;
  dashes: number[];
  dashOffset: number;
  /** As wide on the canvas, however large what it goes around is drawn. */
  isNonScaling: boolean;
}
