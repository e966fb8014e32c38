import type { ComponentType } from "react";

const modules = import.meta.glob<{ default: ComponentType<object> }>("../*/*.island.tsx");
const loaderOfName = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/(.+)\.island\.tsx$/, "$1"), load]),
);

async function wake(element: HTMLElement): Promise<void> {
  const load = loaderOfName.get(element.dataset["island"] ?? "");
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
export function wakeIslands(root: ParentNode): void {
  const islands = root.querySelectorAll<HTMLElement>("[data-island]");
  if (islands.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wake(target as HTMLElement);
      }
    },
    { rootMargin: "400px" },
  );
  for (const island of islands) {
    if (island.dataset["when"] === "visible") observer.observe(island);
    else void wake(island);
  }
}
