import type { Figure, Paint, Stance } from "./figure.ts";
import type { Moving } from "./moving.ts";

export interface Mask {
  /** Path data in the coordinates of the layer. */
  data: Moving<string>;
  /** Default add: only what lies inside is shown. */
  mode?: "add" | "subtract" | "intersect";
}

/** A layer of the document. Lists of layers are drawn in order: the first lies at the back. */
export interface LayerOptions extends Stance {
  name: string;
  /** Name of the layer this one moves with. */
  parent?: string;
  masks?: Mask[];
  /** Name of the layer whose picture cuts this one; it is not drawn itself. */
  matte?: string;
  /** Default alpha; `inverted` shows what the matte leaves free. */
  matteMode?: "alpha" | "inverted";
  /** First frame shown and first frame no longer shown; default the whole document. */
  from?: number;
  to?: number;
}

export type Layer = { options: LayerOptions } & (
  | { kind: "figures"; figures: Figure[] }
  | { kind: "null" }
  | { kind: "background"; paint: Paint }
  | { kind: "scene"; width: number; height: number; layers: Layer[]; startFrame: number; stretch: number }
);

/** Shapes and parts on one layer. */
export const layer = (options: LayerOptions | string, ...figures: Figure[]): Layer => ({
  kind: "figures",
  options: typeof options === "string" ? { name: options } : options,
  figures,
});

/** A layer that shows nothing and that others can name as their parent. */
export const anchor = (options: LayerOptions): Layer => ({ kind: "null", options });

/** One colour over the whole canvas; themes can change it. Films have one of their tissue unless they ask for none. */
export const background = (paint: Paint = "sheet"): Layer => ({
  kind: "background",
  paint,
  options: { name: "Tissue" },
});

/** Layers with a clock and a frame of their own (a precomposition): what leaves width × height is cut off. */
export const scene = (
  options: LayerOptions & { width: number; height: number; startFrame?: number; stretch?: number },
  ...layers: Layer[]
): Layer => {
  const { width, height, startFrame = 0, stretch = 1, ...rest } = options;
  return { kind: "scene", width, height, layers, startFrame, stretch, options: rest };
};
