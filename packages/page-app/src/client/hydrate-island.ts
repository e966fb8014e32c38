import { parseMessages } from "@zoetrope/i18n/bind-messages";
import { createElement, useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { islandRoot } from "./island-root.ts";

/**
 * Has React take over an island of the page, and resolves once it has. All that this needs is one file of the build, named after this one.
 */
export function hydrateIsland(element: HTMLElement, component: ComponentType<object>): Promise<void> {
  const { island = "", when } = element.dataset;
  const { lang } = document.documentElement;
  const props = parseMessages(lang, element.nextElementSibling?.textContent ?? "{}") as object;
  return new Promise((resolve) => {
    // Ids of `useId` do not change by a component that renders one other.
    function Hydrated(given: object) {
      useEffect(resolve, []);
      return createElement(component, given);
    }
    hydrateRoot(element, islandRoot(Hydrated, props, when), { identifierPrefix: `${island}-` });
  });
}
