import type { SvgElement } from "../document/svg-element.ts";
import type { LengthContext } from "../values/lengths.ts";
import { parseLength } from "../values/lengths.ts";
import { parseColour, parseShare, type SvgColour } from "../values/parse-colour.ts";
import { inheritedProperties } from "./inherited-properties.ts";
import type { Reaches } from "../scene/reaches.ts";
import type { StillParts } from "../scene/still-parts.ts";

/** A document as it is at one moment: what moves is other at another. */
export interface SvgMoment {
  attribute(element: SvgElement, name: string): string | undefined;
  /** What is declared at the element itself; in the copy of what `shadow` is that a `use` shows. */
  property(element: SvgElement, name: string, shadow?: SvgElement | null): string | undefined;
  /** Whether its transform changes at some moment. */
  isMoving(element: SvgElement): boolean;
  /** Whether its opacity does. */
  isFading(element: SvgElement): boolean;
  /** What is drawn alike at all moments; null where there is one alone. */
  stillParts: StillParts | null;
  /** How far what is repeated reaches at all moments; null where there is one alone. */
  reaches: Reaches | null;
}

const initialFontSize = 16;
/** Of properties for which some elements have another value unless somebody says so. */
const initialValues: { [property: string]: string } = { overflow: "visible" };
const fontSizes: { [name: string]: number } = {
  "xx-small": 9,
  "x-small": 10,
  small: 13,
  medium: 16,
  large: 18,
  "x-large": 24,
  "xx-large": 32,
};

/** What holds for an element where it is drawn: below another parent (`use`) it inherits other values. */
export class ComputedStyle {
  readonly element: SvgElement;
  readonly parent: ComputedStyle | null;
  readonly fontSize: number;
  readonly rootFontSize: number;
  /** Whose copy a `use` shows it in: selectors look no further (SVG 2, 5.6.2). Null outside of any. */
  readonly shadow: SvgElement | null;
  readonly #moment: SvgMoment;

  /** `isReferred`: as what a `use` shows, with all that is in it. */
  constructor(element: SvgElement, moment: SvgMoment, parent: ComputedStyle | null, isReferred = false) {
    this.element = element;
    this.parent = parent;
    this.shadow = isReferred ? element : (parent?.shadow ?? null);
    this.#moment = moment;
    this.fontSize = this.#fontSizeOf(this.own("font-size"));
    this.rootFontSize = parent?.rootFontSize ?? this.fontSize;
  }

  /** Undefined where nobody says anything. */
  get(property: string): string | undefined {
    const own = this.own(property);
    if (own === "inherit") return this.parent?.get(property) ?? initialValues[property];
    if (own === "initial") return undefined;
    if (own !== undefined && own !== "unset" && own !== "revert" && own !== "") return own;
    return inheritedProperties.has(property) ? this.parent?.get(property) : undefined;
  }

  /** What is declared at the element itself. */
  own(property: string): string | undefined {
    return this.#moment.property(this.element, property, this.shadow);
  }

  /** 0 to 1. */
  share(property: string): number {
    return parseShare(this.get(property) ?? "1") ?? 1;
  }

  colour(property: string, otherwise: SvgColour): SvgColour {
    const text = this.get(property);
    if (text === undefined) return otherwise;
    return this.colourOf(text) ?? otherwise;
  }

  /** With `currentColor`; null for what is no colour. */
  colourOf(text: string): SvgColour | null {
    if (/^currentcolor\b/i.test(text.trim())) return this.#currentColour();
    return parseColour(text);
  }

  #currentColour(): SvgColour {
    const text = this.get("color");
    const known = text === undefined ? null : parseColour(text);
    return known ?? { rgb: [0, 0, 0], alpha: 1 };
  }

  lengths(viewport: Pick<LengthContext, "width" | "height" | "maxNumber">): LengthContext {
    return { ...viewport, fontSize: this.fontSize, rootFontSize: this.rootFontSize };
  }

  #fontSizeOf(text: string | undefined): number {
    const inherited = this.parent?.fontSize ?? initialFontSize;
    if (text === undefined || text === "inherit") return inherited;
    if (text === "larger") return inherited * 1.2;
    if (text === "smaller") return inherited / 1.2;
    const named = fontSizes[text.toLowerCase()];
    if (named !== undefined) return named;
    const context = {
      width: inherited,
      height: inherited,
      fontSize: inherited,
      rootFontSize: initialFontSize,
      maxNumber: 100_000,
    };
    return Math.max(0, parseLength(text, context, "x") ?? inherited);
  }
}
