import { type LottieJson, rgbOf } from "@zoetrope/lottie";
import { rewriteLayers } from "./rewrite-layers.ts";

const solidLayer = 1;
const shapeLayer = 4;
const still = (value: unknown): object => ({ a: 0, k: value });

/** Solids, whose opacity ThorVG counts twice, as what they are: filled rectangles. */
export const mendSolids = (json: LottieJson): LottieJson =>
  rewriteLayers(json, (layer) => {
    const { sw, sh, sc, ...rest } = layer;
    const colour = typeof sc === "string" ? rgbOf(sc) : null;
    if (layer["ty"] !== solidLayer || colour === null || typeof sw !== "number" || typeof sh !== "number")
      return layer;
    const items = [
      { ty: "rc", s: still([sw, sh]), p: still([sw / 2, sh / 2]), r: still(0) },
      { ty: "fl", c: still([...colour, 1]), o: still(100), r: 1 },
    ];
    return { ...rest, ty: shapeLayer, shapes: items };
  });
