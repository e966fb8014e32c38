import { linearToSrgb, srgbToLinear } from "../../colours/srgb.ts";
import { degreesOf } from "./angles.ts";

type Three = [first: number, second: number, third: number];

interface Colour {
  rgb: Three;
  alpha: number;
}

/**
 * What `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()` say (CSS Color 4, 8 to 10), as numbers of 0 to 1 in sRGB: what no screen of
 * sRGB shows is cut off, as browsers do. Null for anything else.
 */
export function fromColourSpace(space: string, parts: readonly string[]): Three | null {
  if (space === "color") {
    const [name = "", ...channels] = parts;
    const toSrgb = predefined[name];
    const [red, green, blue] = channels.map((part) => numberIn(part, 1));
    if (toSrgb === undefined || red === undefined || green === undefined || blue === undefined) return null;
    return held(toSrgb([red, green, blue]));
  }
  const model = models[space];
  const [first, second, third] = parts;
  if (model === undefined || first === undefined || second === undefined || third === undefined) return null;
  const { whole, toSrgb } = model;
  const turned = whole.map((most, index) => {
    const part = parts[index] ?? "";
    return most === "angle" ? degreesOf(part) : numberIn(part, most);
  });
  return held(toSrgb(turned as Three));
}

/** What a percentage is a part of, or "angle", and the way to sRGB. */
const models: {
  [space: string]: {
    whole: readonly [number | "angle", number, number | "angle"];
    toSrgb: (values: Three) => Three;
  };
} = {
  hwb: { whole: ["angle", 1, 1], toSrgb: fromHwb },
  lab: { whole: [100, 125, 125], toSrgb: fromLab },
  lch: { whole: [100, 150, "angle"], toSrgb: (values) => fromLab(rectangular(values)) },
  oklab: { whole: [1, 0.4, 0.4], toSrgb: fromOklab },
  oklch: { whole: [1, 0.4, "angle"], toSrgb: (values) => fromOklab(rectangular(values)) },
};

const predefined: { [name: string]: (values: Three) => Three } = {
  srgb: (values) => values,
  "srgb-linear": (values) => values.map(linearToSrgb) as Three,
  "display-p3": (values) => times(p3ToSrgb, values.map(srgbToLinear) as Three).map(linearToSrgb) as Three,
};

/** `none` is 0. */
function numberIn(part: string, whole: number): number {
  if (part === "none") return 0;
  return part.endsWith("%") ? (Number(part.slice(0, -1)) / 100) * whole : Number(part);
}

const rectangular = ([lightness, chroma, degrees]: Three): Three => {
  const angle = (degrees * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

/** Its white and black are numbers of 0 to 1, or of 100 where they are no percentages. */
function fromHwb([degrees, one, other]: Three): Three {
  const [white, black] = [one > 1 ? one / 100 : one, other > 1 ? other / 100 : other];
  if (white + black >= 1) return [white, white, white].map((each) => each / (white + black)) as Three;
  const channel = (turn: number): number => {
    const place = (((turn + degrees / 30) % 12) + 12) % 12;
    const pure = 0.5 - 0.5 * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return pure * (1 - white - black) + white;
  };
  return [channel(0), channel(8), channel(4)];
}

/** By the white of D50, and from there to that of sRGB (CSS Color 4, 19). */
function fromLab([lightness, a, b]: Three): Three {
  const middle = (lightness + 16) / 116;
  const [kappa, epsilon] = [24_389 / 27, 216 / 24_389];
  const cubed = (root: number): number => (root ** 3 > epsilon ? root ** 3 : (116 * root - 16) / kappa);
  const xyz: Three = [
    cubed(middle + a / 500) * 0.964_295_676,
    lightness > kappa * epsilon ? middle ** 3 : lightness / kappa,
    cubed(middle - b / 200) * 0.825_104_603,
  ];
  return times(d50ToSrgb, xyz).map(linearToSrgb) as Three;
}

function fromOklab([lightness, a, b]: Three): Three {
  const cones = times(oklabToCones, [lightness, a, b]).map((root) => root ** 3) as Three;
  return times(conesToSrgb, cones).map(linearToSrgb) as Three;
}

/** `share` of the second, in a space without angles; others as in Oklab, which is what browsers take where nobody says. */
export function mixColours(
  space: string,
  first: Colour,
  second: Colour,
  share: number,
  opacity: number,
): Colour {
  const alpha = first.alpha * (1 - share) + second.alpha * share;
  const isPlain = space === "srgb";
  const into = (rgb: Three): Three => {
    if (isPlain) return rgb;
    const linear = rgb.map(srgbToLinear) as Three;
    return space === "srgb-linear"
      ? linear
      : times(conesToOklab, times(srgbToCones, linear).map(Math.cbrt) as Three);
  };
  const [one, other] = [into(first.rgb), into(second.rgb)];
  const mixed = one.map((value, index) => {
    const sum = value * first.alpha * (1 - share) + (other[index] ?? 0) * second.alpha * share;
    return alpha === 0 ? 0 : sum / alpha;
  }) as Three;
  const rgb = isPlain
    ? mixed
    : space === "srgb-linear"
      ? (mixed.map(linearToSrgb) as Three)
      : fromOklab(mixed);
  return { rgb: held(rgb), alpha: alpha * opacity };
}

const times = (rows: readonly Three[], [x, y, z]: Three): Three =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Three;

const held = (values: Three): Three => values.map((each) => Math.min(1, Math.max(0, each))) as Three;

const d50ToSrgb: readonly Three[] = [
  [3.134_136, -1.617_386, -0.490_662],
  [-0.978_796, 1.916_254, 0.033_442],
  [0.071_955, -0.228_977, 1.405_386],
];
const srgbToCones: readonly Three[] = [
  [0.412_221_471, 0.536_332_536, 0.051_445_993],
  [0.211_903_498, 0.680_699_545, 0.107_396_957],
  [0.088_302_462, 0.281_718_837, 0.629_978_701],
];
const conesToOklab: readonly Three[] = [
  [0.210_454_268, 0.793_617_775, -0.004_072_047],
  [1.977_998_532, -2.428_592_242, 0.450_593_71],
  [0.025_904_042, 0.782_771_712, -0.808_675_755],
];
const oklabToCones: readonly Three[] = [
  [1, 0.396_337_777, 0.215_803_757],
  [1, -0.105_561_346, -0.063_854_173],
  [1, -0.089_484_178, -1.291_485_538],
];
const conesToSrgb: readonly Three[] = [
  [4.076_741_662, -3.307_711_591, 0.230_969_929],
  [-1.268_438_005, 2.609_757_401, -0.341_319_396],
  [-0.004_196_086, -0.703_418_615, 1.707_614_701],
];
const p3ToSrgb: readonly Three[] = [
  [1.224_940_18, -0.224_940_18, 0],
  [-0.042_056_95, 1.042_056_95, 0],
  [-0.019_637_55, -0.078_636_05, 1.098_273_6],
];
