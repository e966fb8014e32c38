import { PageAnalytics } from "@zoetrope/chrome/page-analytics";
import { createElement, Suspense, type ComponentType, type ReactElement } from "react";

/** When an island is hydrated (`Island`). */
export type IslandWhen = "load" | "visible" | "intent";

/**
 * An island with what is around it, the same on the server and in the browser. React hydrates a root in one task, and what is in a boundary
 * in many, between which the browser answers; whoever presses something there has it hydrated at once.
 */
export function islandRoot<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  when: string | undefined,
): ReactElement {
  const island = createElement(component, props);
  return createElement(
    PageAnalytics,
    null,
    when === "intent" ? createElement(Suspense, null, island) : island,
  );
}
