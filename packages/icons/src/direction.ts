import type { Category } from "@zoetrope/catalog/categories";
import type { Animated, Stance } from "@zoetrope/originals";

/** Places of the parts in the drawing: every outline of a path is one, counted from 0 in the order of the file. */
export type Parts = readonly number[];

/** A place on the box around the parts that move, as they were drawn. */
export type Anchor =
  | "centre"
  | "top"
  | "bottom"
  | "left"
  | "right"
  | "top-left"
  | "top-right"
  | "bottom-left"
  | "bottom-right";
export type Pivot = Anchor | readonly [x: number, y: number];

/** What turns, grows, shifts or fades together. Pivots and ways are in units of the drawing's grid of 24. */
export interface Move extends Omit<Stance, "pivot"> {
  /** Default: the whole drawing. */
  parts?: Parts;
  pivot?: Pivot;
}

/** A line that is drawn anew: what is seen of it, from 0 to 1. */
export interface Trim {
  parts: Parts;
  start?: Animated<number>;
  end?: Animated<number>;
}

/** How one icon moves: the rules that fit what it shows. It begins and ends as it was drawn. */
export interface Direction {
  category: Category;
  tags: readonly string[];
  /** Sixty a second; default 90. */
  frames?: number;
  /** The first goes around those that follow. */
  moves?: readonly Move[];
  trims?: readonly Trim[];
  /** What the theme in two colours sets off. */
  accent: Parts;
}
