import { parseMessages } from "@zoetrope/i18n/bind-messages";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { islandRoot } from "./island-root.ts";

/** Has React take over an island of the page. All that this needs is one file of the build, named after this one. */
export function hydrateIsland(element: HTMLElement, component: ComponentType<object>): void {
  const { island = "", when } = element.dataset;
  const { lang } = document.documentElement;
  const props = parseMessages(lang, element.nextElementSibling?.textContent ?? "{}") as object;
  hydrateRoot(element, islandRoot(component, props, when), { identifierPrefix: `${island}-` });
}
