import type { SvgElement } from "../document/svg-element.ts";

/** CSS easing as two handles of a curve from (0, 0) to (1, 1). */
export type Bezier = readonly [x1: number, y1: number, x2: number, y2: number];

/** What changes one attribute or property of an element over time. */
export interface Effect {
  element: SvgElement;
  kind: "attribute" | "property";
  name: string;
  /** Of several on the same name the later wins. */
  begin: number;
  /** The value at a time; undefined while it does nothing. `base` is what holds without it. */
  valueAt(time: number, base: string | undefined): string | undefined;
  /** Seconds at which its course turns, jumps or ends, up to `until`. */
  turns(until: number): number[];
  /** The curves it goes by between two turns. */
  easings: Bezier[];
  /** When it is over; a length that repeats for ever. */
  end: number;
  cycle: number | null;
}
