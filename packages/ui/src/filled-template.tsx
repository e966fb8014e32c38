import { escapeHtml } from "@zoetrope/kit/escape-html";
import { createElement, useContext, type ComponentProps, type JSX, type ReactNode } from "react";
import { FragmentCacheContext, type FragmentCache } from "./cached-fragment.tsx";

/** Stands around the number of a value while a template is made; no text has this letter (private use of Unicode). */
const mark = "\ue000";

/** Texts, by themselves or in lists; undefined: one that is not there. */
export interface Values {
  readonly [name: string]: Value;
}
type Value = string | undefined | Values | readonly Value[];

/**
 * An element of the server of which there are many that differ by texts and attributes alone: React renders it once with marks for
 * them, and from then on they are put in. `cacheKey` says everything else that the content hangs on; which values are there is part of
 * it by itself. Null: nothing is kept, as of what anybody can ask for in any number of ways. `children` may ask for a value anywhere and
 * any number of times, but not look at it: it may be a mark.
 */
export function FilledTemplate<Tag extends keyof JSX.IntrinsicElements, Given extends Values>({
  as,
  cacheKey,
  values,
  children,
  ...attributes
}: Omit<ComponentProps<Tag>, "children" | "dangerouslySetInnerHTML"> & {
  as: Tag;
  cacheKey: string | null;
  values: Given;
  children: (values: Given) => ReactNode;
}) {
  const fragments = useContext(FragmentCacheContext);
  if (fragments === null || cacheKey === null) return createElement(as, attributes, children(values));
  const html = fillTemplate(fragments, cacheKey, values, children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

/**
 * What React carries into the head of the document (`<title>`, `<meta>`, `<link>`) from wherever it stands, of pages that differ by texts
 * and attributes alone; `cacheKey`, `values` and `children` as of `FilledTemplate`.
 */
export function FilledHead<Given extends Values>({
  cacheKey,
  values,
  children,
}: {
  cacheKey: string;
  values: Given;
  children: (values: Given) => ReactNode;
}) {
  const fragments = useContext(FragmentCacheContext);
  if (fragments === null) return <>{children(values)}</>;
  return <meta name={fragments.placeInHead(fillTemplate(fragments, cacheKey, values, children))} />;
}

/** React asks for pictures that are wanted at once before all that it renders: which picture, only the page knows (`askForImage`). */
const askedFor = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * The content of such an element as markup: where there are so many that React would take longer for the elements than for the rest.
 * `render`: how it is rendered; default: as the page's other fragments.
 */
export function fillTemplate<Given extends Values>(
  fragments: FragmentCache,
  cacheKey: string,
  values: Given,
  children: (values: Given) => ReactNode,
  render: (content: ReactNode) => string = fragments.render,
): string {
  const texts: string[] = [];
  const shape = collect(values, texts);
  return fragments.fill(`${cacheKey} ${shape}`, mark, texts, () => {
    let at = 0;
    const marked = withMarks(values, () => `${mark}${at++}${mark}`);
    return render(children(marked as Given)).replace(askedFor, "");
  });
}

/** Adds the texts of a value, escaped; tells which there are. */
function collect(value: Value, texts: string[]): string {
  if (typeof value === "string") {
    texts.push(escapeHtml(value));
    return "+";
  }
  if (value === undefined) return "-";
  if (isList(value)) return `[${value.map((one) => collect(one, texts)).join("")}]`;
  let shape = "{";
  for (const name of Object.keys(value)) shape += `${name} ${collect(value[name], texts)}`;
  return shape + "}";
}

/** A mark in the place of each text, in the same order. */
function withMarks(value: Value, next: () => string): Value {
  if (typeof value === "string") return next();
  if (value === undefined) return undefined;
  if (isList(value)) return value.map((one) => withMarks(one, next));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMarks(one, next)]));
}

/** `Array.isArray` does not tell a list that is only read. */
const isList = (value: Values | readonly Value[]): value is readonly Value[] => Array.isArray(value);
