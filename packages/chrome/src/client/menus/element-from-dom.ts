import { createElement, type ReactElement, type ReactNode } from "react";

const reactNames: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  hreflang: "hrefLang",
  tabindex: "tabIndex",
  // Drawings of a panel are fetched when React puts it on the page, which is when it opens.
  "data-href": "href",
};

/**
 * The server's markup as React elements: what is on the page is the only copy of its links and words. `replace` may answer for
 * an element itself; null leaves it as it is.
 */
export function elementFromDom(
  node: Element,
  replace: (node: Element, props: Record<string, string>, children: ReactNode[]) => ReactElement | null,
  key?: string,
): ReactElement {
  const props: Record<string, string> = key === undefined ? {} : { key };
  for (const { name, value } of node.attributes) props[reactNames[name] ?? name] = value;
  // An empty text counts as false to React where HTML knows only there or not there.
  if (node.hasAttribute("hidden")) props["hidden"] = "hidden";
  const children = [...node.childNodes].flatMap((child, at): ReactNode[] => {
    if (child instanceof Element) return [elementFromDom(child, replace, String(at))];
    return child instanceof Text ? [child.data] : [];
  });
  return replace(node, props, children) ?? createElement(node.localName, props, ...children);
}
