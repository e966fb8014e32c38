import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { MenuBar, type BarEntry } from "./menu-bar.tsx";

function entriesOf(list: Element): BarEntry[] {
  return [...list.children].flatMap((item): BarEntry[] => {
    const details = item.querySelector("details");
    const link = item.querySelector(":scope > a");
    if (details === null) return link === null ? [] : [{ kind: "link", link }];
    const label = details.querySelector("summary");
    const panel = label?.nextElementSibling;
    if (label == null || panel == null) return [];
    return [{ kind: "menu", value: details.dataset["menu"] ?? "", label, panel }];
  });
}

/** The item of the row that has the focus or the pointer, as its place among the items. */
const positionOf = (list: Element, element: Element | null): number =>
  [...list.children].findIndex((item) => element !== null && item.contains(element));

/**
 * Takes the row of menus over in one step. What was begun goes on: an open menu stays open, focus and pointer stay on their item.
 * Returns how to give the row back, for a window that becomes narrow.
 */
export function mountMenuBar(
  list: HTMLElement,
  options: { api: string; localise(address: string): string },
): () => void {
  const open = list.querySelector<HTMLDetailsElement>("details[open]");
  const focused = positionOf(list, document.activeElement);
  const hovered = positionOf(list, list.querySelector(":hover"));
  const container = document.createElement("div");
  container.className = "nav__panel-root";
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <MenuBar entries={entriesOf(list)} defaultValue={open?.dataset["menu"] ?? ""} {...options} />,
    ),
  );
  if (open !== null) open.open = false;
  list.replaceWith(container);
  const stops = container.querySelectorAll<HTMLElement>(".nav__list > li > .nav__item");
  if (focused !== -1) stops[focused]?.focus({ preventScroll: true });
  // The pointer came before the row was ready: say so again.
  if (hovered !== -1 && open === null)
    stops[hovered]?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
  return () => {
    root.unmount();
    container.replaceWith(list);
  };
}
