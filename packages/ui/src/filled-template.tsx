import { escapeHtml } from "@zoetrope/kit/escape-html";
import { createElement, useContext, type ComponentProps, type JSX, type ReactNode } from "react";
import { FragmentCacheContext, type FragmentCache } from "./cached-fragment.tsx";

/** Stands around the number of a value while a template is made; no text has this letter (private use of Unicode). */
const mark = "\ue000";

export type Values = Readonly<Record<string, string | undefined>>;

/**
 * An element of the server of which there are many that differ by texts and attributes alone: React renders it once with marks for
 * them, and from then on they are put in. `cacheKey` says everything else that the content hangs on; which values are there is part of
 * it by itself. `children` may ask for a value anywhere and any number of times, but not look at it: it may be a mark.
 */
export function FilledTemplate<Tag extends keyof JSX.IntrinsicElements, Given extends Values>({
  as,
  cacheKey,
  values,
  children,
  ...attributes
}: Omit<ComponentProps<Tag>, "children" | "dangerouslySetInnerHTML"> & {
  as: Tag;
  cacheKey: string;
  values: Given;
  children: (values: Given) => ReactNode;
}) {
  const fragments = useContext(FragmentCacheContext);
  if (fragments === null) return createElement(as, attributes, children(values));
  const html = fillTemplate(fragments, cacheKey, values, children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
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
  const names = Object.keys(values);
  let shape = "";
  const escaped = names.map((name) => {
    const value = values[name];
    shape += value === undefined ? "-" : "+";
    return value === undefined ? "" : escapeHtml(value);
  });
  return fragments.fill(`${cacheKey} ${shape}`, mark, escaped, () => {
    const marks = names.map((name, at) => [
      name,
      values[name] === undefined ? undefined : `${mark}${at}${mark}`,
    ]);
    return render(children(Object.fromEntries(marks) as Given)).replace(askedFor, "");
  });
}
