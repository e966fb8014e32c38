// oxlint-disable-next-line typescript/triple-slash-reference -- the programs of the page apps see no declarations that nothing names
/// <reference path="./css-tree-parser.d.ts" />
import parse, { type Atrule, type Block, type Rule, type SelectorPart } from "css-tree/parser";
import type { SvgFindings } from "../svg-findings.ts";
import type { SvgLimits } from "../svg-limits.ts";
import { flattenNesting } from "./flatten-nesting.ts";
import { matchesMedia, type Medium, supports } from "./media-query.ts";
import type { StyleWork } from "./style-work.ts";
import { type Selector, selectorsOf } from "./selectors.ts";

export interface Declaration {
  property: string;
  value: string;
  isImportant: boolean;
}

interface StyleRule {
  selector: Selector;
  declarations: Declaration[];
}

interface KeyframeRule {
  /** 0 to 1. */
  offset: number;
  declarations: Declaration[];
}

export interface StyleSheet {
  rules: StyleRule[];
  /** All of them with those of `@starting-style`, as they stand: what holds before a drawing is first seen. Empty without any of these. */
  startingRules: StyleRule[];
  keyframes: Map<string, KeyframeRule[]>;
  work: StyleWork;
}

/** More than any selector counts. */
const wholeSheet = 1e12;

/** All sheets of a document as one, as it is shown on `medium`. What asks for another file is not fetched. */
export function parseStyleSheets(
  sources: readonly string[],
  medium: Medium,
  limits: SvgLimits,
  findings: SvgFindings,
  work: StyleWork,
): StyleSheet {
  const sheet: StyleSheet = { rules: [], startingRules: [], keyframes: new Map(), work };
  /** By their names, the weakest first. */
  const layers: string[] = [];
  const layerOf = new Map<StyleRule, number>();
  const enterLayer = (name: string): number => {
    const known = layers.indexOf(name);
    return known >= 0 ? known : layers.push(name) - 1;
  };
  let hasStarting = false;
  const read = (node: Rule | Atrule, layer: string | null = null, isStarting = false): void => {
    if (sheet.startingRules.length >= limits.maxRules) {
      findings.add("svg-too-many-elements", "style");
      return;
    }
    if (node.type === "Rule") {
      if (node.prelude.type !== "SelectorList") return;
      const declarations = declarationsIn(node.block);
      for (const selector of selectorsOf(node.prelude, work)) {
        const rule: StyleRule = { selector, declarations };
        if (!isStarting) sheet.rules.push(rule);
        sheet.startingRules.push(rule);
        if (layer !== null) layerOf.set(rule, enterLayer(layer));
      }
      return;
    }
    const name = node.name.toLowerCase();
    const prelude = node.prelude?.value ?? "";
    const readInside = (inLayer = layer): void => {
      for (const inner of rulesIn(node.block)) read(inner, inLayer, isStarting || name === "starting-style");
    };
    if (name === "import" || name === "font-face") findings.add("svg-outside-references", `@${name}`);
    else if (name.endsWith("keyframes")) readKeyframes(node, sheet);
    else if (name === "media" ? matchesMedia(prelude, medium) : name === "supports" && supports(prelude))
      readInside();
    else if (name === "starting-style") {
      hasStarting = true;
      readInside();
    } else if (name === "layer") {
      const names = prelude
        .split(",")
        .map((each) => (layer === null ? each.trim() : `${layer}.${each.trim()}`));
      if (node.block === null) for (const each of names) enterLayer(each);
      // One without a name is another one each time.
      else readInside(prelude.trim() === "" ? `${names[0]} ${layers.length}` : (names[0] ?? null));
    }
  };
  for (const source of sources) {
    try {
      for (const node of rulesIn(parse(flattenNesting(source), parsing))) read(node);
    } catch {
      // Nested deeper than the stack.
      findings.add("svg-malformed", "style");
    }
  }
  if (!hasStarting) sheet.startingRules = [];
  // What is in a layer is weaker than all that is in a later one or in none (CSS Cascading 5, 6.1).
  for (const [rule, index] of layerOf)
    rule.selector = {
      ...rule.selector,
      specificity: rule.selector.specificity - wholeSheet * (layers.length - index),
    };
  return sheet;
}

const parsing = { parseValue: false, parseAtrulePrelude: false, onParseError: () => {} } as const;

/** The declarations of a `style` attribute. */
export function parseDeclarations(source: string): Declaration[] {
  try {
    return declarationsIn(
      parse(source.replaceAll(/\/\*.*?\*\//gs, " "), { ...parsing, context: "declarationList" }),
    );
  } catch {
    return [];
  }
}

function readKeyframes(node: Atrule, sheet: StyleSheet): void {
  const name = (node.prelude?.value ?? "").trim().replaceAll(/^(["'])(.*)\1$/g, "$2");
  if (name === "") return;
  const frames = rulesIn(node.block).flatMap((rule): KeyframeRule[] => {
    if (rule.type !== "Rule" || rule.prelude.type !== "SelectorList") return [];
    const declarations = declarationsIn(rule.block);
    return rule.prelude.children
      .toArray()
      .flatMap(({ children }) => offsetOf(children.toArray()[0]) ?? [])
      .map((offset) => ({ offset, declarations }));
  });
  sheet.keyframes.set(
    name,
    frames.toSorted((a, b) => a.offset - b.offset),
  );
}

function offsetOf(part: SelectorPart | undefined): number | null {
  if (part?.type === "Percentage") {
    const share = Number(part.value) / 100;
    return share >= 0 && share <= 1 ? share : null;
  }
  return part?.name === "from" ? 0 : part?.name === "to" ? 1 : null;
}

function declarationsIn(block: Block | null): Declaration[] {
  return (block?.children.toArray() ?? []).flatMap((node) => {
    if (node.type !== "Declaration" || !("value" in node)) return [];
    const [property, value] = [node.property.toLowerCase(), node.value.value.trim()];
    if (property === "transform" && lacksUnits(value)) return [];
    return [{ property, value, isImportant: node.important }];
  });
}

/** As the attribute may be written, but no style: browsers step over it. */
const lacksUnits = (transform: string): boolean =>
  [...transform.matchAll(/\b(?:translate|rotate|skew)[XYZ]?\(([^()]*)\)/gi)].some(([, inside = ""]) =>
    inside.split(/[\s,]+/).some((word) => /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(word) && Number(word) !== 0),
  );

const rulesIn = (block: Pick<Block, "children"> | null): (Rule | Atrule)[] =>
  (block?.children.toArray() ?? []).filter(
    (node): node is Rule | Atrule => node.type === "Rule" || node.type === "Atrule",
  );
