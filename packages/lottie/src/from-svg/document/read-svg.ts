import { SaxesParser, type SaxesTagNS } from "saxes";
import { LottieError } from "../../lottie-error.ts";
import type { SvgFindings } from "../svg-findings.ts";
import type { SvgLimits } from "../svg-limits.ts";
import { expandEntities } from "./expand-entities.ts";
import { type SvgDocument, type SvgElement, textIn } from "./svg-element.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const linkNamespace = "http://www.w3.org/1999/xlink";
/** Thrown out of the parser where nothing more is taken. */
const enough = Symbol("enough");
const describing = new Set(["title", "creator", "rights", "license", "source", "description"]);

/** The tree of an SVG, up to where it is well formed. Throws LottieError where there is none. */
export function readSvg(source: string, limits: SvgLimits, findings: SvgFindings): SvgDocument {
  const parser = new SaxesParser({ xmlns: true });
  const byId = new Map<string, SvgElement>();
  const styleSheets: string[] = [];
  let root: SvgElement | null = null;
  let count = 0;
  /** Null for elements that are stepped over, with all that is in them. */
  const open: (SvgElement | null)[] = [];

  const described = new Map<string, string>();
  /** Names of what is open below `metadata`. */
  const description: string[] = [];
  const describe = (text: string): void => {
    const name = description.find((each) => describing.has(each));
    const known = name === undefined ? "" : (described.get(name) ?? "");
    if (name !== undefined && known === "" && text.trim() !== "")
      described.set(name, text.trim().replaceAll(/\s+/g, " ").slice(0, 500));
  };

  const addText = (text: string): void => {
    if (description.length > 0) describe(text);
    const parent = open.at(-1);
    if (parent === undefined || parent === null) return;
    parent.children.push(text);
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", (tag: SaxesTagNS) => {
    // The parser looks for each prefix through all that is open: so deep, every further element takes longer. What is too deep is told by then.
    if (open.length >= limits.maxDepth * 10) throw enough;
    if (description.length > 0 || tag.local === "metadata") {
      description.push(tag.local);
      const resource = Object.values(tag.attributes).find(
        ({ local }) => local === "resource" || local === "about",
      );
      if (resource !== undefined && tag.local === "license") describe(resource.value);
    }
    const parent = open.at(-1) ?? null;
    const isOurs = tag.uri === svgNamespace || tag.uri === "";
    const isWanted = isOurs && (open.length === 0 ? root === null && tag.local === "svg" : parent !== null);
    if (isWanted && (open.length >= limits.maxDepth || count >= limits.maxElements)) {
      findings.add("svg-too-many-elements", tag.local, count++);
      if (count > limits.maxElements * 2) throw enough;
      open.push(null);
      return;
    }
    const element = isWanted
      ? { name: tag.local, attributes: attributesOf(tag), children: [], parent, index: count++ }
      : null;
    if (element !== null) {
      const id = element.attributes.get("id");
      if (id !== undefined && !byId.has(id)) byId.set(id, element);
      if (parent === null) root = element;
      else parent.children.push(element);
    }
    open.push(element);
  });
  parser.on("closetag", () => {
    description.pop();
    const element = open.pop();
    if (element?.name === "style" && isStyleSheet(element)) styleSheets.push(textIn(element));
  });
  parser.on("error", (error) => {
    // A prefix that nobody declared hurts nobody.
    if (/prefix|xmlns|duplicate attribute|document is empty/i.test(error.message)) return;
    findings.add("svg-malformed", error.message.slice(0, 80), "");
    throw enough;
  });
  try {
    parser.write(expandEntities(source, limits, findings)).close();
  } catch (error) {
    if (error !== enough) findings.add("svg-malformed", String(error).slice(0, 80), "");
  }
  if (root === null) throw new LottieError("unknown-format", "This is no SVG: it has no svg element.");
  return { root, elements: count, byId, styleSheets, described };
}

function attributesOf(tag: SaxesTagNS): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const { uri, local, prefix, value } of Object.values(tag.attributes)) {
    if (prefix === "xml" && (local === "space" || local === "lang")) attributes.set(`xml:${local}`, value);
    else if (uri === linkNamespace || prefix === "xlink") {
      if (local === "href" && !attributes.has("href")) attributes.set("href", value);
    } else if (prefix === "") attributes.set(local, value);
  }
  return attributes;
}

const isStyleSheet = ({ attributes }: SvgElement): boolean =>
  ["", "text/css"].includes((attributes.get("type") ?? "").trim().toLowerCase());
