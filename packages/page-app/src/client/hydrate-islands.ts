import type { ComponentType } from "react";

export interface IslandModule {
  default: ComponentType<object>;
}
/** Gives the module of an island by its name. */
export type LoadIsland = (name: string) => Promise<IslandModule | undefined>;

/** The one of this name among what `import.meta.glob("./**\/*.island.tsx")` gives, be it modules or what loads them. */
export const islandAmong = <Found>(files: Record<string, Found>, name: string): Found | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];

async function wake(element: HTMLElement, loadIsland: LoadIsland): Promise<void> {
  const name = element.dataset["island"] ?? "";
  const [island, { parseMessages }, { PageAnalytics }, { createElement }, { hydrateRoot }] =
    await Promise.all([
      loadIsland(name),
      import("@zoetrope/i18n/bind-messages"),
      import("@zoetrope/chrome/page-analytics"),
      import("react"),
      import("react-dom/client"),
    ]);
  if (island === undefined) return;
  const { lang } = document.documentElement;
  const props = parseMessages(lang, element.nextElementSibling?.textContent ?? "{}") as object;
  const part = createElement(PageAnalytics, null, createElement(island.default, props));
  hydrateRoot(element, part, { identifierPrefix: `${name}-` });
}

/** Hydrates the islands of the page, each at its time. */
export function hydrateIslands(root: ParentNode, loadIsland: LoadIsland): void {
  const islands = root.querySelectorAll<HTMLElement>("[data-island]");
  if (islands.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wake(target as HTMLElement, loadIsland);
      }
    },
    { rootMargin: "400px" },
  );
  for (const island of islands) {
    if (island.dataset["when"] === "visible") observer.observe(island);
    else void wake(island, loadIsland);
  }
}
