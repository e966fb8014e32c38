// oxlint-disable-next-line typescript/triple-slash-reference -- the programs of the page apps see no declarations that nothing names
/// <reference path="./css-tree-parser.d.ts" />
import parse, { type Atrule, type Block, type Rule, type SelectorPart } from "css-tree/parser";
import type { SvgFindings } from "../svg-findings.ts";
import type { SvgLimits } from "../svg-limits.ts";
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
  keyframes: Map<string, KeyframeRule[]>;
}

/** More than any selector counts. */
const wholeSheet = 1e12;

/** All sheets of a document as one. What asks for another file is not fetched. */
export function parseStyleSheets(
  sources: readonly string[],
  limits: SvgLimits,
  findings: SvgFindings,
): StyleSheet {
  const sheet: StyleSheet = { rules: [], keyframes: new Map() };
  const read = (node: Rule | Atrule, isLayered = false): void => {
    if (sheet.rules.length >= limits.maxRules) {
      findings.add("svg-too-many-elements", "style");
      return;
    }
    if (node.type === "Rule") {
      if (node.prelude.type !== "SelectorList") return;
      const declarations = declarationsIn(node.block);
      for (const selector of selectorsOf(node.prelude)) {
        // What is in a layer is weaker than all that is in none (CSS Cascading 5, 6.1).
        const specificity = selector.specificity - (isLayered ? wholeSheet : 0);
        sheet.rules.push({ selector: { ...selector, specificity }, declarations });
      }
      return;
    }
    const name = node.name.toLowerCase();
    if (name === "import" || name === "font-face") findings.add("svg-outside-references", `@${name}`);
    else if (name.endsWith("keyframes")) readKeyframes(node, sheet);
    else if (name === "supports" || name === "layer" || (name === "media" && isForUs(node)))
      for (const inner of rulesIn(node.block)) read(inner, isLayered || name === "layer");
  };
  for (const source of sources) {
    try {
      for (const node of rulesIn(parse(source, { parseValue: false, onParseError: () => {} }))) read(node);
    } catch {
      // Nested deeper than the stack.
      findings.add("svg-malformed", "style");
    }
  }
  return sheet;
}

/** The declarations of a `style` attribute. */
export function parseDeclarations(source: string): Declaration[] {
  try {
    return declarationsIn(
      parse(source.replaceAll(/\/\*.*?\*\//gs, " "), {
        context: "declarationList",
        parseValue: false,
        onParseError: () => {},
      }),
    );
  } catch {
    return [];
  }
}

function readKeyframes(node: Atrule, sheet: StyleSheet): void {
  const name = nameOf(node.prelude?.children?.toArray()[0]);
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
  return (block?.children.toArray() ?? []).flatMap((node) =>
    node.type === "Declaration" && "value" in node
      ? [
          {
            property: node.property.toLowerCase(),
            value: node.value.value.trim(),
            isImportant: node.important,
          },
        ]
      : [],
  );
}

const rulesIn = (block: Pick<Block, "children"> | null): (Rule | Atrule)[] =>
  (block?.children.toArray() ?? []).filter(
    (node): node is Rule | Atrule => node.type === "Rule" || node.type === "Atrule",
  );

const nameOf = (part: SelectorPart | undefined): string =>
  typeof part?.name === "string" ? part.name : typeof part?.value === "string" ? part.value : "";

/** A still picture on a screen, light, for who has not asked for less motion. */
function isForUs({ prelude }: Atrule): boolean {
  const words = JSON.stringify(prelude ?? "");
  return !/"(?:mediaType|name)":"(?:print|speech)"|prefers-reduced-motion.*reduce|"dark"|"not"/.test(words);
}
