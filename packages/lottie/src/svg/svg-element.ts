import type { Contour } from "../scene/geometry/contour.ts";
import type { Matrix } from "../scene/geometry/matrix.ts";
import type { SceneColour } from "../scene/scene.ts";
import { matrixAttribute, pathData } from "./path-data.ts";
import { hexOf } from "../colours/colour.ts";
import { escapeXml } from "./escape-xml.ts";
import { type Attributes, element, rounded } from "./xml.ts";

/** A value that may move; as long as `shape` stays the same, numbers lie between those of two moments. */
export interface SvgNumbers {
  form: "path" | "matrix" | "colour" | "share" | "length" | "lengths";
  shape: string;
  numbers: readonly number[];
  /** Of a matrix: the point that it is likely to turn about. */
  pivot?: readonly number[];
}

/** A definition that is asked for by its name: a gradient, a mask, a filter. */
interface SvgReference {
  to: SvgElement;
}

type SvgValue = string | number | null | SvgNumbers | SvgReference;

/** An element of a picture at one moment, before it is written. */
export interface SvgElement {
  name: string;
  /** What it is called among its siblings, at every moment. */
  key: string;
  attributes: { [name: string]: SvgValue };
  children: SvgElement[];
  text: string;
}

export const svgElement = (
  name: string,
  attributes: SvgElement["attributes"],
  children: SvgElement[] = [],
  { key = "", text = "" } = {},
): SvgElement => ({ name, key, attributes, children, text });

/** Alike for all forms of a path with as many curves in the same order. */
export const pathValue = (contours: readonly Contour[]): SvgNumbers => ({
  form: "path",
  shape: contours.map(({ points, isClosed }) => `${points.length}${isClosed ? "z" : ""}`).join(" "),
  numbers: contours.flatMap(({ points }) => points),
});

export const contoursOf = ({ shape, numbers }: Pick<SvgNumbers, "shape" | "numbers">): Contour[] => {
  let at = 0;
  return shape.split(" ").map((part) => {
    const length = Number.parseInt(part, 10) || 0;
    at += length;
    return { points: numbers.slice(at - length, at), isClosed: part.endsWith("z") };
  });
};

export const matrixValue = (matrix: Matrix, pivot?: readonly number[]): SvgNumbers => ({
  form: "matrix",
  shape: "",
  numbers: matrix,
  ...(pivot === undefined ? {} : { pivot }),
});

export const colourValue = ({ red, green, blue }: SceneColour): SvgNumbers => ({
  form: "colour",
  shape: "",
  numbers: [red, green, blue],
});

/** 0 to 1. */
export const shareValue = (share: number): SvgNumbers => ({
  form: "share",
  shape: "",
  numbers: [Math.min(Math.max(share, 0), 1)],
});

export const lengthValue = (length: number): SvgNumbers => ({ form: "length", shape: "", numbers: [length] });

export const lengthsValue = (lengths: readonly number[]): SvgNumbers => ({
  form: "lengths",
  shape: String(lengths.length),
  numbers: lengths,
});

/** Null for what changes nothing. */
export function textOfNumbers(value: SvgNumbers): string | null {
  const { form, numbers } = value;
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = numbers;
  switch (form) {
    case "path":
      return pathData(contoursOf(value));
    case "matrix":
      return matrixAttribute([first, second, third, fourth, fifth, sixth]);
    case "colour":
      return hexOf([first, second, third]);
    case "share":
      return first >= 1 ? null : rounded(first, 4);
    case "length":
    case "lengths":
      return numbers.map((each) => rounded(each)).join(" ");
  }
}

/** Writes a picture, and gathers what it refers to. */
export interface SvgPrinter {
  definitions: string[];
  print(element: SvgElement): string;
  /** Adds what `write` makes for a name, once for the same text, and gives the name back. */
  define(write: (id: string) => string): string;
}

/** `prefix` keeps the names of several pictures on one page apart. */
export function createSvgPrinter(prefix: string): SvgPrinter {
  const known = new Map<string, string>();
  const definitions: string[] = [];
  const printer: SvgPrinter = {
    definitions,
    define(write) {
      const form = write("");
      const existing = known.get(form);
      if (existing !== undefined) return existing;
      const id = `${prefix}${known.size.toString(36)}`;
      known.set(form, id);
      definitions.push(write(id));
      return id;
    },
    print: (shown) => element(shown.name, attributesOf(shown), contentOf(shown)),
  };
  const contentOf = ({ text, children }: SvgElement): string =>
    escapeXml(text) + children.map((child) => printer.print(child)).join("");
  const attributesOf = ({ attributes }: SvgElement): Attributes => {
    const written: Attributes = {};
    for (const [name, value] of Object.entries(attributes))
      written[name] = value !== null && typeof value === "object" ? textOf(value) : value;
    return written;
  };
  const textOf = (value: SvgNumbers | SvgReference): string | null => {
    if (!("to" in value)) return textOfNumbers(value);
    const { to } = value;
    const [attributes, content] = [attributesOf(to), contentOf(to)];
    return `url(#${printer.define((id) => element(to.name, { id, ...attributes }, content))})`;
  };
  return printer;
}
