import type { ComponentType } from "react";

/** What `import.meta.glob<IslandModule>("./*\/*.island.tsx")` gives: loaders by path. */
export type IslandModules = Record<string, () => Promise<IslandModule>>;
export interface IslandModule {
  default: ComponentType<object>;
}

async function wake(element: HTMLElement, modules: IslandModules): Promise<void> {
  const ending = `/${element.dataset["island"] ?? ""}.island.tsx`;
  const load = Object.entries(modules).find(([path]) => path.endsWith(ending))?.[1];
  if (load === undefined) return;
  const props = JSON.parse(element.nextElementSibling?.textContent ?? "{}") as object;
  const [{ default: component }, { createElement }, { hydrateRoot }] = await Promise.all([
    load(),
    import("react"),
    import("react-dom/client"),
  ]);
  hydrateRoot(element, createElement(component, props), {
    identifierPrefix: `${element.dataset["island"]}-`,
  });
}

/** Hydrates the islands of the page, each at its time. */
export function wakeIslands(root: ParentNode, modules: IslandModules): void {
  const islands = root.querySelectorAll<HTMLElement>("[data-island]");
  if (islands.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wake(target as HTMLElement, modules);
      }
    },
    { rootMargin: "400px" },
  );
  for (const island of islands) {
    if (island.dataset["when"] === "visible") observer.observe(island);
    else void wake(island, modules);
  }
}
