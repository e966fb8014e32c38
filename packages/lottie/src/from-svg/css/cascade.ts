import type { SvgElement } from "../document/svg-element.ts";
import { inheritedProperties, ownProperties } from "./inherited-properties.ts";
import { type Declaration, parseDeclarations, type StyleSheet } from "./parse-style-sheet.ts";
import { matches, subjectsOf } from "./selectors.ts";
import type { StyleWork } from "./style-work.ts";
import { parseColour } from "../values/parse-colour.ts";
import { groupBy } from "../../json/group-by.ts";

/** What stands at an element itself, the strongest declaration of each property. */
type OwnStyle = ReadonlyMap<string, string>;

export interface Cascade {
  /** In the copy of what `shadow` is that a `use` shows, where one is named. */
  ownStyleOf(element: SvgElement, shadow?: SvgElement | null): OwnStyle;
  /** Whether no animation changes it (CSS Cascading 4, 6.1). */
  isImportant(element: SvgElement, property: string): boolean;
  /** A value that stands elsewhere, such as in keyframes, with the variables of an element. */
  resolved(element: SvgElement, value: string): string;
}

const shorthands: { [property: string]: readonly string[] } = {
  marker: ["marker-start", "marker-mid", "marker-end"],
};

/** CSS Cascading 4, 6: attributes first, then sheets by specificity and order, then the `style` attribute, then what is important. */
export function createCascade(sheet: StyleSheet): Cascade {
  const known = new Map<SvgElement, OwnStyle>();
  const inShadows = new Map<SvgElement, Map<SvgElement, OwnStyle>>();
  // Where no selector looks further than at the element, a copy looks like the original.
  const looksAround = sheet.rules.some(({ selector }) => selector.compounds.length > 1);
  const rules = sheet.rules.toSorted((a, b) => a.selector.specificity - b.selector.specificity);
  const rankOf = new Map(rules.map((rule, rank) => [rule, rank]));
  const rulesOf = groupBy(rules, ({ selector }) => selector.subject);
  const perhapsOf = (element: SvgElement): StyleSheet["rules"] => {
    const found = [...new Set(subjectsOf(element))].flatMap((subject) => rulesOf.get(subject) ?? []);
    return sheet.work.spend(found.length)
      ? found.toSorted((a, b) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0))
      : [];
  };
  const styleIn = (
    styles: Map<SvgElement, OwnStyle>,
    element: SvgElement,
    shadow: SvgElement | null,
  ): OwnStyle => {
    let own = styles.get(element);
    if (own === undefined)
      styles.set(element, (own = cascaded(element, shadow, perhapsOf(element), ownStyleOf, sheet.work)));
    return own;
  };
  const ownStyleOf = (element: SvgElement, shadow: SvgElement | null = null): OwnStyle => {
    if (shadow === null || !looksAround) return styleIn(known, element, null);
    const styles = inShadows.get(shadow) ?? new Map<SvgElement, OwnStyle>();
    inShadows.set(shadow, styles);
    return styleIn(styles, element, shadow);
  };
  return {
    ownStyleOf,
    isImportant: (element, property) =>
      declarationsFor(element, null, perhapsOf(element)).some(
        (declaration) => declaration.isImportant && declaration.property === property,
      ),
    resolved: (element, value) =>
      value.includes("var(")
        ? (withVariables(new Map([...ownStyleOf(element), ["", value]]), element, ownStyleOf, sheet.work).get(
            "",
          ) ?? value)
        : value,
  };
}

function declarationsFor(
  element: SvgElement,
  shadow: SvgElement | null,
  rules: StyleSheet["rules"],
): Declaration[] {
  const declarations: Declaration[] = rules
    .filter(({ selector }) => matches(element, selector, shadow))
    .flatMap((rule) => rule.declarations);
  const inline = element.attributes.get("style");
  return inline === undefined ? declarations : [...declarations, ...parseDeclarations(inline)];
}

function cascaded(
  element: SvgElement,
  shadow: SvgElement | null,
  rules: StyleSheet["rules"],
  ownStyleOf: Cascade["ownStyleOf"],
  work: StyleWork,
): OwnStyle {
  const own = new Map<string, string>();
  for (const [name, value] of element.attributes)
    if (inheritedProperties.has(name) || ownProperties.has(name)) {
      if (name !== "transform" && name !== "transform-box") own.set(name, plain(name, value.trim()));
    }
  const declarations = declarationsFor(element, shadow, rules);
  for (const isImportant of [false, true])
    for (const declaration of declarations)
      if (declaration.isImportant === isImportant)
        declare(own, { ...declaration, value: plain(declaration.property, declaration.value) });
  const custom = [...own].some(([, value]) => value.includes("var("));
  return custom ? withVariables(own, element, ownStyleOf, work) : own;
}

/** Whose words are names, not keywords. */
const named = /^(?:--.*|animation.*|font.*)$/;

/** Keywords as they are mostly written, since their case does not count. */
const plain = (property: string, value: string): string =>
  /^(?:[A-Z][A-Za-z-]*$|URL\()/.test(value) && !named.test(property)
    ? value.replace(/^[A-Za-z-]+/, (word) => word.toLowerCase())
    : value;

function declare(own: Map<string, string>, { property, value }: Declaration): void {
  if (property === "font") declareFont(own, value);
  else if (property === "offset") declareOffset(own, value);
  else if (property === "background") declareBackground(own, value);
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

/** Its colour, and whether there is a picture too; what is said by variables is a colour alone. */
function declareBackground(own: Map<string, string>, value: string): void {
  const words = value.match(/[a-z-]+\((?:[^()]|\([^()]*\))*\)|[^\s,/]+/gi) ?? [];
  const isPicture = (word: string): boolean => /^(?:url|image-set|[a-z-]+-gradient)\(/i.test(word);
  const colour = words.findLast(
    (word) => word.startsWith("var(") || /^currentcolor$/i.test(word) || parseColour(word) !== null,
  );
  own.set("background-color", colour ?? "transparent");
  own.set("background-image", words.find(isPicture) ?? "none");
}

/** `path("M0 0H9") 20% auto` */
function declareOffset(own: Map<string, string>, value: string): void {
  const path = /(?:path|ray|url|circle|ellipse|polygon|inset)\((?:"[^"]*"|'[^']*'|[^()])*\)/i.exec(
    value,
  )?.[0];
  const rest = path === undefined ? value : value.replace(path, " ");
  own.set("offset-path", path ?? "none");
  own.set("offset-distance", /(?:^|\s)[+-]?[\d.]+(?:%|px)?(?=\s|$)/.exec(rest)?.[0].trim() ?? "0");
  const turn = rest.match(/\b(?:auto|reverse)\b|(?:^|\s)[+-]?[\d.]+(?:deg|rad|grad|turn)(?=\s|$)/g);
  own.set("offset-rotate", turn?.join(" ") ?? "auto");
}

/** What is copied in the time of a step. */
const charactersInAStep = 16;
/** So often what stands in the place of a variable may be one again. */
const maxVariableDepth = 8;

/** `var(--name, otherwise)` by what the element or the nearest of its parents declares. */
function withVariables(
  own: Map<string, string>,
  { parent }: SvgElement,
  ownStyleOf: Cascade["ownStyleOf"],
  work: StyleWork,
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
        if (!work.spend(1 + found.length / charactersInAStep)) return "";
        return found.includes("var(") && depth < maxVariableDepth ? resolved(found, depth + 1) : found;
      },
    );
  return new Map(
    [...own].map(([name, value]) => [name, value.includes("var(") ? resolved(value, 0) : value]),
  );
}
