import type { Paint } from "./figure.ts";
import type { Layer, LayerOptions } from "./layer.ts";
import { type Colours, type Json, outline, scalar, vector } from "./property.ts";
import { figureItems } from "./shapes.ts";
import { transform } from "./stance.ts";

interface Stage {
  width: number;
  height: number;
  scale: number;
}

const maskModes = { add: "a", subtract: "s", intersect: "i" };

/** Numbers the layers of a document, finds parents and mattes by name, and collects scenes as assets. */
export class Stacker {
  readonly assets: Json[] = [];
  readonly colours: Colours;
  readonly frames: number;

  constructor(colours: Colours, frames: number) {
    this.colours = colours;
    this.frames = frames;
  }

  /** Layers in Lottie's order (front first). With a scale, everything hangs on one layer that enlarges it. */
  stack(layers: readonly Layer[], stage: Stage): Json[] {
    const names = layers.map(({ options }) => options.name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`Two layers are called ${twice}`);
    const indexOf = (name: string) => {
      const at = names.indexOf(name);
      if (at === -1) throw new Error(`There is no layer called ${name}`);
      return at + 2;
    };
    const mattes = new Set(
      layers.flatMap(({ options }) => (options.matte === undefined ? [] : [options.matte])),
    );
    const isScaled = stage.scale !== 1;
    const written = layers.map((one): { name: string; json: Json } => {
      const { options } = one;
      const parent = options.parent === undefined ? (isScaled ? 1 : undefined) : indexOf(options.parent);
      const json = {
        ind: indexOf(options.name),
        nm: options.name,
        ...(parent === undefined ? {} : { parent }),
        ...this.content(one, stage),
        ...this.timing(options),
        ...(options.masks ? { hasMask: true, masksProperties: this.masks(options) } : {}),
        ...(options.matte === undefined
          ? {}
          : { tt: options.matteMode === "inverted" ? 2 : 1, tp: indexOf(options.matte) }),
        ...(mattes.has(options.name) ? { td: 1 } : {}),
      };
      return { name: options.name, json };
    });
    // Players of the older kind want a matte right before the layer it cuts.
    const plain = written.filter(({ name }) => !mattes.has(name)).toReversed();
    const ordered = plain.flatMap(({ name, json }) => {
      const matte = layers.find(({ options }) => options.name === name)?.options.matte;
      const found = written.find((one) => one.name === matte);
      return found ? [found.json, json] : [json];
    });
    const enlarge = {
      ind: 1,
      nm: "Stage",
      ty: 3,
      ks: { ...transform({ scale: stage.scale }), o: scalar(0) },
      ...this.timing({ name: "Stage" }),
    };
    return isScaled ? [...ordered, enlarge] : ordered;
  }

  private timing(options: LayerOptions): Json {
    return { ip: options.from ?? 0, op: options.to ?? this.frames, st: 0, sr: 1, bm: 0, ddd: 0 };
  }

  private masks(options: LayerOptions): Json[] {
    return (options.masks ?? []).map((mask) => ({
      inv: false,
      mode: maskModes[mask.mode ?? "add"],
      pt: outline(mask.data, 0, options.name),
      o: scalar(1, 100),
      x: scalar(0),
    }));
  }

  private content(one: Layer, stage: Stage): Json {
    const ks = transform(one.options);
    if (one.kind === "null") return { ty: 3, ks };
    if (one.kind === "figures") return { ty: 4, ks, shapes: figureItems(one.figures, this.colours) };
    if (one.kind === "background") return { ty: 4, ks, shapes: [this.sheet(one.paint, stage)] };
    const id = `scene-${this.assets.length + 1}`;
    const asset: Json = { id, nm: one.options.name };
    this.assets.push(asset);
    asset["layers"] = this.stack(one.layers, { width: one.width, height: one.height, scale: 1 });
    return { ty: 0, refId: id, w: one.width, h: one.height, ks, st: one.startFrame, sr: one.stretch };
  }

  private sheet(paint: Paint, { width, height }: Stage): Json {
    // A little larger than the canvas, so that rounding leaves no seam at the edge.
    const area = { p: vector([width / 2, height / 2]), s: vector([width + 2, height + 2]), r: scalar(0) };
    const fill = { ty: "fl", c: this.colours.property(paint), o: scalar(1, 100), r: 1 };
    return { ty: "gr", nm: "Sheet", it: [{ ty: "rc", d: 1, ...area }, fill, { ty: "tr", ...transform({}) }] };
  }
}
