import type { SvgElement } from "../document/svg-element.ts";
import { inheritedProperties, ownProperties } from "./inherited-properties.ts";
import { type Declaration, parseDeclarations, type StyleSheet } from "./parse-style-sheet.ts";
import { matches, subjectsOf } from "./selectors.ts";
import { groupBy } from "../../json/group-by.ts";

/** What stands at an element itself, the strongest declaration of each property. */
type OwnStyle = ReadonlyMap<string, string>;

export interface Cascade {
  ownStyleOf(element: SvgElement): OwnStyle;
  /** A value that stands elsewhere, such as in keyframes, with the variables of an element. */
  resolved(element: SvgElement, value: string): string;
}

const shorthands: { [property: string]: readonly string[] } = {
  marker: ["marker-start", "marker-mid", "marker-end"],
};

/** CSS Cascading 4, 6: attributes first, then sheets by specificity and order, then the `style` attribute, then what is important. */
export function createCascade(sheet: StyleSheet): Cascade {
  const known = new Map<SvgElement, OwnStyle>();
  const rules = sheet.rules.toSorted((a, b) => a.selector.specificity - b.selector.specificity);
  const rankOf = new Map(rules.map((rule, rank) => [rule, rank]));
  const rulesOf = groupBy(rules, ({ selector }) => selector.subject);
  const perhapsOf = (element: SvgElement) =>
    [...new Set(subjectsOf(element))]
      .flatMap((subject) => rulesOf.get(subject) ?? [])
      .toSorted((a, b) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0));
  const ownStyleOf = (element: SvgElement): OwnStyle => {
    let own = known.get(element);
    if (own === undefined) known.set(element, (own = cascaded(element, perhapsOf(element), ownStyleOf)));
    return own;
  };
  return {
    ownStyleOf,
    resolved: (element, value) =>
      value.includes("var(")
        ? (withVariables(new Map([...ownStyleOf(element), ["", value]]), element, ownStyleOf).get("") ??
          value)
        : value,
  };
}

function cascaded(
  element: SvgElement,
  rules: StyleSheet["rules"],
  ownStyleOf: Cascade["ownStyleOf"],
): OwnStyle {
  const own = new Map<string, string>();
  for (const [name, value] of element.attributes)
    if (inheritedProperties.has(name) || ownProperties.has(name)) {
      if (name !== "transform" && name !== "transform-box") own.set(name, value.trim());
    }
  const declarations: Declaration[] = rules
    .filter(({ selector }) => matches(element, selector))
    .flatMap((rule) => rule.declarations);
  const inline = element.attributes.get("style");
  if (inline !== undefined) declarations.push(...parseDeclarations(inline));
  for (const isImportant of [false, true])
    for (const declaration of declarations)
      if (declaration.isImportant === isImportant) declare(own, declaration);
  const custom = [...own].some(([, value]) => value.includes("var("));
  return custom ? withVariables(own, element, ownStyleOf) : own;
}

function declare(own: Map<string, string>, { property, value }: Declaration): void {
  if (property === "font") declareFont(own, value);
  else if (property === "transform") own.set("css-transform", value);
  else for (const name of shorthands[property] ?? [property]) own.set(name, value);
}

/** `italic bold 12px/30px Georgia, serif`. */
function declareFont(own: Map<string, string>, value: string): void {
  const parts =
    /^(.*?)\s*((?:[\d.]+(?:px|pt|pc|em|ex|rem|mm|cm|in|%)?|(?:xx?-)?(?:small|large)|medium))(?:\/\S+)?\s+(.+)$/i.exec(
      value,
    );
  if (parts === null) return;
  const [, before = "", size = "", family = ""] = parts;
  own.set("font-style", /\b(italic|oblique)\b/.exec(before)?.[1] ?? "normal");
  own.set("font-weight", /\b(bold|bolder|lighter|[1-9]00)\b/.exec(before)?.[1] ?? "normal");
  own.set("font-variant", /\bsmall-caps\b/.test(before) ? "small-caps" : "normal");
  own.set("font-size", size);
  own.set("font-family", family);
}

/** So often what stands in the place of a variable may be one again. */
const maxVariableDepth = 8;

/** `var(--name, otherwise)` by what the element or the nearest of its parents declares. */
function withVariables(
  own: Map<string, string>,
  { parent }: SvgElement,
  ownStyleOf: Cascade["ownStyleOf"],
): OwnStyle {
  const declared = (name: string): string | undefined => {
    if (own.has(name)) return own.get(name);
    for (let each = parent; each !== null; each = each.parent) {
      const found = ownStyleOf(each).get(name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const resolved = (text: string, depth: number): string =>
    text.replaceAll(
      /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
      (_, name: string, otherwise?: string) => {
        const found = declared(name.toLowerCase()) ?? otherwise?.trim() ?? "";
        return found.includes("var(") && depth < maxVariableDepth ? resolved(found, depth + 1) : found;
      },
    );
  return new Map(
    [...own].map(([name, value]) => [name, value.includes("var(") ? resolved(value, 0) : value]),
  );
}
