import type { Box } from "../../scene/bounds/box.ts";
import { translation } from "../../scene/geometry/matrix.ts";
import type { ColourChange } from "../paint/colour-matrix.ts";
import type { SvgColour } from "../values/parse-colour.ts";
import { createGroup, rectangleMatte } from "./create-group.ts";
import { hasArea } from "./drawn-box.ts";
import type { Drawn, DrawnMatte } from "./drawing.ts";
import type { DrawingContext } from "./drawing-context.ts";
import { copyDrawn, countDrawn, varyDrawn } from "./vary-drawn.ts";

/** What a step of a filter takes and gives. */
export type Picture = readonly Drawn[];

/** What filters are made of, each a way to draw something else. Null where Lottie has none. */
export class FilterSteps {
  readonly #context: DrawingContext;
  readonly #key: string;
  #count = 0;
  /** As far as anything has been blurred or moved. */
  reach = 0;

  constructor(context: DrawingContext, key: string) {
    this.#context = context;
    this.#key = key;
  }

  /** Drawn once more is more to draw. */
  #suffix(of: Picture): string | null {
    const { spent, limits } = this.#context;
    spent.elements += countDrawn(of);
    return spent.elements > limits.maxDrawnElements ? null : `~${++this.#count}`;
  }

  next(): string {
    return `${this.#key}f${++this.#count}`;
  }

  copy(of: Picture): Picture | null {
    const suffix = this.#suffix(of);
    return suffix === null ? null : copyDrawn(of, suffix);
  }

  recolour(of: Picture, { recolour, opacity }: ColourChange): Picture | null {
    const suffix = this.#suffix(of);
    if (suffix === null) return null;
    const made = varyDrawn(of, suffix, recolour, Math.max(1, opacity));
    if (made === null || opacity >= 1 || made.length === 0) return made;
    return [createGroup(this.next(), made, { opacity })];
  }

  tint(of: Picture, { rgb, alpha }: SvgColour): Picture | null {
    return this.recolour(of, { recolour: () => rgb, opacity: alpha });
  }

  blur(of: Picture, deviation: number): Picture {
    this.reach += deviation * 3;
    // What moves keeps the group while it is sharp, so that it is one part at every moment.
    const least = this.#context.moment.stillParts === null ? 0 : Number.MIN_VALUE;
    const blur = Math.max(deviation, least);
    return blur > 0 && of.length > 0 ? [createGroup(this.next(), [...of], { blur })] : of;
  }

  offset(of: Picture, x: number, y: number): Picture {
    this.reach += Math.max(Math.abs(x), Math.abs(y));
    return of.length === 0 ? of : [createGroup(this.next(), [...of], { matrix: translation(x, y) })];
  }

  within(of: Picture, other: Picture, kind: "alpha" | "outside"): Picture {
    if (of.length === 0 || other.length === 0) return kind === "alpha" ? [] : of;
    const matte: DrawnMatte = { kind, content: createGroup(this.next(), [...other]) };
    return [createGroup(this.next(), [...of], { mattes: [matte] })];
  }

  blend(above: Picture, below: Picture, blendMode: string): Picture {
    if (above.length === 0 || blendMode === "normal") return [...below, ...above];
    return [...below, createGroup(this.next(), [...above], { blendMode })];
  }

  /** What of it lies within. */
  cut(of: Picture, place: Box): Picture {
    if (of.length === 0 || !hasArea(place)) return [];
    const matte = rectangleMatte(this.next(), cornersOf(place));
    return [createGroup(this.next(), [...of], { mattes: [matte] })];
  }

  shadow(of: Picture, x: number, y: number, deviation: number, colour: SvgColour): Picture | null {
    const tinted = this.tint(of, colour);
    return tinted === null ? null : [...this.blur(this.offset(tinted, x, y), deviation), ...of];
  }
}

export const cornersOf = ({ left, top, right, bottom }: Box) =>
  [left, top, right - left, bottom - top] as const;
