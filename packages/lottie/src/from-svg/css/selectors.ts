// oxlint-disable-next-line typescript/triple-slash-reference -- the programs of the page apps see no declarations that nothing names
/// <reference path="./css-tree-parser.d.ts" />
import type { SelectorList, SelectorPart } from "css-tree/parser";
import { elementsIn, type SvgElement } from "../document/svg-element.ts";
import type { StyleWork } from "./style-work.ts";

type Test = (element: SvgElement) => boolean;

interface Compound {
  /** How it stands to the compound before it; of the first nothing. */
  combinator: string;
  tests: Test[];
}

export interface Selector {
  compounds: Compound[];
  work: StyleWork;
  /** Ids, classes and types as one number that can be compared. */
  specificity: number;
  /** What an element has at least that it matches: one of its `subjectsOf`. */
  subject: string;
}

const [ofId, ofClass, ofType] = [1_000_000, 1_000, 1];

/** The selectors of a list that can be matched in a document that nobody points at. */
export function selectorsOf(list: SelectorList, work: StyleWork): Selector[] {
  return list.children.toArray().flatMap(({ children }) => selectorOf(children.toArray(), work) ?? []);
}

function selectorOf(parts: readonly SelectorPart[], work: StyleWork): Selector | null {
  const compounds: Compound[] = [{ combinator: "", tests: [] }];
  let specificity = 0;
  for (const part of parts) {
    if (part.type === "Combinator") {
      compounds.push({ combinator: nameOf(part), tests: [] });
      continue;
    }
    const simple = simpleSelectorOf(part, work);
    if (simple === null) return null;
    compounds.at(-1)?.tests.push(simple.test);
    specificity += simple.specificity;
  }
  return { compounds, work, specificity, subject: subjectOf(parts) };
}

/** Of the last compound the id, else a class, else the type. */
function subjectOf(parts: readonly SelectorPart[]): string {
  const last = parts.slice(parts.findLastIndex(({ type }) => type === "Combinator") + 1);
  const named = (type: string) => last.find((part) => part.type === type);
  const id = named("IdSelector");
  if (id !== undefined) return `#${nameOf(id)}`;
  const className = named("ClassSelector");
  if (className !== undefined) return `.${nameOf(className)}`;
  const type = named("TypeSelector");
  return type === undefined ? "*" : localName(nameOf(type));
}

/** The subjects of all selectors that this element can match. */
export const subjectsOf = ({ name, attributes }: SvgElement): string[] => [
  "*",
  name,
  `#${attributes.get("id") ?? ""}`,
  ...wordsOf(attributes.get("class")).map((word) => `.${word}`),
];

function simpleSelectorOf(part: SelectorPart, work: StyleWork): { test: Test; specificity: number } | null {
  const name = nameOf(part);
  switch (part.type) {
    case "TypeSelector": {
      const local = localName(name);
      return local === "*"
        ? { test: () => true, specificity: 0 }
        : { test: (element) => element.name === local, specificity: ofType };
    }
    case "IdSelector":
      return { test: ({ attributes }) => attributes.get("id") === name, specificity: ofId };
    case "ClassSelector":
      return {
        test: ({ attributes }) => wordsOf(attributes.get("class")).includes(name),
        specificity: ofClass,
      };
    case "AttributeSelector":
      return { test: attributeTest(name, part), specificity: ofClass };
    case "PseudoClassSelector":
      return pseudoClass(name, part, work);
    default:
      return null;
  }
}

function attributeTest(name: string, { matcher, value }: SelectorPart): Test {
  const wanted = typeof value === "object" && value !== null ? (value.value ?? value.name ?? "") : "";
  const compare = (found: string): boolean => {
    switch (matcher ?? "") {
      case "=":
        return found === wanted;
      case "~=":
        return wordsOf(found).includes(wanted);
      case "|=":
        return found === wanted || found.startsWith(`${wanted}-`);
      case "^=":
        return wanted !== "" && found.startsWith(wanted);
      case "$=":
        return wanted !== "" && found.endsWith(wanted);
      case "*=":
        return wanted !== "" && found.includes(wanted);
      default:
        return true;
    }
  };
  return ({ attributes }) => {
    const found = attributes.get(name);
    return found !== undefined && compare(found);
  };
}

/** Of each element below a parent its place, among all and among those of its type, and how many there are of each type. */
interface Places {
  of: Map<SvgElement, { place: number; placeOfType: number }>;
  counts: Map<string, number>;
}
const placesBelow = new WeakMap<SvgElement, Places>();

function placesIn(parent: SvgElement): Places {
  let places = placesBelow.get(parent);
  if (places === undefined) {
    places = { of: new Map(), counts: new Map() };
    for (const element of elementsIn(parent)) {
      const placeOfType = places.counts.get(element.name) ?? 0;
      places.of.set(element, { place: places.of.size, placeOfType });
      places.counts.set(element.name, placeOfType + 1);
    }
    placesBelow.set(parent, places);
  }
  return places;
}

/** How many siblings stand before the element, or behind it. */
function placeOf(element: SvgElement, { isOfType, isFromEnd }: Counting): number {
  if (element.parent === null) return 0;
  const { of, counts } = placesIn(element.parent);
  const { place = 0, placeOfType = 0 } = of.get(element) ?? {};
  const index = isOfType ? placeOfType : place;
  const count = isOfType ? (counts.get(element.name) ?? 0) : of.size;
  return isFromEnd ? count - 1 - index : index;
}

interface Counting {
  isOfType: boolean;
  isFromEnd: boolean;
}

/** The language that an element is in, as the nearest says that says one. */
function languageOf(element: SvgElement): string {
  for (let each: SvgElement | null = element; each !== null; each = each.parent) {
    const language = each.attributes.get("xml:lang") ?? each.attributes.get("lang");
    if (language !== undefined) return language.toLowerCase();
  }
  return "";
}

function pseudoClass(
  name: string,
  part: SelectorPart,
  work: StyleWork,
): { test: Test; specificity: number } | null {
  const tests: { [name: string]: Test } = {
    root: ({ parent }) => parent === null,
    empty: ({ children }) => children.length === 0,
  };
  const simple = tests[name];
  if (simple !== undefined) return { test: simple, specificity: ofClass };
  const inner = part.children?.toArray() ?? [];
  const [, which, kind] = /^(first|last|only|nth|nth-last)-(child|of-type)$/.exec(name) ?? [];
  if (which !== undefined) {
    const isOfType = kind === "of-type";
    const isFromEnd = which === "last" || which === "nth-last";
    const formula = which.startsWith("nth") ? nthOf(inner[0]) : { step: 0, offset: 1 };
    if (formula === null) return null;
    const { step, offset } = formula;
    const test: Test = (element) => {
      const count = placeOf(element, { isOfType, isFromEnd }) + 1 - offset;
      return step === 0 ? count === 0 : count % step === 0 && count / step >= 0;
    };
    const isOnly: Test = (element) => test(element) && placeOf(element, { isOfType, isFromEnd: true }) === 0;
    return { test: which === "only" ? isOnly : test, specificity: ofClass };
  }
  if (name === "lang") {
    const ranges = inner
      .map((each) => nameOf(each) || textOfValue(each))
      .join("")
      .split(/[\s,]+/);
    const wanted = ranges.map((range) => range.toLowerCase()).filter((range) => range !== "");
    const test: Test = (element) => {
      const language = languageOf(element);
      return wanted.some((range) => language === range || language.startsWith(`${range}-`));
    };
    return { test, specificity: ofClass };
  }
  if (!["not", "is", "where", "has"].includes(name)) return null;
  const lists = inner.filter(({ type }) => type === "SelectorList") as unknown as SelectorList[];
  const selectors = lists.flatMap((list) => selectorsOf(list, work));
  const specificityInside = selectors.reduce((most, { specificity }) => Math.max(most, specificity), 0);
  if (name === "has")
    return {
      test: (element) => selectors.some((selector) => isRelatedTo(element, selector)),
      specificity: specificityInside,
    };
  const isNegated = name === "not";
  return {
    test: (element) => selectors.some((selector) => matches(element, selector)) !== isNegated,
    specificity: name === "where" ? 0 : specificityInside,
  };
}

/** Whether something in or behind `element` matches a selector that begins from there (`:has()`). */
function isRelatedTo(element: SvgElement, { compounds, work }: Selector): boolean {
  const [first, ...rest] = compounds;
  if (first === undefined) return false;
  // Without a combinator it begins anywhere inside; with one its first compound is `element` itself.
  const isRelative = first.tests.length === 0;
  const own: Compound = { combinator: "", tests: [(each) => each === element] };
  const whole = isRelative ? [own, ...rest] : [own, { ...first, combinator: " " }, ...rest];
  const leads = whole[1]?.combinator;
  const from = leads === "+" || leads === "~" ? element.parent : element;
  const isIn = (parent: SvgElement): boolean =>
    elementsIn(parent).some((child) => matches(child, { compounds: whole, work }) || isIn(child));
  return from !== null && isIn(from);
}

/** The formula as the parser gives it: `odd`, `3`, `2n+1`. */
function nthOf(part: SelectorPart | undefined): { step: number; offset: number } | null {
  const nth = (
    part as { nth?: { type: string; name?: string; a?: string | null; b?: string | null } } | undefined
  )?.nth;
  if (nth === undefined) return null;
  if (nth.name === "odd") return { step: 2, offset: 1 };
  if (nth.name === "even") return { step: 2, offset: 0 };
  return { step: Number(nth.a ?? 0), offset: Number(nth.b ?? 0) };
}

/** From the last compound backwards, as browsers do, and no further than `shadow`, the copy of which a `use` shows. */
export function matches(
  element: SvgElement,
  { compounds, work }: Pick<Selector, "compounds" | "work">,
  shadow: SvgElement | null = null,
  at = compounds.length - 1,
): boolean {
  const compound = compounds[at];
  if (compound === undefined || !work.spend(1)) return false;
  if (!compound.tests.every((test) => test(element))) return false;
  if (at === 0) return true;
  if (element === shadow) return false;
  const isBefore = (candidate: SvgElement | null): boolean =>
    candidate !== null && matches(candidate, { compounds, work }, shadow, at - 1);
  switch (compound.combinator) {
    case ">":
      return isBefore(element.parent);
    case "+":
      return isBefore(siblingsBefore(element, work).at(-1) ?? null);
    case "~":
      return siblingsBefore(element, work).some(isBefore);
    default: {
      for (let each = element; each !== shadow && each.parent !== null; each = each.parent)
        if (isBefore(each.parent)) return true;
      return false;
    }
  }
}

function siblingsBefore(element: SvgElement, work: StyleWork): SvgElement[] {
  if (element.parent === null || !work.spend(element.parent.children.length)) return [];
  const siblings = elementsIn(element.parent);
  return siblings.slice(0, siblings.indexOf(element));
}

const textOfValue = ({ value }: SelectorPart): string => (typeof value === "string" ? value : "");
const nameOf = ({ name }: SelectorPart): string => (typeof name === "string" ? name : (name?.name ?? ""));
/** Without its namespace. */
const localName = (name: string): string => name.slice(name.lastIndexOf("|") + 1);
const wordsOf = (text: string | undefined): string[] => (text ?? "").split(/\s+/);
