import { asNumber, asString, type JsonObject, objectsIn } from "../../json/json-values.ts";
import type { Moment } from "../moment.ts";
import { numberAt, numbersAt } from "../property.ts";
import type { SceneColour, ScenePaint, SceneStroke } from "../scene.ts";
import { gradientAt } from "./gradient.ts";

/** A fill (`fl`, `gf`) or a stroke (`st`, `gs`): what it paints with, and how. */
export function paintAt(
  moment: Moment,
  shape: JsonObject,
  pointer: string,
): Pick<ScenePaint, "source" | "style"> {
  const kind = asString(shape["ty"]);
  const isGradient = kind === "gf" || kind === "gs";
  return {
    source: isGradient
      ? gradientAt(moment, shape, pointer)
      : { kind: "colour", colour: colourAt(moment, shape, "c", pointer) },
    style:
      kind === "fl" || kind === "gf"
        ? { kind: "fill", rule: asNumber(shape["r"]) === 2 ? "evenodd" : "nonzero" }
        : strokeAt(moment, shape, pointer),
  };
}

/** Colours are written as shares of 1; very old files write them as bytes. */
function colourAt(moment: Moment, parent: JsonObject, key: string, pointer: string): SceneColour {
  return colourFrom(numbersAt(moment, parent, key, pointer, [0, 0, 0]));
}

export function colourFrom(numbers: readonly number[]): SceneColour {
  const areBytes = numbers.slice(0, 3).some((each) => each > 1);
  const [red = 0, green = 0, blue = 0] = numbers.map((each) => clamped(areBytes ? each / 255 : each));
  return { red, green, blue, alpha: 1 };
}

const clamped = (share: number): number => Math.min(Math.max(share, 0), 1);

const caps = ["butt", "butt", "round", "square"] as const;
const joins = ["miter", "miter", "round", "bevel"] as const;

function strokeAt(moment: Moment, shape: JsonObject, pointer: string): SceneStroke {
  const miter =
    shape["ml2"] === undefined ? (asNumber(shape["ml"]) ?? 4) : numberAt(moment, shape, "ml2", pointer, 4);
  const pattern = objectsIn(shape["d"]);
  const lengths = pattern.flatMap((dash, index) =>
    dash["n"] === "o" ? [] : [Math.max(0, numberAt(moment, dash, "v", `${pointer}/d/${index}`, 0))],
  );
  const offset = pattern.findIndex((dash) => dash["n"] === "o");
  return {
    kind: "stroke",
    width: Math.max(0, numberAt(moment, shape, "w", pointer, 0)),
    cap: caps[asNumber(shape["lc"]) ?? 1] ?? "butt",
    join: joins[asNumber(shape["lj"]) ?? 1] ?? "miter",
    miterLimit: Math.max(1, miter),
    dashes: lengths.some((length) => length > 0) ? lengths : [],
    dashOffset: offset === -1 ? 0 : numberAt(moment, pattern[offset] ?? {}, "v", `${pointer}/d/${offset}`, 0),
  };
}
