import { createElement, Fragment, type ReactNode } from "react";

/** A sentence whose {{placeholders}} become elements, in the order that the language wants. */
export function WithLinks({ text, links }: { text: string; links: Readonly<Record<string, ReactNode>> }) {
  const parts = text.split(/(\{\{\w+\}\})/).map((part) => links[part.slice(2, -2)] ?? part);
  return createElement(Fragment, null, ...parts);
}
