import { drawingNames } from "../drawing-names.ts";
import { componentNames } from "../component-names.ts";
import { playgroundNames, toolNames } from "../tool-names.ts";
import { ContentError } from "./front-matter.ts";
import { faultOfBenchmark, faultOfMeasured } from "./known-figures.ts";

/** The few fields of a syntax tree (mdast with MDX) that are read here. */
interface SyntaxNode {
  type: string;
  name?: string | null;
  url?: string;
  value?: string;
  attributes?: readonly { name?: string; value?: unknown }[];
  children?: readonly SyntaxNode[];
  position?: { start: { line: number } };
}

/** What a page asks the catalogue for: animations by their ids (with spaces between), or the best hits of a search. */
export interface PictureRequest {
  id?: string;
  query?: string;
  count: number;
}

export interface ContentParts {
  /** Addresses of all links, as they are written. */
  links: string[];
  pictures: PictureRequest[];
  /** Values of `id` attributes: what fragments may point at. */
  anchors: string[];
  /** What a translation takes over as it is: components with the attributes that are no words, and code. */
  skeleton: string[];
}

const known = new Set<string>(componentNames);
/** Attributes that hold words, and prices as a language writes them. */
const spoken = new Set([
  "title",
  "lead",
  "link",
  "name",
  "from",
  "to",
  "value",
  "monthly",
  "yearly",
  "price",
  "per",
]);
const choices: Record<string, readonly string[]> = {
  drawing: drawingNames,
  tint: ["amber", "rose", "sky", "mint", "lilac"],
  tool: [...toolNames, ...playgroundNames],
};

function attributesOf(node: SyntaxNode): Map<string, unknown> {
  return new Map((node.attributes ?? []).map(({ name = "", value }) => [name, value]));
}

/** A number in braces arrives as an expression node. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null && "value" in value) return String(value.value);
  return undefined;
}

/**
 * A remark plugin that gathers links, pictures and anchors of a file, and refuses components, drawings and tints that do not
 * exist: otherwise they would fail only when somebody visits the page.
 */
export function collectParts(file: string, parts: ContentParts) {
  const refuse = (node: SyntaxNode, fault: string): never => {
    throw new ContentError(`${file}:${node.position?.start.line ?? 0}: ${fault}`);
  };

  function visit(node: SyntaxNode): void {
    if (node.type === "code") parts.skeleton.push(node.value ?? "");
    if (node.type === "mdxjsEsm") refuse(node, "content files import and export nothing");
    if (node.type === "link" || node.type === "definition") addLink(node, node.url ?? "");
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") visitElement(node);
    for (const child of node.children ?? []) visit(child);
  }

  /** https://www.rfc-editor.org/rfc/rfc2606: nobody ever answers at such a host. */
  function addLink(node: SyntaxNode, address: string): void {
    if (/^https?:\/\/(?:[^/]*\.)?example(?:[/:?#]|$)/.test(address))
      refuse(node, `${address} leads nowhere; outside:NAME takes an address from content/outside-links.yaml`);
    parts.links.push(address);
  }

  function visitElement(node: SyntaxNode): void {
    const name = node.name ?? "";
    if (/^[A-Z]/.test(name) && !known.has(name)) refuse(node, `there is no component <${name}>`);
    const attributes = attributesOf(node);
    const kept = [...attributes].filter(([attribute]) => !spoken.has(attribute));
    // What stands within a line changes its place with the grammar.
    if (node.type === "mdxJsxFlowElement")
      parts.skeleton.push(
        `<${name} ${kept.map(([attribute, value]) => `${attribute}=${textOf(value)}`).join(" ")}>`,
      );
    if (attributes.has("style")) refuse(node, "a style attribute, which the pages' security policy refuses");
    for (const [attribute, allowed] of Object.entries(choices)) {
      const value = attributes.get(attribute);
      if (typeof value === "string" && !allowed.includes(value))
        refuse(node, `${attribute}="${value}" does not exist; there are ${allowed.join(", ")}`);
    }
    const href = textOf(attributes.get("href"));
    if (href !== undefined) addLink(node, href);
    const anchor = textOf(attributes.get("id"));
    visitFigures(node, name, attributes);
    if (name === "PictureOf") visitPicture(node, attributes);
    else if (anchor !== undefined && name !== "Measured") parts.anchors.push(anchor);
  }

  /** Figures are looked up when the page is rendered; one that nothing measured must not wait until somebody visits it. */
  function visitFigures(node: SyntaxNode, name: string, attributes: Map<string, unknown>): void {
    const refuseFault = (fault: string | null) => (fault === null ? null : refuse(node, fault));
    const ids = textOf(attributes.get(name === "Figures" ? "ids" : "id")) ?? "";
    if (name === "Measured" || name === "Figures")
      for (const id of ids.split(/\s+/)) refuseFault(faultOfMeasured(file, id));
    const bench = textOf(attributes.get("bench"));
    const figure = textOf(attributes.get("figure"));
    if (name === "Benchmark" || bench !== undefined || figure !== undefined)
      refuseFault(faultOfBenchmark(bench ?? "", figure ?? "", attributes.has("peer")));
    if (name === "Claim" && bench === undefined && attributes.has("source"))
      refuse(node, "a measured claim names bench and figure, so that it stays what was measured");
  }

  function visitPicture(node: SyntaxNode, attributes: Map<string, unknown>): void {
    const id = textOf(attributes.get("id"));
    const query = textOf(attributes.get("query"));
    const count = Number(textOf(attributes.get("count")) ?? 1);
    if ((id === undefined) === (query === undefined))
      refuse(node, "<PictureOf> takes either an id or a query");
    if (!Number.isInteger(count) || count < 1 || count > 12) refuse(node, "count is a number from 1 to 12");
    if (id !== undefined && !/^[0-9a-z]{10}( [0-9a-z]{10})*$/.test(id))
      refuse(node, `id="${id}" is not an id, or several with spaces between`);
    parts.pictures.push(id === undefined ? { query: query ?? "", count } : { id, count: 1 });
  }

  return () => visit as (tree: unknown) => void;
}
