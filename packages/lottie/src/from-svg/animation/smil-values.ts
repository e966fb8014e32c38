import type { SvgElement } from "../document/svg-element.ts";
import { added } from "./interpolate.ts";
import type { Motion } from "./motion-path.ts";

/** So many of one list; what comes behind is not shown. */
const maxValues = 5_000;

/** The values that a SMIL element goes through. */
export interface SmilValues {
  /** True where they are written as one list, `values`. */
  isList: boolean;
  /** The same at every moment, unless it begins where the drawing stands just then. */
  isFixed: boolean;
  /** `base` is what holds without the element. */
  of(base: string | undefined): string[];
}

export function smilValuesOf({ name, attributes }: SvgElement, motion: Motion | null): SmilValues {
  const [from, to, by] = [attributes.get("from"), attributes.get("to"), attributes.get("by")];
  const given = valuesOf(attributes.get("values"));
  const startAt = (base: string | undefined): string => {
    if (from !== undefined) return from;
    if (name === "animateTransform") return underlying(transformTypeOf(attributes), to, base);
    return by !== undefined ? zeroLike(by) : (base ?? to ?? "");
  };
  return {
    isList: given !== null,
    isFixed: motion !== null || given !== null,
    of(base) {
      if (motion !== null) return motion.values;
      if (given !== null) return given;
      if (name === "set") return to === undefined ? [] : [to];
      const start = startAt(base);
      if (to !== undefined) return [start, to];
      return by === undefined ? [] : [start, added(start, by) ?? by];
    },
  };
}

export const transformTypeOf = (attributes: SvgElement["attributes"]): string =>
  attributes.get("type") ?? "translate";

/** A list that ends with a semicolon has nothing behind it. */
function valuesOf(text: string | undefined): string[] | null {
  if (text === undefined) return null;
  const values = text.split(";", maxValues).map((value) => value.trim());
  return values.at(-1) === "" ? values.slice(0, -1) : values;
}

/** What a transform without `from` begins with: towards `to` with what stands there already, as far as that is of the same kind. */
function underlying(type: string, to: string | undefined, base: string | undefined): string {
  if (to === undefined) return "0";
  const [, name, inside] = /^\s*([a-z]+)\(([^()]*)\)\s*$/i.exec(base ?? "") ?? [];
  return name?.toLowerCase() === type.toLowerCase() && inside !== undefined
    ? inside
    : type === "scale"
      ? "1"
      : "0";
}

const zeroLike = (value: string): string => value.replaceAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi, "0");
