import type { Moving, Vector } from "./moving.ts";
import type { PaintRole } from "./tissue.ts";

/** A role of the tissue, or a colour of its own as `#rrggbb`. */
export type Paint = PaintRole | `#${string}`;

/** How a part stands and moves. Everything turns and grows around the pivot. */
export interface Stance {
  name?: string;
  /** The pin, in the coordinates of the stage; default 0, 0. */
  pivot?: readonly [x: number, y: number];
  /** How far it is moved from where it was drawn. */
  x?: Moving<number>;
  y?: Moving<number>;
  /** Degrees, clockwise. */
  rotate?: Moving<number>;
  /** 1 is the drawn size. `scaleX` and `scaleY` multiply it. */
  scale?: Moving<number>;
  scaleX?: Moving<number>;
  scaleY?: Moving<number>;
  /** Degrees. */
  skew?: Moving<number>;
  /** 0 to 1. */
  opacity?: Moving<number>;
}

export interface Stroke {
  paint: Moving<Paint>;
  width: Moving<number>;
  /** Default round. */
  cap?: "butt" | "round" | "square";
  /** Default round. */
  join?: "miter" | "round" | "bevel";
  /** Lengths of dash and gap. */
  dash?: readonly number[];
  dashOffset?: Moving<number>;
}

export interface Style {
  name?: string;
  fill?: Moving<Paint>;
  stroke?: Stroke;
  opacity?: Moving<number>;
  /** What is drawn of the line, from 0 to 1; `offset` in turns. */
  trim?: { start?: Moving<number>; end?: Moving<number>; offset?: Moving<number> };
  evenOdd?: boolean;
  /** Rounds every corner by this radius. */
  rounding?: Moving<number>;
}

export type Geometry =
  | { kind: "path"; data: Moving<string> }
  | { kind: "ellipse"; centre: Moving<Vector>; size: Moving<Vector> }
  | { kind: "box"; centre: Moving<Vector>; size: Moving<Vector>; radius: Moving<number> };

export interface Shape {
  kind: "shape";
  geometry: Geometry[];
  style: Style;
}

export interface Part {
  kind: "part";
  stance: Stance;
  children: Figure[];
}

/** What every copy of a repetition adds to the one before. */
export interface RepeatStep extends Pick<Stance, "pivot" | "x" | "y" | "rotate" | "scale"> {
  /** Opacity of the first copy and of the last; those between fade evenly. Default 1. */
  opacity?: number;
  lastOpacity?: number;
}

/** Everything that can stand on a layer. Lists are drawn in order: the first lies at the back. */
export type Figure = Shape | Part;

/** Path data (SVG) in a style; give keys with outlines of the same commands to morph. */
export const shape = (data: Moving<string>, style: Style): Shape => ({
  kind: "shape",
  geometry: [{ kind: "path", data }],
  style,
});

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, style: Style): Shape => ({
  kind: "shape",
  geometry: [{ kind: "ellipse", centre: [x, y], size: [radiusX * 2, radiusY * 2] }],
  style,
});

export const circle = (x: number, y: number, radius: number, style: Style): Shape =>
  ellipse(x, y, radius, radius, style);

/** A rectangle by its left top corner. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  style: Style,
): Shape => ({
  kind: "shape",
  geometry: [{ kind: "box", centre: [x + width / 2, y + height / 2], size: [width, height], radius }],
  style,
});

/** Several geometries painted as one, so that overlaps do not show and `evenOdd` cuts holes. */
export const joined = (style: Style, ...shapes: Shape[]): Shape => ({
  kind: "shape",
  geometry: shapes.flatMap((one) => one.geometry),
  style,
});

/** Figures that move together, pinned at the pivot. Nest parts to build limbs: the shin sits in the thigh. */
export const part = (stance: Stance, ...children: Figure[]): Part => ({ kind: "part", stance, children });

/**
 * The same figures several times, each copy moved on from the one before. Written out as nested parts, because players
 * differ in what they let a Lottie repeater repeat. The first copy lies at the back.
 */
export function repeat(copies: number, step: RepeatStep, ...children: Figure[]): Part {
  const { opacity = 1, lastOpacity = opacity, ...stance } = step;
  const copy = (index: number): Part =>
    part(
      { name: "Copy", opacity: opacity + ((lastOpacity - opacity) * index) / Math.max(1, copies - 1) },
      ...children,
    );
  let rest: Part | null = null;
  for (let index = copies - 1; index >= 0; index--)
    rest = part({ name: "Repeated", ...(index === 0 ? {} : stance) }, copy(index), ...(rest ? [rest] : []));
  if (!rest) throw new Error("Nothing to repeat: copies must be at least 1");
  return rest;
}
