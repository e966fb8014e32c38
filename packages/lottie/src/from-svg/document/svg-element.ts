/** An element of the SVG namespace, or of none where the file names none. */
export interface SvgElement {
  /** Without prefix, as it is written. */
  name: string;
  /** By local name; `href` also where it is written `xlink:href`. */
  attributes: ReadonlyMap<string, string>;
  children: (SvgElement | string)[];
  parent: SvgElement | null;
  /** Position in the document, which names it for as long as it is worked on. */
  index: number;
}

export interface SvgDocument {
  root: SvgElement;
  /** How many. */
  elements: number;
  byId: ReadonlyMap<string, SvgElement>;
  /** Texts of `style` elements, in the order of the document. */
  styleSheets: string[];
  /** Texts of `metadata` by the local name of what they say, such as `creator`; the first of each. */
  described: ReadonlyMap<string, string>;
}

export const elementsIn = (element: SvgElement): SvgElement[] =>
  element.children.filter((child) => typeof child !== "string");

export const textIn = (element: SvgElement): string =>
  element.children.map((child) => (typeof child === "string" ? child : textIn(child))).join("");

/** The first child of a name, such as `title`. */
export const childOf = (element: SvgElement, name: string): SvgElement | null =>
  elementsIn(element).find((child) => child.name === name) ?? null;
